import type { Assessment } from '#domain/screeners/answers.ts';
import { passedOn } from '#domain/screeners/recommendation.ts';
import type { Completion } from '#domain/screeners/report.ts';
import { PrintSheet } from '#ui/print-sheet/print-sheet.tsx';
import { ResultScale } from './result-scale.tsx';

interface SummarySheetProps {
  assessment: Assessment;
  completion: Completion;
  clinicName: string;
  /** File name of the PDF. */
  title: string;
  onDone: () => void;
}

/** One page for a GP: the result, every answer, and the limits of the questionnaire. */
export function SummarySheet({ assessment, completion, clinicName, title, onDone }: SummarySheetProps) {
  const { instrument, result, responses } = assessment;
  return (
    <PrintSheet title={title} onDone={onDone}>
      <header className="flex items-baseline justify-between gap-6 border-b-2 border-brand pb-2">
        <p className="font-bold">{clinicName}</p>
        <p>Self-check summary, filled in by the patient</p>
      </header>
      <h2 className="mt-4 text-h3">{instrument.name}</h2>
      <p className="mt-1">
        Completed {completedInWords(completion)}. {instrument.lookBack}.
      </p>
      <p className="mt-3 flex gap-6">
        <span className="grow border-b border-ink-soft pb-4">Name:</span>
        <span className="w-52 border-b border-ink-soft pb-4">Date of birth:</span>
      </p>
      <div className="mt-4 grid grid-cols-[1fr_16rem] items-start gap-8">
        <div>
          <p className="text-lead leading-snug font-bold">{result.display}</p>
          <p className="mt-2">{result.message}</p>
          <p className="mt-2">
            <strong>What to do:</strong> {result.recommendation.text}
          </p>
          {passedOn(assessment).map(({ title: heading, text, phone }) => (
            <p key={heading} className="mt-2">
              <strong>{heading}.</strong> {text} {phone && `${phone.name}: ${phone.number}.`}
            </p>
          ))}
        </div>
        <ResultScale assessment={assessment} />
      </div>
      <table className="mt-4 w-full border-collapse text-left">
        <caption className="pb-1 text-left font-bold">Answers</caption>
        <tbody>
          {responses.map(({ item, option }, index) => (
            <tr key={item.id} className="border-t border-line align-baseline">
              <th scope="row" className="py-1 pr-6 font-normal">
                {index + 1}. {item.text}
              </th>
              <td className="py-1 font-bold whitespace-nowrap">{option.label}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <footer className="mt-4 grid gap-1 border-t border-ink-soft pt-2 text-[8.5pt] leading-snug">
        <p>{instrument.about.statement}</p>
        {instrument.about.differences.map((difference) => (
          <p key={difference}>{difference}</p>
        ))}
        {instrument.about.references.slice(0, 1).map(({ text }) => (
          <p key={text}>Reference: {text}</p>
        ))}
        <p>{instrument.about.licence}</p>
      </footer>
    </PrintSheet>
  );
}

/** Dated as the downloaded report: in the clinic's time zone. */
function completedInWords({ completedAt, timeZone }: Completion): string {
  return new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeStyle: 'short', timeZone }).format(completedAt);
}
