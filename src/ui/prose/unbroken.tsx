const pattern = /(\b(?:e-scripts?|same-day|self-checks?|\d+-\d+)(?![\w-]))/i;

/** A line in which a word such as same-day or e-script is never broken at its hyphen. */
export function Unbroken({ text }: { text: string }) {
  return text.split(pattern).map((part, index) =>
    index % 2 === 1 ? (
      // The parts of one text never change places.
      // biome-ignore lint/suspicious/noArrayIndexKey: a part has nothing else that is its own
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
