import { butterfly, emergency, healthdirect, lifeline } from '#domain/calculator/help-lines.ts';
import { paragraph } from '../paragraphs.ts';
import type { ExplainedPerson } from './person.ts';

/** For a person whose BMI is below the healthy range. Never mentions eating less. */
export function lowWeightParagraph({ own, fixed, shown, withheld, inputs, older }: ExplainedPerson): string {
  return paragraph(
    `At ${own.weight} and ${own.height}, your body mass index (BMI) is ${own.bmi}, which is under ${fixed.healthyFrom}, where the healthy range for adults begins.`,
    withheld
      ? 'You chose a goal of weighing less. We do not work that out here, because going lower could harm your heart, bones, hormones and mood. The figures below are for staying at least where you are, and we say so plainly because we would like you to be well.'
      : 'It can have a cause that is worth finding, even if you have always been light.',
    inputs.goal === 'build' && !withheld && 'Wanting to gain some muscle is a good direction from here.',
    older && 'Later in life a low weight also means less to draw on when you are ill, so please mention it soon.',
    own.waist !== null &&
      (shown.waistRisk === 'Lower Risk'
        ? `Your waist of ${own.waist} does not change any of this.`
        : `Your waist of ${own.waist} is large beside that weight, so please mention it to a clinician too.`),
  );
}

/** Help lines, with the numbers of the calculator's own notices. */
export function supportParagraph({ has, withheld }: ExplainedPerson): string {
  return paragraph(
    has('very-low-weight') &&
      `Please see a doctor within the next few days, even if you feel well: at this weight the heart and the blood are worth checking. If you faint, have chest pain, a racing or uneven heartbeat or trouble breathing, or are too weak to stand up, call ${emergency.number}.`,
    withheld
      ? 'If eating, weight or body image is on your mind a lot, or if your weight is going down without your meaning it to, please talk to somebody soon.'
      : 'Please have your weight looked at by a GP or another clinician, sooner if your weight is going down without your meaning it to or if eating feels hard.',
    `The ${butterfly.name} is there for anybody who worries about eating or body image, on ${butterfly.number}; you do not need a diagnosis to call.`,
    `A nurse at ${healthdirect.name} answers day and night on ${healthdirect.number}.`,
    withheld &&
      `${lifeline.name} is on ${lifeline.number} at any hour, and if somebody is in danger now, call ${emergency.number}.`,
  );
}
