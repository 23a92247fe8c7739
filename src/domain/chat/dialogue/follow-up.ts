import { beyondBlue, dialable, emergency, healthdirect, lifeline, poisons, respect } from '../help-lines.ts';
import type { SafetyKind } from '../safety/kinds.ts';
import { lineList } from '../safety/reply.ts';
import { safetyWords } from '../safety/words.ts';
import type { SafetyFinding } from '../safety.ts';
import type { CareKind, Concern } from './dialogue.ts';
import type { Move } from './moves.ts';

/*
 * What is said under a concern that was told before. HTML of p, ul, li, strong and a; every number comes from the help
 * lines, so no sentence here holds a digit.
 */

/** What helps: an ambulance, the poisons line, or talking. */
type Help = 'ambulance' | 'poisons' | 'talking' | 'safety';

const helpOf: Readonly<Partial<Record<SafetyKind, Help>>> = {
  overdose: 'poisons',
  suicide: 'talking',
  'self-harm': 'talking',
  'eating-disorder': 'talking',
  'harm-to-others': 'talking',
  violence: 'safety',
  child: 'safety',
};

type Said = Readonly<Record<'refuses' | 'unreached' | 'waits' | 'more', Readonly<Record<'self' | 'other', string>>>>;

const said: Readonly<Record<Help, Said>> = {
  ambulance: {
    refuses: {
      self: 'Ringing is not agreeing to go anywhere. Please make the call, say what you feel, and let the person who answers tell you what is safe.',
      other:
        'You can call without their agreement, and you do not have to argue about it. Step away if you need to, make the call, and say what you see; the person who answers will tell you both what to do.',
    },
    unreached: {
      self: 'Please keep trying, and do not stay alone: call out to a neighbour, or ask anybody near you to ring for you.',
      other:
        'Please keep trying, and ask anybody near you to ring as well. If you cannot get through, go to the nearest emergency department with them, and let somebody else drive.',
    },
    waits: {
      self: 'Please do not wait and see, and do not drive yourself. Even if it eases, it needs to be looked at now: make the call.',
      other:
        'Please do not wait and see, even if they feel fine or it eases. Make the call now, and stay with them until help is there.',
    },
    more: {
      self: 'Please make the call now, before you write on here. The person who answers will ask what you see and feel, and tell you what to do.',
      other:
        'Please make the call now, before you write on here. Tell the person who answers exactly what you see; they will tell you what to do. If they are hard to wake, breathe oddly or get worse, say that first.',
    },
  },
  poisons: {
    refuses: {
      self: 'Ringing is not agreeing to go to hospital. Please ring the Poisons Information Centre now and tell them what you took and when; they will tell you honestly what is safe.',
      other:
        'You can ring the Poisons Information Centre without their agreement. Please do it now, with the packet beside you; they will tell you whether it can be watched at home.',
    },
    unreached: {
      self: 'If the poisons line does not answer at once, call the emergency number instead; do not wait for a call back.',
      other:
        'If the poisons line does not answer at once, call the emergency number instead; do not wait for a call back.',
    },
    waits: {
      self: 'Please do not wait. Ring the Poisons Information Centre now, even if you feel well: some effects come late, and they tell you what to do.',
      other:
        'Please do not wait. Ring the Poisons Information Centre now, even if they feel fine: some effects come late, and they tell you what to do.',
    },
    more: {
      self: 'Please ring the Poisons Information Centre now, even if you feel well: some effects come late, and they tell you what to do.',
      other:
        'Please ring the Poisons Information Centre now, even if they seem well: some effects come late, and they tell you what to do.',
    },
  },
  talking: {
    refuses: {
      self: 'You do not have to explain yourself, and you can stop whenever you like. A text message is enough to begin with, and so is a few minutes of somebody listening.',
      other:
        'It is all right to tell somebody, even if they asked you not to: keeping them alive matters more than keeping the secret. You can ring the lines yourself and ask what to do next.',
    },
    unreached: {
      self: 'I am sorry that nobody picked up. Please try the next line, send a text, or go to somebody near you; if you cannot stay safe, call the emergency number, which always answers.',
      other:
        'Please try the next line, and if they are in danger and cannot be reached, call the emergency number and say where they may be.',
    },
    waits: {
      self: 'Please do not carry this until later. One of these people can be with you in a minute, and you need no reason to ring.',
      other:
        'Please take it seriously even if they say that they are fine. Ask them plainly, stay near, and ring one of these lines together or by yourself.',
    },
    more: {
      self: 'I am still here, and I am glad that you keep writing. Have you been able to reach a person? If one line does not answer, try the next, or ask somebody near you to ring with you.',
      other:
        'I am glad that you keep looking out for them. Have you been able to reach somebody? If one line does not answer, try the next; they advise family and friends, too.',
    },
  },
  safety: {
    refuses: {
      self: 'If somebody keeps you from calling or leaving, call the emergency number as soon as you can, from any phone. If you cannot speak, stay on the line and follow what you hear.',
      other:
        'It is not easy to be told no. The lines can help you to work out what is safe for them and for you; if they are in danger now, call the emergency number.',
    },
    unreached: {
      self: 'Please try again, or from another phone, or go to where other people are: a neighbour, a shop, a police station.',
      other:
        'Please try again. If they are in danger and cannot be reached, call the emergency number and say where they are.',
    },
    waits: {
      self: 'You do not need to be sure, and it does not need to get worse first. Ring as soon as you can speak safely.',
      other: 'You do not need to be sure before you ring. Tell them what you have seen, and ask what to do.',
    },
    more: {
      self: 'I am glad that you keep writing. The line below can help tonight: with a safe place to stay, with children too, with money and with what to do next. You decide how much you tell.',
      other:
        'I am glad that you keep looking out for them. The lines below advise you, too, and know where somebody can stay safely tonight.',
    },
  },
};

