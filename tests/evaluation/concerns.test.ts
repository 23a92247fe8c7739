import { describe, expect, test } from 'vitest';
import { loadConcerns } from '#content/concerns.ts';
import { textsToRead } from '#domain/chat/concern/parts.ts';
import { embeddingsOf } from './labelled-messages.ts';

const concerns = loadConcerns();

const ofKind = [
  ['I want to kill myself', 'suicide'],
  ['i cant do this anymore', 'suicide'],
  ['my daughter is self harming', 'self-harm'],
  ['chset pain and sweating', 'heart'],
  ['mums face has dropped and she cant talk properly', 'stroke'],
  ['my tongue is swelling', 'anaphylaxis'],
  ['cant breathe', 'breathing'],
  ['took my tablets twice by accident', 'overdose'],
  ['sugar is 2.9 and im shaky', 'hypoglycaemia'],
  ['I make myself sick after dinner', 'eating-disorder'],
  ['my husband hits me', 'violence'],
  ['my uncle touches me', 'child'],
  ['stopped drinking 2 days ago and now im shaking', 'withdrawal'],
  ['pregnant and bleeding', 'pregnancy'],
  ['he wont wake up', 'unconscious'],
  ['im on the phone having a heart attack', 'heart'],
  ['he is in the car having a seizure', 'unconscious'],
] as const;

const first = [
  ['he said hell kill me if i leave and hes taken my car keys', 'violence'],
  ['he said hell kill me and i want to die', 'suicide'],
  ['partners drunk and smashing the place up, me and the kids are locked in the bedroom', 'violence'],
  ['my left arm went numb and i couldnt find my words for about ten minutes this morning', 'stroke'],
  ['my left arm went numb and i couldnt find my words, crushing pain in my chest', 'heart'],
  ['got all my tablets out on the bed and im going to take them tonight', 'suicide'],
  ['took all my tablets and i want to die', 'overdose'],
] as const;

const about = [
  ['my husband hits me', 'self'],
  ['my partner put his hands around my throat', 'self'],
  ['im 12 and my stepdad touches me', 'self'],
  ['i want to die', 'self'],
  ['gave the dog to my brother and wrote the letters. wont be needing an appt after all', 'self'],
  ['gave the dog to my brother, wrote the letters. wont be needing an appt after all', 'self'],
  ['my sister has been giving away all her stuff and writing goodbye letters, she wants to die', 'other'],
  ["my husband's having chest pain", 'other'],
  ["my wife's got chest pain", 'other'],
  ["my husband's having a stroke i think", 'other'],
  ["my dad's lying on the floor and not breathing", 'other'],
  ["my husband's gone to the shed with a rope and said goodbye", 'other'],
  ['my mates on the roof and he is going to jump', 'other'],
  ["my brother's sent everyone a goodbye text and he isn't answering", 'other'],
  ['my teenage daughter wants to die, she would be better off with her dad', 'other'],
  ['my son wants to kill himself and the ambulance is waiting for me', 'other'],
  ['my husband is trying to kill himself', 'other'],
  ['my wifes gone, ive taken 30 panadol', 'self'],
  ['my husbands out and im having chest pain', 'self'],
  ['my husbands at work and i cant breathe', 'self'],
  ['my mates said to come here, my chest is crushing and left arm numb', 'self'],
  ['hes been giving away the dog and says he wants to die', 'other'],
  ['she had written goodbye letters and wants to kill herself', 'other'],
  ['my daughter is 15 and left a goodbye note, she wants to kill herself', 'other'],
  ['i passed out and woke up on the bathroom floor and my head hurts', 'self'],
  ['i keep passing out and im scared i wont wake up', 'self'],
  ['mate here on floor after his sugar went low, wont wake up', 'other'],
  ['type1 bloke on the floor, wont wake up, snoring funny', 'other'],
  ['nan is talking gibberish', 'other'],
  ['everyone would be better off if i wasnt here, my bub is 3 weeks old', 'self'],
  ['my mum doesnt know im cutting my arms', 'self'],
  ['my mum thinks im fine but i want to kill myself', 'self'],
  ['my husband said im a burden and i want to die', 'self'],
  ['my brother is suicidal, i dont want to be alone with him', 'other'],
  ['my daughter is cutting and i hate myself for it', 'other'],
  ['baby is 3 weeks old with a temp of 39', 'other'],
  ['my mate says hes gonna neck himself', 'other'],
  ['the carers have been slapping my nan', 'other'],
  ['i cut my arms again tonight. dont tell my mum', 'self'],
  ['flatmate wants to end her life, shes not picking up', 'other'],
  ['my wife passed in march and i have been sitting here with her pills lined up on the table', 'self'],
  ['im sitting with my wife, she has her pills lined up and wants to die', 'other'],
  ['im 8 weeks pregnant and bleeding, he wants to wait till morning', 'self'],
  ["my sister's husband hits her. i see the bruises when i go over there", 'other'],
  ['he decides what i eat and hits me', 'self'],
  ['my brother lost his wife and says hes gonna join her', 'other'],
  ['hubby lost his job, keeps saying the kids would be better off with the insurance', 'other'],
  ['he wants to join her now shes gone, i found pills under his pillow', 'other'],
  ['bank on the phone every day. been thinking the wife and kids would be better off with the insurance', 'self'],
  ['my partner gets rough with me when hes been drinking and hes on his way home now, im scared', 'self'],
  ['my partner had me by the throat last night. hes out till 6', 'self'],
  ["they're hurting their little boy next door, i can hear him screaming right now, who do i ring", 'other'],
  ['i think my sisters boyfriend is hurting her little ones. the 4yo has bruises everywhere', 'other'],
  ['partners drunk and smashing the place up, me and the kids are locked in the bedroom', 'self'],
  ['hubbys diabetic hes all sweaty and shaking and not making sense, meter says 2.1', 'other'],
  ['my husband said he wants to die, he reckons the kids would be better off', 'other'],
  ['my son wants to kill himself and i cant stop crying', 'other'],
  ['i dont see the point any more since my husband passed. i keep thinking about ending it', 'self'],
] as const;

const embeddings = await embeddingsOf([...ofKind, ...first, ...about].flatMap(([message]) => textsToRead(message)));
const found = (message: string) => concerns.find(message, embeddings);

describe('[CHAT-05] emergencies and crises in a message', () => {
  test.each(ofKind)('%s: %s', (message, kind) => {
    expect(found(message)?.kinds).toContain(kind);
  });

  test.each(first)('%s: first %s', (message, kind) => {
    expect(found(message)?.kinds[0]).toBe(kind);
  });
});

describe('[CHAT-05] the person concerned by a message', () => {
  test.each(about)('%s: %s', (message, about) => {
    expect(found(message)?.about).toBe(about);
  });
});
