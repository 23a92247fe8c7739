import { useEffect, useRef } from 'react';

interface ReviewDueProps {
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

/** Filters the list to overdue reviews. The box changes at once, and follows the address once the list has loaded. */
export function ReviewDue({ isChosen, onChoose }: ReviewDueProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.checked = isChosen;
  }, [isChosen]);
  return (
    <label className="flex min-h-11 items-center gap-3 font-semibold">
      <input
        ref={box}
        type="checkbox"
        defaultChecked={isChosen}
        onChange={({ target }) => onChoose(target.checked)}
        className="size-5"
      />
      Review due
    </label>
  );
}
