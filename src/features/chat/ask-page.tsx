import { chatMessageLimit } from '#domain/chat/message-limit.ts';
import { Button } from '#ui/button/button.tsx';
import { boxClasses, Field } from '#ui/field/field.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { type AskOutcome, askFields } from '#wire/ask.ts';
import type { Shell } from '#wire/shell.ts';
import { AskAnswer } from './ask-answer.tsx';
import { HelpNote } from './help-note.tsx';
import { recipient } from './recipient.ts';
import { erasedWords } from './unanswered-words.ts';

interface AskPageProps {
  shell: Shell;
  /** The result of the form; undefined on the empty page. */
  outcome: AskOutcome | undefined;
}

/**
 * The assistant on its own page, by plain form: for browsers that cannot show the chat or load its script. The answer comes
 * first, so that a crisis answer is in the first screen.
 */
export function AskPage({ shell, outcome }: AskPageProps) {
  const isAnswered = outcome?.kind === 'answered';
  return (
    <section className="wrap max-w-3xl pt-8 pb-20 md:pt-12">
      <h1 className="text-h1">{titleOf(outcome)}</h1>
      {isAnswered && <AskAnswer {...outcome} shell={shell} />}
      {outcome?.kind === 'erased' && (
        <Notice tone="done" className="mt-6">
          {erasedWords}
        </Notice>
      )}
      {outcome?.kind === 'refused' && !outcome.isFieldProblem && <Refusal words={outcome.words} shell={shell} />}
      {!isAnswered && <Introduction shell={shell} />}
      <MessageForm outcome={outcome} />
      <Privacy shell={shell} />
      {isAnswered && <EraseForm conversationId={outcome.reply.conversationId} />}
    </section>
  );
}

function titleOf(outcome: AskOutcome | undefined): string {
  if (outcome?.kind !== 'answered') return 'Ask the assistant';
  // In English also above an answer in another language: the page is in English, and a crisis must stand out.
  return outcome.reply.urgent ? 'Please get help now' : 'The assistant’s answer';
}

function Introduction({ shell }: { shell: Shell }) {
  return (
    <>
      <p className="measure mt-4 text-lead">
        I’m the AI health assistant of {shell.clinic.name}. I can help with appointment bookings, medication questions
        or health enquiries.
      </p>
      <p className="measure mt-3">I’m an automated assistant, not a clinician, and I can be wrong.</p>
      <HelpNote />
    </>
  );
}

/** Without a booking link: the message may be a cry for help. */
function Refusal({ words, shell: { clinic } }: { words: string; shell: Shell }) {
  return (
    <Notice tone="problem" className="mt-6">
      <p role="alert">
        {words.replace(/\.?$/, '.')} You can call{' '}
        <a href={`tel:${clinic.phone.dial}`} className="text-link whitespace-nowrap">
          {clinic.phone.display}
        </a>{' '}
        or write to{' '}
        <a href={`mailto:${clinic.email}`} className="text-link">
          {clinic.email}
        </a>
        .
      </p>
    </Notice>
  );
}

function MessageForm({ outcome }: { outcome: AskOutcome | undefined }) {
  const isAnswered = outcome?.kind === 'answered';
  const refused = outcome?.kind === 'refused' ? outcome : undefined;
  const conversationId = isAnswered ? outcome.reply.conversationId : refused?.conversationId;
  return (
    <form method="post" action="/ask" className="mt-8">
      {conversationId && <input type="hidden" name={askFields.conversationId} value={conversationId} />}
      <Field
        label={isAnswered ? 'Your next message' : 'Your message'}
        problem={refused?.isFieldProblem ? refused.words : undefined}
        required
      >
        {(box) => (
          <textarea
            {...box}
            name={askFields.message}
            rows={4}
            maxLength={chatMessageLimit}
            autoComplete="off"
            defaultValue={refused?.question}
            className={boxClasses}
          />
        )}
      </Field>
      <Button type="submit" look="primary" className="mt-4">
        Send message
      </Button>
    </form>
  );
}

function Privacy({ shell }: { shell: Shell }) {
  return (
    <p className="measure mt-8 text-sm text-ink-soft">
      {recipient(shell.clinic.name, shell.assistantProvider)} We keep the chat for 30 days; you can erase it sooner
      here, under each answer. Please leave out your name and Medicare number.{' '}
      <a href="/privacy#assistant" className="underline underline-offset-2">
        Privacy policy
      </a>
    </p>
  );
}

function EraseForm({ conversationId }: { conversationId: string }) {
  return (
    <form method="post" action="/ask" className="mt-4">
      <input type="hidden" name={askFields.conversationId} value={conversationId} />
      <Button type="submit" name={askFields.erase} value="yes">
        Erase this chat
      </Button>
    </form>
  );
}
