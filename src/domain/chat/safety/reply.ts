import {
  dialable,
  emergency,
  type HelpLine,
  kidsHelpline,
  lifeline,
  lifelineText,
  thirteenYarn,
} from '../help-lines.ts';
import type { SafetyFinding } from '../safety.ts';
import { normalise } from '../text/normalise.ts';
import { anyOf, occurs } from '../text/pattern.ts';
import type { SafetyKind } from './kinds.ts';
import { byAmbulance, insulinLeftOut, safetyWords } from './words.ts';

/** Trouble of mind, eating and home, where talking is what helps. */
const talking: ReadonlySet<SafetyKind> = new Set([
  'suicide',
  'self-harm',
  'eating-disorder',
  'violence',
  'child',
  'harm-to-others',
]);

/**
 * The answer to an emergency or a crisis, as HTML of p, ul, li, strong and a. It offers no appointment, and its numbers
 * dial.
 */
export function safetyReply(finding: SafetyFinding): string {
  const [first, ...rest] = finding.kinds;
  // What says the most beside it; a belly, or 'some emergency', says little that the ambulance will not.
  const second = rest.find((kind) => !saysLittle.has(kind)) ?? rest[0];
  const words = safetyWords[first];
  const other = finding.about === 'other';
  const also = second && safetyWords[second];
  const noInsulin = finding.insulinMissed === true && finding.kinds.includes('hypoglycaemia');
  const meanwhile =
    noInsulin && first === 'hypoglycaemia' ? insulinLeftOut : (other && words.meanwhileOther) || words.meanwhile;
  return [
    `<p>${finding.says ?? (other ? words.other : words.self)}</p>`,
    lineList(
      first === 'hypoglycaemia' && finding.confused ? byAmbulance : words.call,
      [...words.lines, ...((!other && words.linesSelf) || []), ...(also?.lines ?? [])],
      finding,
    ),
    `<p>${meanwhile}</p>`,
    finding.young && !other && ofOneself.has(first)
      ? '<p>An adult you trust can help, too, such as a parent, a school counsellor or a GP. You are not in trouble.</p>'
      : '',
    also &&
    first !== second &&
    !(noInsulin && first === 'hypoglycaemia') &&
    !(first === 'anaphylaxis' && second === 'breathing')
      ? `<p>${noInsulin ? insulinLeftOut : first === 'unconscious' && second === 'hypoglycaemia' ? sugarIfAwake : (other && also.meanwhileOther) || also.meanwhile}</p>`
      : '',
  ].join('');
}

/** What a young person may have told nobody yet. */
const ofOneself: ReadonlySet<SafetyKind> = new Set(['suicide', 'self-harm', 'eating-disorder']);

const saysLittle: ReadonlySet<SafetyKind> = new Set(['emergency', 'abdomen']);

/** Who writes may be awake, and who is written of may not. */
const sugarIfAwake =
  'If the sugar may be low: whoever is awake and can swallow takes fast sugar now, such as juice or ordinary soft drink. If somebody cannot swallow or will not wake, give nothing by mouth.';

/** Whether a message asks about the clinic, so that it is answered even after a crisis. */
export function asksAboutClinic(message: string): boolean {
  return occurs(clinicWords, normalise(message));
}

const clinicWords = anyOf([
  'book|booking|bookings|appointments?|cost|costs|fee|fees|price|prices|how much|medicare|rebate|(the|a|any|your) gap|bulk bill[a-z]*|(your|opening|what|clinic|the|what are) hours|(are|r) (you|yous|u) (still )?open|(you|yous|clinic) (open|closed|close)|opening|refund|cancel|cancelling|reschedule|calculator|bmi|screener|self check|quiz|telehealth|video call|records|privacy|delete my|(delete|erase|wipe|clear) (this|the) (chat|conversation|messages?)|(erase|get rid of|delete) (what i|my (chat|messages))|(read|see) (this|the|my|our) (chat|conversation|messages)|referral|prescriptions?|repeats?|consultation|consult|follow up|your (address|email|phone|number|qualifications|website)|nurse practitioner|complaints?|who (is|are) (the|your)|do you (see|treat|do|have|offer|accept|take)',
]);

/** The emergency number with the reason to call it, and the lines, each once. */
export function lineList(
  call: string,
  lines: readonly HelpLine[],
  { young, firstNations, kinds }: SafetyFinding,
): string {
  const talks = kinds.some((kind) => talking.has(kind));
  // Who is young is given the line for the young before any other.
  const all = new Set<HelpLine>(young && talks ? [kidsHelpline, ...lines] : lines);
  if (firstNations && talks) all.add(thirteenYarn);
  const items = [...all].map(
    (line) =>
      `<li><strong>${line.name}</strong> ${dialable(line)}${line === lifeline ? `, or text ${lifelineText}` : ''}. ${line.about}.</li>`,
  );
  return `<ul><li><strong>${emergency.name}</strong> ${dialable(emergency)}. ${call}.</li>${items.join('')}</ul>`;
}
