import { useState } from 'react';
import type { AnswerValue, ScreenerAnswers } from '#domain/screeners/instrument.ts';

interface Given {
  answers: ScreenerAnswers;
  /** When the last answer was given; reports are dated with it. */
  at: Date;
}

const none: Given = { answers: {}, at: new Date(0) };

/** The answers of one visit. They live here and nowhere else: leaving the page forgets them. */
export function useAnswers() {
  const [given, setGiven] = useState(none);

  return {
    answers: given.answers,
    completedAt: given.at,
    choose: (itemId: string, value: AnswerValue) =>
      setGiven(({ answers }) => ({ answers: { ...answers, [itemId]: value }, at: new Date() })),
    clear: () => setGiven(none),
  };
}
