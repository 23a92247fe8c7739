import {
  alcoholAndDrugs,
  butterfly,
  type HelpLine,
  healthdirect,
  kidsHelpline,
  lifeline,
  poisons,
  respect,
  suicideCallBack,
} from '../help-lines.ts';
import type { SafetyKind } from './kinds.ts';

/** What is said to a person, and the lines beside it. No digits: every number comes from the help lines. */
export interface SafetyWords {
  /** First, to the person who writes about themselves. */
  self: string;
  /** First, to the person who writes about somebody else. */
  other: string;
  /** When to call an ambulance or the police, as the reason beside the number. */
  call: string;
  /** After that number, in this order. */
  lines: readonly HelpLine[];
  /** After those, for the person who writes about themselves. */
  linesSelf?: readonly HelpLine[];
  /** What to do meanwhile. */
  meanwhile: string;
  /** The same for somebody else, where it differs. */
  meanwhileOther?: string;
}

/** Where nothing may be waited for. */
export const byAmbulance = 'Call now, and say where you are. The person who answers will tell you what to do';

export const safetyWords: Readonly<Record<SafetyKind, SafetyWords>> = {
  suicide: {
    self: 'I am glad you told me, and I am sorry that it is this hard. You deserve to talk with a person now, and there are people awake for exactly this.',
    other: 'Thank you for looking out for them. Please take it seriously, and do not carry it alone.',
    call: 'If you or they might act on it, or are hurt already',
    lines: [lifeline, suicideCallBack],
    meanwhile:
      'If you can, move away from anything you could use to hurt yourself, and tell somebody near you that you are not safe. I am only software; please let one of these people stay with you through the next hour.',
    meanwhileOther:
      'Stay with them if it is safe, ask them plainly whether they are thinking of suicide, and move away anything they could use. If you are not there, tell the ambulance or police where they are, and ask for somebody to check on them. The lines are there for you, too.',
  },
  'self-harm': {
    self: 'I am sorry that you are hurting this much, and I am glad you said it. You do not have to be in danger to ask for help.',
    other: 'Thank you for noticing. Hurting oneself is often a way of coping with more pain than a person can say.',
    call: 'Call now if a wound is deep or keeps bleeding, or life is in danger, and press on it with a clean cloth',
    lines: [lifeline, suicideCallBack],
    meanwhile:
      'If you can, put away what you might use, and go where somebody else is. A GP can help too, and will have heard this before.',
    meanwhileOther:
      'Stay calm and stay near; listen more than you ask. A GP can help, and the lines are there for you, too.',
  },
  heart: {
    self: 'This may be your heart, and that cannot wait.',
    other: 'This may be their heart, and that cannot wait.',
    call: byAmbulance,
    lines: [healthdirect],
    meanwhile:
      'Stop what you are doing, sit down and rest. Do not drive yourself. If the pain has already gone, it still needs to be checked today: ring healthdirect or go to an emergency department, and call the ambulance if it returns.',
    meanwhileOther:
      'Let them sit and rest, and stay with them. Neither of you should drive: the ambulance brings help to them, and whoever answers stays on the line. If it has already passed, it still needs to be checked today.',
  },
  stroke: {
    self: 'These can be signs of a stroke, and every minute counts, even when they pass.',
    other: 'These can be signs of a stroke, and every minute counts, even when they pass.',
    call: byAmbulance,
    lines: [],
    meanwhile:
      'Remember FAST: Face drooping, Arms weak, Speech slurred, Time to call. Note when it began. Do not eat, drink or drive.',
    meanwhileOther:
      'Remember FAST: Face drooping, Arms weak, Speech slurred, Time to call. Note when it began, stay with them, and give nothing to eat or drink.',
  },
  anaphylaxis: {
    self: 'This can be a severe allergic reaction, and it can get worse within minutes.',
    other: 'This can be a severe allergic reaction, and it can get worse within minutes.',
    call: byAmbulance,
    lines: [],
    meanwhile:
      'If there is an adrenaline injector, use it straight away, before anything else. Lie flat, or sit with your legs out if breathing is hard. Do not stand or walk, even if you feel better.',
    meanwhileOther:
      'If there is an adrenaline injector, use it straight away, before anything else. Lay them flat, or let them sit if breathing is hard, and do not let them stand or walk.',
  },
  breathing: {
    self: 'Trouble breathing needs help right now.',
    other: 'Trouble breathing needs help right now.',
    call: byAmbulance,
    lines: [],
    meanwhile: 'Sit upright. If you have a reliever puffer, use it as your asthma plan says. Do not drive.',
    meanwhileOther:
      'Help them to sit upright and stay with them. If they have a reliever puffer, use it as their asthma plan says. If they stop breathing, the person on the phone will take you through it.',
  },
  unconscious: {
    self: 'Passing out or having a fit can be serious. Please get help now and do not stay alone.',
    other: 'This is an emergency. Please make the call first, before you read on.',
    call: byAmbulance,
    lines: [],
    meanwhile: 'Sit or lie down where you cannot fall, tell someone near you, and do not drive.',
    meanwhileOther:
      'If they breathe, roll them onto their side with the head tilted back. If they do not breathe normally, start chest compressions; the person on the phone will count with you. In a fit, move hard things away and hold nothing down.',
  },
  overdose: {
    self: 'Please get advice on this now, even if you feel well: some effects come late.',
    other: 'Please get advice on this now, even if they seem well: some effects come late.',
    call: 'Call now if anyone has collapsed, is drowsy, has trouble breathing or has a fit, or if it was meant to cause harm',
    lines: [poisons],
    linesSelf: [lifeline],
    meanwhile:
      'Keep the packet beside you when you ring. Take nothing more, and do not make yourself vomit. Nobody will tell you off. If you meant to hurt yourself, say so when you ring: you deserve care for that, too.',
    meanwhileOther: 'Keep the packet beside you when you ring, stay with them, and do not make them vomit.',
  },
  hypoglycaemia: {
    self: 'This can be a problem with your blood sugar, and that can turn serious quickly.',
    other: 'This can be a problem with their blood sugar, and that can turn serious quickly.',
    call: 'Call now if anyone is confused, drowsy, vomiting or cannot swallow, or it does not improve within minutes',
    lines: [healthdirect],
    meanwhile:
      'If the sugar is low, or you cannot check: take something with fast sugar now, such as juice, ordinary soft drink or jelly beans, follow your diabetes plan, and check again after a quarter of an hour. Do not drive, and do not stay alone.',
    meanwhileOther:
      'If the sugar is low, or you cannot check, and they can swallow: give something with fast sugar now, such as juice or ordinary soft drink, and stay with them. If they cannot swallow or will not wake, give nothing by mouth.',
  },
  'eating-disorder': {
    self: 'Thank you for saying this. It is a lot to carry, it is nobody’s fault, and it is not something to manage alone.',
    other:
      'Thank you for noticing. Eating problems are nobody’s fault, and they respond to help, early help most of all.',
    call: 'Call now if anyone faints or nearly does, has had nothing for days, or has chest pain, a racing heart, blood, confusion, or danger to life',
    lines: [butterfly, lifeline],
    meanwhile:
      'If none of that is so, please still see a GP today or tomorrow, and tell them what you told me. Eating very little, vomiting or laxatives can upset the salts that the heart needs, all the more at a low weight. You matter more than any number.',
    meanwhileOther:
      'A GP should see them soon, today if they faint or cannot keep food down. Speak about your worry and not about looks. Butterfly helps families and friends, too.',
  },
  violence: {
    self: 'I am sorry that this is happening. It is not your fault, and you do not have to handle it alone.',
    other: 'Thank you for looking out for them. It is not their fault.',
    call: 'If anyone is in danger now',
    lines: [respect, lifeline],
    meanwhile:
      'If you were choked, or hurt on the head or the belly, please be seen at a hospital even if you feel well. If somebody checks this device, close this chat and clear it; you can also ring from another phone.',
    meanwhileOther:
      'Ask what they need, and let them decide what happens next where it is safe. The lines advise friends and family, too.',
  },
  child: {
    self: 'What you wrote sounds serious, and it is not your fault. There are people whose job is to keep you safe.',
    other: 'A child’s safety comes first. Please get help now, even if you are not sure.',
    call: 'If a child is hurt, ill or in danger now',
    lines: [kidsHelpline, respect],
    meanwhile:
      'If you can, go to an adult you trust, such as a teacher, a relative or a neighbour, and tell them what you told me.',
    meanwhileOther:
      'The child protection service of your state takes reports from anyone, day and night; Kids Helpline and the police can connect you. If you fear that you might hurt a child yourself, put the child somewhere safe, step away and ring; you will be helped.',
  },
  'harm-to-others': {
    self: 'Thank you for telling me. These thoughts can be frightening, and there is help with them right now.',
    other: 'Please keep yourself and others safe first.',
    call: 'If anyone may get hurt, or you may act on it',
    lines: [lifeline, healthdirect],
    meanwhile: 'Step away from the person and from anything that could do harm, and ask someone you trust to come.',
  },
  pregnancy: {
    self: 'In pregnancy this needs to be checked straight away.',
    other: 'In pregnancy this needs to be checked straight away.',
    call: 'For heavy bleeding, severe pain, fainting, a fit, or when you cannot get to a hospital safely',
    lines: [healthdirect],
    meanwhile:
      'Ring your maternity unit or midwife now, or go to the nearest emergency department. Do not drive yourself.',
    meanwhileOther: 'Ring the maternity unit or midwife now, or go to the nearest emergency department with them.',
  },
  withdrawal: {
    self: 'After heavy drinking, or some tablets and drugs, stopping suddenly can be dangerous, so please do not do it alone.',
    other:
      'After heavy drinking, or some tablets and drugs, stopping suddenly can be dangerous, so please do not leave them alone.',
    call: 'For shaking that gets worse, a fit, confusion, fever, or seeing or hearing things',
    lines: [alcoholAndDrugs, healthdirect],
    meanwhile:
      'If stopping has begun, be seen by a doctor or an emergency department today; if not, do not stop all at once without medical advice. They can make it safe, and nobody there will judge you.',
  },
  abdomen: {
    self: 'Severe pain in the belly, vomiting that does not stop, or blood needs a doctor now, more so when you take a medicine.',
    other: 'Severe pain in the belly, vomiting that does not stop, or blood needs a doctor now.',
    call: 'For severe or sudden pain, blood, fainting, confusion, or when nothing stays down',
    lines: [healthdirect],
    meanwhile:
      'Go to an emergency department; do not drive yourself. Take your list of medicines along, and ask there before you take the next one.',
    meanwhileOther: 'Take them to an emergency department, with a list of their medicines.',
  },
  emergency: {
    self: 'This sounds like an emergency, and I cannot handle one from here.',
    other: 'This sounds like an emergency, and I cannot handle one from here.',
    call: byAmbulance,
    lines: [healthdirect],
    meanwhile: 'Stay on the phone with them, and ask somebody near you to help.',
  },
};

/** In place of what helps with low sugar, where insulin was left out (src/domain/chat/README.md). */
export const insulinLeftOut =
  'Without insulin the sugar may be high, not low: check it, and ketones if you can, and take no extra sugar unless it is low. Go to an emergency department now, with somebody if you can, and do not drive. For vomiting, drowsiness, confusion or deep, fast breathing call the ambulance at once. Say that insulin was left out: nobody there will judge you.';
