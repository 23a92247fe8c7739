const pattern = /(\b(?:e-scripts?|same-day|self-checks?|\d+-\d+)(?![\w-]))/i;

/** A line that does not break at the hyphen of a word such as same-day or e-script. */
export function Unbroken({ text }: { text: string }) {
  return text.split(pattern).map((part, index) =>
    index % 2 === 1 ? (
      // The parts of one text do not change their order.
      // biome-ignore lint/suspicious/noArrayIndexKey: a part has nothing else that is its own
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