/** The answer to a short reply under a concern: its own numbers again, and what the reply is about. */
export function followUp(finding: SafetyFinding, move: Move | undefined): string {
  const [kind] = finding.kinds;
  const sentences = said[helpOf[kind] ?? 'ambulance'];
  const key =
    move === 'refuses' || move === 'unreached' ? move : move === 'waits' || move === 'well' ? 'waits' : 'more';
  const words = safetyWords[kind];
  const others = finding.kinds.slice(1, 3).flatMap((other) => safetyWords[other].lines);
  return `<p>${sentences[key][finding.about]}</p>${lineList(words.call, [...words.lines, ...others], finding)}`;
}

/** The answer to somebody who says that it is over, was meant in jest, or is looked after. */
export function closing({ kinds, about }: Concern, move: Move): string {
  const [kind = 'emergency'] = kinds;
  const talks = helpOf[kind] === 'talking';
  const first =
    move === 'helped'
      ? 'I am glad that help is there. Please do what they tell you, whatever I wrote.'
      : move === 'jest'
        ? about === 'self' && talks
          ? 'Thank you for saying so. I take such words at face value, because I cannot hear your voice.'
          : 'Thank you for saying so. I take such words at face value.'
        : move === 'denies'
          ? 'Thank you for telling me plainly. You can say so here whenever that changes.'
          : about === 'self' && talks
            ? 'I am glad. If it gets hard again, today or any other day, you need no reason to ring.'
            : 'I am glad to hear it.';
  return `<p>${first}</p><p>${quietLine(kinds, about)}</p><p>What else can I help you with?</p>`;
}

/** One line below an ordinary answer: where help is, should it be needed after all. */
export function lineBelow({ kinds, about }: Concern): string {
  return `<p>${quietLine(kinds, about)}</p>`;
}

function quietLine([kind = 'emergency']: readonly SafetyKind[], about: Concern['about']): string {
  const danger = dialable(emergency);
  switch (helpOf[kind]) {
    case 'talking':
      return about === 'self'
        ? `${lifeline.name} listens day and night on ${dialable(lifeline)}; in danger, call ${danger}.`
        : `For them and for you, ${lifeline.name} is there day and night on ${dialable(lifeline)}; in danger, call ${danger}.`;
    case 'safety':
      return `${respect.name} is there day and night on ${dialable(respect)}; in danger, call ${danger}.`;
    case 'poisons':
      return `If anybody feels unwell after all, ring the ${poisons.name} on ${dialable(poisons)}; if they collapse, ${danger}.`;
    default:
      return `If it is still there, or comes back, call ${danger}. Nurses at ${healthdirect.name} answer day and night on ${dialable(healthdirect)}.`;
  }
}

const comforts: Readonly<Record<CareKind, string>> = {
  'low-mood':
    'Thank you for telling me. Feeling low or flat is reason enough to ask for help; it does not have to get worse first.',
  bereaved: 'Thank you for telling me. Grief is reason enough to ask for company; it does not have to get worse first.',
  'body-distress':
    'Thank you for telling me. Hurting about your body is reason enough to ask for help; it does not have to get worse first.',
};

/** The answer to somebody who told of low spirits, and now that it is no more than that. */
export function comfort(kind: CareKind): string {
  return (
    `<p>${comforts[kind]} Your GP can listen, and can make a plan with you for somebody to talk to.</p>` +
    `<p>${beyondBlue.name} answers day and night on ${dialable(beyondBlue)}. Should you ever feel unsafe, ${lifeline.name} is on ${dialable(lifeline)}, and ${dialable(emergency)} in danger.</p>`
  );
}
