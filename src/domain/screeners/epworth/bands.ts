import type { Scale } from '../instrument.ts';

export const mildFrom = 6;
export const moderateFrom = 11;
/** Also the score for the advice not to drive before an assessment: Austroads counts 16 to 24 as high risk. */
export const severeFrom = 16;

export const scale: Scale = {
  name: 'Score',
  max: 24,
  bands: [
    {
      id: 'normal',
      from: 0,
      title: 'Normal Daytime Alertness',
      message: 'Your score is in the range of normal daytime alertness. A low score does not rule sleep apnoea out.',
      recommendation:
        'Nothing to do on this score. If you snore loudly, or somebody has seen your breathing pause, tell a clinician.',
      severity: 'good',
    },
    {
      id: 'mild',
      from: mildFrom,
      title: 'Mild Excessive Daytime Sleepiness',
      message:
        "Your answers suggest mild daytime sleepiness. The scale's author counts 6 to 10 as within normal. The score does not rule sleep apnoea out.",
      recommendation:
        'Look at your hours of sleep first. If sleepiness bothers you, raise it with a GP or another clinician.',
      severity: 'caution',
    },
    {
      id: 'moderate',
      from: moderateFrom,
      title: 'Moderate Excessive Daytime Sleepiness',
      message: "Your answers suggest more daytime sleepiness than the scale's author counts as normal.",
      recommendation:
        'Make a time with a GP or another clinician to look for the cause. Do not drive while you are sleepy.',
      severity: 'warning',
    },
    {
      id: 'severe',
      from: severeFrom,
      title: 'Severe Excessive Daytime Sleepiness',
      message: 'Your answers suggest severe daytime sleepiness. It needs medical attention, whatever the cause.',
      recommendation:
        'Immediate medical evaluation is recommended. Ask for an urgent consultation with a GP or another clinician, and do not drive until you have been assessed.',
      severity: 'severe',
    },
  ],
};
