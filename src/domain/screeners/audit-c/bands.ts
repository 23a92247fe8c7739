import type { BandAdvice, Scale } from '../instrument.ts';

/** The same for all, because no question is about sex. */
export const moderateRiskFrom = 3;
/** Also where the high-risk notices start. */
export const highRiskFrom = 7;

/** Also for heavy drinking every day below that score. */
export const highRiskAdvice: BandAdvice = {
  recommendation:
    'Talk to a GP or another clinician soon, or call the hotline today. They can help you to cut back safely. Do not stop suddenly if you drink heavily every day.',
  severity: 'severe',
};

export const scale: Scale = {
  name: 'Score',
  max: 12,
  bands: [
    {
      id: 'no-risk',
      from: 0,
      title: 'No Alcohol Consumption',
      message: 'Your answers say that you do not drink alcohol. There is no risk from drinking to score.',
      recommendation:
        'Nothing needs to change. If staying away from alcohol takes effort, a clinician can support you.',
      severity: 'good',
    },
    {
      id: 'low',
      from: 1,
      title: 'Low Risk',
      message: 'Your score is in the lower range. The less you drink, the lower your risk of harm.',
      recommendation:
        'Keep within the drinking guideline. There are times when not drinking is safest, such as pregnancy.',
      severity: 'good',
    },
    {
      id: 'moderate',
      from: moderateRiskFrom,
      title: 'Moderate Risk',
      message: 'Your score is in a range where drinking can start to affect your health, sleep, mood or weight.',
      recommendation:
        'Compare your week with the drinking guideline, and talk to a GP or another clinician about cutting back.',
      severity: 'caution',
    },
    {
      id: 'high',
      from: highRiskFrom,
      title: 'High Risk',
      message: 'Your score is in a range where harm from alcohol is more likely, now or over time.',
      ...highRiskAdvice,
    },
  ],
};
