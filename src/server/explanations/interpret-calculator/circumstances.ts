import { paragraph } from '../paragraphs.ts';
import type { ExplainedPerson } from './person.ts';

/** Remarks on the four extra boxes; empty if none is ticked. */
export function circumstancesParagraph(person: ExplainedPerson): string {
  return paragraph(medicineRemark(person), recentLossRemark(person), exerciseAndHeatRemark(person));
}

/** Never a name, a class or an amount of a medicine. */
function medicineRemark({ inputs, losing, underweight }: ExplainedPerson): string | false {
  if (!inputs.onGlp1) return false;
  return paragraph(
    losing
      ? 'Because you take prescribed medicine, speak with the clinician who prescribes it before you change how much you eat: eating less can change how it works and, for some people with diabetes, let blood sugar fall too low.'
      : 'While you take prescribed medicine, eat regular meals and drink enough, also on days when you are not hungry.',
    underweight
      ? 'Please tell the clinician who prescribes it, soon, how low your weight is now, and about anything new, such as low mood, faintness, or an upset stomach that does not settle.'
      : 'Keep taking it as it was prescribed, and tell the clinician who prescribes it about anything new, such as low mood, faintness, or an upset stomach that does not settle.',
  );
}

function recentLossRemark({ inputs, losing, older, underweight }: ExplainedPerson): string | false {
  if (!inputs.recentWeightLoss) return false;
  if (underweight) {
    return 'You ticked that your weight has gone down lately. At your weight, please see a clinician about that soon, whether you meant it to or not.';
  }
  const meant = losing
    ? 'You ticked that you have lost weight lately: your body may already be using a little less than the sum says, and a few weeks of holding steady are not a step back.'
    : 'You ticked that you have lost weight lately: holding it is work of its own, and regular meals and strength training help.';
  return paragraph(
    meant,
    older
      ? 'If you did not set out to lose it, see a GP soon, as that should be looked into at any age and above all later in life.'
      : 'If you did not set out to lose it, see a GP soon to find out why.',
  );
}

function exerciseAndHeatRemark({ inputs, older, underweight }: ExplainedPerson): string {
  const { exerciseRegularly, hotClimate } = inputs;
  const limits = 'If a clinician has told you to limit fluids, keep to that advice.';
  if (exerciseRegularly && hotClimate) {
    return paragraph(
      'Exercise in a hot climate takes more out of you than either alone: choose the early morning, carry water, and stop if you feel dizzy or stop sweating.',
      limits,
    );
  }
  if (hotClimate) {
    return paragraph(
      older
        ? 'In a hot climate, thirst comes late as we get older, so drink at set times and rest in the cool part of the house at midday.'
        : 'In a hot climate, keep water within reach, drink before you are thirsty, and move in the cooler hours.',
      limits,
    );
  }
  if (!exerciseRegularly) return '';
  return underweight
    ? 'You exercise regularly; eat something before and after, and let rest days be rest days.'
    : 'You exercise regularly, which is good for heart, sleep and mood whatever the scales do; on harder days it is normal to be hungrier.';
}
