import type { Item } from '../instrument.ts';
import { yesNo } from '../yes-no.ts';

export const items: readonly Item[] = [
  {
    id: 'snoring',
    text: 'Can your snoring be heard in the next room with the door shut, or does a bed partner nudge you because of it?',
    options: yesNo,
  },
  {
    id: 'tired',
    text: 'Are you worn out or drowsy in the daytime, often rather than now and then?',
    options: yesNo,
  },
  {
    id: 'observed',
    text: 'Has somebody noticed your breathing pause while you slept, or heard you choke or gasp?',
    options: yesNo,
  },
  {
    id: 'pressure',
    text: 'Is your blood pressure high, or kept down by treatment?',
    options: yesNo,
  },
  {
    id: 'bmi',
    text: 'Is your body mass index (BMI) over 35?',
    hint: 'BMI is your weight in kilograms divided by your height in metres, twice. At 170 cm, a BMI of 35 is about 101 kg.',
    options: yesNo,
  },
  {
    id: 'age',
    text: 'Are you over 50 years of age?',
    options: yesNo,
  },
  {
    id: 'neck',
    text: 'Does your neck measure over 40 cm (16 inches) around?',
    hint: "Measure halfway up, or at the Adam's apple, with the tape lying flat.",
    options: yesNo,
  },
  {
    id: 'gender',
    text: 'Are you male?',
    hint: 'The research behind this question compared men with women. If neither answer fits you, go through the result with a clinician.',
    options: yesNo,
  },
];
