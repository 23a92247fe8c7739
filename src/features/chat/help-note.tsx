import { emergency, type HelpLine, lifeline } from '#domain/calculator/help-lines.ts';

/** The same for screen readers. */
export const helpWords = `In an emergency call ${emergency.number}. To talk to someone now, call Lifeline on ${lifeline.number}.`;

/** SAFE-03: help lines. Shown for every unanswered message, because its content is unknown. */
export function HelpNote() {
  return (
    <p className="mt-3 rounded-card border-2 border-severe bg-severe-tint p-3 text-sm">
      In an emergency call <Line line={emergency} />. To talk to someone now, call Lifeline on <Line line={lifeline} />.
    </p>
  );
}

function Line({ line: { number, dial } }: { line: HelpLine }) {
  return (
    <a href={`tel:${dial}`} className="font-bold whitespace-nowrap underline">
      {number}
    </a>
  );
}
