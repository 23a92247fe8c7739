import { type RefObject, useEffect, useState } from 'react';
import type { Answers, AnswerValue, Instrument } from '#domain/screeners/instrument.ts';
import { pickedAnswers } from './picked-answers.ts';

interface Given {
  answers: Answers;
  /** When the last answer was given; reports are dated with it. */
  at: Date;
}

const none: Given = { answers: {}, at: new Date(0) };

/** The answers of one visit. They live here and nowhere else: leaving the page forgets them. */
export function useAnswers(instrument: Instrument, place: RefObject<HTMLElement | null>) {
  const [given, setGiven] = useState(none);

  // The questions can be answered before this script has arrived.
  useEffect(() => {
    const checked = place.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? [];
    const answers = pickedAnswers(instrument.id, instrument.items, [...checked]);
    if (Object.keys(answers).length > 0) setGiven({ answers, at: new Date() });
  }, [instrument, place]);

  return {
    answers: given.answers,
    completedAt: given.at,
    choose: (itemId: string, value: AnswerValue) =>
      setGiven(({ answers }) => ({ answers: { ...answers, [itemId]: value }, at: new Date() })),
    clear: () => setGiven(none),
  };
}
