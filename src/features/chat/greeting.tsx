import type { Shell } from '#wire/shell.ts';
import { Bubble } from './chat-entry.tsx';
import { conversation } from './conversation.ts';
import { recipient } from './recipient.ts';
import { linkTo } from './reply-links.ts';

const questions = [
  'How do I book?',
  'What does it cost?',
  'What happens in a first visit?',
  'How do I change an appointment?',
];

/** CHAT-02: who answers, its purpose and limits, and what happens with messages. */
export function Greeting({ shell, at }: { shell: Shell; at: number }) {
  const { name } = shell.clinic;
  return (
    <Bubble by="greeting" at={at}>
      <div className="chat-html">
        <p>
          Hello. I’m the AI health assistant of {name}. I can help with appointment bookings, medication questions or
          health enquiries.
        </p>
        <p>
          I’m an automated assistant, not a clinician, and I can be wrong. I’m not for emergencies: call{' '}
          <a href="tel:000">000</a>, or Lifeline on <a href="tel:131114">13 11 14</a>.
        </p>
      </div>
      <p className="mt-3 border-t border-line pt-3 text-sm text-ink-soft">
        {recipient(name, shell.assistantProvider)} We keep the chat for 30 days; you can erase it sooner under Chat
        options. Please leave out your name and Medicare number.{' '}
        <a {...linkTo('/privacy#assistant', shell.mainOrigin)} className="underline underline-offset-2">
          Privacy policy
        </a>
      </p>
    </Bubble>
  );
}

/** Example questions. */
export function FirstQuestions() {
  return (
    <li className="chat-entry items-end">
      <ul aria-label="Questions to begin with" className="flex flex-wrap justify-end gap-2">
        {questions.map((question) => (
          <li key={question} className="max-w-full">
            <button
              type="button"
              onClick={() => conversation.send(question)}
              className="min-h-11 rounded-card border border-edge bg-surface px-3.5 py-2 text-left text-sm font-semibold text-brand-deep hover:border-brand-deep hover:bg-brand-tint"
            >
              {question}
            </button>
          </li>
        ))}
      </ul>
    </li>
  );
}
