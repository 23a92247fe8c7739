import { useEffect, useEffectEvent, useRef } from 'react';
import type { NumericFieldId } from '#domain/calculator/limits.ts';

/**
 * Says that a field was left, but not while a pointer is down: a message that appears then would move the page, and
 * what the person is pressing would slip away from under the finger.
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
      // After the click that this release makes.
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
    /** Back in the same field, as from one of its boxes to the other: it was not left. */
    entered(target: Element): void {
      if (waiting.current && target.id.startsWith(`calculator-${waiting.current}`)) waiting.current = null;
    },
  };
}
