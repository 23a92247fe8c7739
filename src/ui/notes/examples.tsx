import { NoteReference, NoteReferences, Notes } from './notes.tsx';

const notes = [
  {
    id: 'telehealth',
    number: 1,
    text: {
      html: 'Medicare pays for telehealth with a practitioner whom you have seen in person in the past 12 months.',
      inline: true,
    },
  },
  { id: 'results', number: 2, text: { html: 'Individual results vary.', inline: true } },
];

export function ClaimsAndTheirNotes() {
  return (
    <>
      <div className="wrap grid gap-3 pb-8">
        <p>
          The first visit is bulk billed.
          <NoteReference note={{ id: 'telehealth', number: 1 }} />
        </p>
        <p>
          From 116 kg to 78 kg in 14 months, with the visits bulk billed.
          <NoteReferences
            notes={[
              { id: 'telehealth', number: 1 },
              { id: 'results', number: 2 },
            ]}
          />
        </p>
      </div>
      <Notes notes={notes} />
    </>
  );
}
