import {
  butterfly,
  dialable,
  emergency,
  type HelpLine,
  healthdirect,
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
    `<p>${other ? words.other : words.self}</p>`,
    list(
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

/** The answer to a message that follows a crisis and asks nothing of the clinic: 'ok', 'no', 'nobody answers'. */
export function safetyFollowUp(finding: SafetyFinding, message: string): string {
  const kind = finding.kinds[0];
  const words = safetyWords[kind];
  const better = occurs(settled, normalise(message));
  const first =
    kind === 'overdose' && !occurs(inCare, normalise(message))
      ? 'Please ring the Poisons Information Centre now, even if everybody feels well: some effects come late, and they tell you what to do.'
      : talking.has(kind)
        ? better
          ? 'I am glad that you wrote back. If it gets hard again, today or any other day, these people are there, and you need no reason to ring.'
          : 'I am still here, and I am glad that you keep writing. Have you been able to reach a person? If one line does not answer, try the next, or ask somebody near you to ring with you.'
        : better
          ? 'I hope it stays that way. It still needs a proper check, today rather than tomorrow, and if it comes back or gets worse, please do not wait.'
          : 'Please do not wait on this chat. If it is still happening, gets worse or comes back, make the call now.';
  return `<p>${first}</p>${list(words.call, words.lines, finding)}`;
}

/** Stands before an answer about the clinic, where a crisis came earlier. Such an answer offers no booking button. */
export function careNote(finding: SafetyFinding): string {
  const kind = finding.kinds[0];
  const line =
    kind === 'eating-disorder'
      ? butterfly
      : talking.has(kind)
        ? (safetyWords[kind].lines[0] ?? lifeline)
        : healthdirect;
  const who =
    finding.about === 'other'
      ? 'anyone is not safe'
      : talking.has(kind)
        ? 'you are not safe'
        : 'it is still happening or comes back';
  return `<p>First, because of what you wrote earlier: if ${who}, call ${dialable(emergency)} now. ${line.name} is on ${dialable(line)}. They can help faster than we can.</p>`;
}

/** Whether a message asks about the clinic, so that it is answered even after a crisis, with the note before it. */
export function asksAboutClinic(message: string): boolean {
  return occurs(clinicWords, normalise(message));
}

const settled = anyOf([
  'thanks|thank you|thankyou|(?<!(not|isnt|arent|feel|wont be|never) )(ok|okay)|im (ok|okay|safe|fine|better|good|alright|all right|feeling better)|(?<!(not|dont|doesnt|didnt) )feel(ing)? (a bit |much |a little )?better|false alarm|its (gone|passed|stopped|better)|(called|rang|spoke to|talking to|on the phone (to|with)) .. (them|lifeline|000|ambulance|someone|mum|friend|doctor|ambos)|ambulance (is )?(here|coming|on the way)|(at|in|going to) (the )?(hospital|emergency)|(just|only|was) (joking|kidding)|i didnt mean it',
]);

/** Somebody looks after them already. */
const inCare = anyOf([
  '(called|rang|spoke to|talking to|on the phone (to|with)) .. (them|000|poisons?|ambulance|doctor|ambos)|ambulance (is )?(here|coming|on the way)|(at|in|going to) (the )?(hospital|emergency)|thanks|thank you|thankyou',
]);

const clinicWords = anyOf([
  'book|booking|bookings|appointments?|cost|costs|fee|fees|price|prices|how much|medicare|rebate|(the|a|any|your) gap|bulk bill[a-z]*|(your|opening|what|clinic|the|what are) hours|(are|r) (you|yous|u) (still )?open|(you|yous|clinic) (open|closed|close)|opening|refund|cancel|cancelling|reschedule|calculator|bmi|screener|self check|quiz|telehealth|video call|records|privacy|delete my|(delete|erase|wipe|clear) (this|the) (chat|conversation|messages?)|(erase|get rid of|delete) (what i|my (chat|messages))|(read|see) (this|the|my|our) (chat|conversation|messages)|referral|prescriptions?|repeats?|consultation|consult|follow up|your (address|email|phone|number|qualifications|website)|nurse practitioner|complaints?|who (is|are) (the|your)|do you (see|treat|do|have|offer|accept|take)',
]);

function list(call: string, lines: readonly HelpLine[], { young, firstNations, kinds }: SafetyFinding): string {
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
