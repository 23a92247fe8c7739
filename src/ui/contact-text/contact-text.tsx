import { splitContacts } from './split-contacts.ts';

/** A plain sentence with help lines and mail addresses as links. */
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
