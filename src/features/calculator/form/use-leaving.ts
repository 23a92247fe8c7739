import { useEffect, useEffectEvent, useRef } from 'react';
import type { NumericFieldId } from '#domain/calculator/limits.ts';

/**
 * Reports that a field was left, but not while a pointer is down: a message at that moment would move the page, and the
 * pressed element would slip away from the pointer.
 */
export function useLeaving(onLeft: (field: NumericFieldId) => void) {
  const pressed = useRef(false);
  const waiting = useRef<NumericFieldId>(null);
  const tell = useEffectEvent(onLeft);
  useEffect(() => {
    const press = () => {
      pressed.current = true;
    };
    const release = () => {
      pressed.current = false;
      const field = waiting.current;
      waiting.current = null;
      // After the click of this release.
      if (field) setTimeout(() => tell(field));
    };
    const events: [string, () => void][] = [
      ['pointerdown', press],
      ['pointerup', release],
      ['pointercancel', release],
    ];
    for (const [name, listener] of events) window.addEventListener(name, listener, { capture: true });
    return () => {
      for (const [name, listener] of events) window.removeEventListener(name, listener, { capture: true });
    };
  }, []);
  return {
    left(field: NumericFieldId): void {
      if (pressed.current) waiting.current = field;
      else onLeft(field);
    },
    /** The focus is back in the same field, for example in its other box, so it was not left. */
    entered(target: Element): void {
      if (waiting.current && target.id.startsWith(`calculator-${waiting.current}`)) waiting.current = null;
    },
  };
}
