import { useState } from 'react';
import type { AnswerValue, ScreenerAnswers } from '#domain/screeners/instrument.ts';

interface Given {
  answers: ScreenerAnswers;
  /** Time of the last answer; reports have this date. */
  at: Date;
}

const none: Given = { answers: {}, at: new Date(0) };

/** The answers of one visit. They are in memory only and end with the page. */
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
