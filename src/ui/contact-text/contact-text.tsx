import { splitContacts } from './split-contacts.ts';

/** A plain sentence in which help lines dial and mail addresses open. */
export function ContactText({ text }: { text: string }) {
  return splitContacts(text).map((part, index) =>
    part.href ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never move
      <a key={index} href={part.href} className="font-semibold xs:whitespace-nowrap underline underline-offset-4">
        {part.text}
      </a>
    ) : (
      part.text
    ),
  );
}
