import { anyOf, occurs } from '../text/pattern.ts';
import type { SafetyKind } from './kinds.ts';

/*
 * What is said first where a message holds several kinds: the gravest is not always what the words are about.
 */

/** Who fainted and came to tells of it. */
export const aboutMyFainting = anyOf([
  '(i|ive|im|id) (keep |just |nearly |almost |have |had |was |got |kept )*(pass|passed|passing|black|blacked|blacking|faint|fainted|fainting|collapse|collapsed|unresponsive|(a |my )?(fit|seizure))|woke up|came (to|round|around)',
]);

/** 'I just want to go to sleep and not wake up' is told by somebody who is awake. */
const wantsToSleep = anyOf([
  '(wanna|want|wants|wish|wishes|hope|hopes|rather|could|let me|id love) ..9 (not|never|dont|doesnt) (to )?(wake|waking)( up)?',
]);

/** What a heart complains of; an arm that is numb, with words that are lost, is a stroke. */
const ofTheHeart =
  /\b(?:chest|hearts?|pains?|painful|pressure|tight\w*|crush\w*|squeez\w*|heav\w*|ach(?:e|es|ing)|hurts?|hurting|jaw|sweat\w*|clammy|palpitations?|breath\w*)\b/;

/** Whoever is in danger together with the children. */
export const meAndTheChildren = anyOf([
  'me and (the|my|our) (kids|children|boys|girls|baby|son|daughter|little ones?)|(the|my|our) (kids|children|boys|girls|baby|son|daughter) and (me|i)',
]);

/** Who sees or hears it, and is not in it. */
export const ofWitnesses =
  /\b(?:saw|seen|heard|hear|hearing|found|watched|neighbours?|next door|lady|his wife|sisters?|at (?:her|his|their) place)\b/;

/** Tablets that somebody took, and not those that lie ready. */
const ofTaking =
  /\b(?:took|taken|swallow(?:ed|ing)|ate|eaten|downed|popped|necked|had|injected|drank|drunk|chugged|washed|gulped|scoffed|finished|overdosed|oded|double|doubled|too m(?:any|uch))\b/;

/** What to say first. Whoever writes is awake: 'my left arm's gone floppy and my words come out funny' is a stroke. */
export function inOrder(kinds: SafetyKind[], text: string): SafetyKind[] {
  const [first, ...rest] = kinds;
  if (first === 'heart' && rest.includes('stroke') && !ofTheHeart.test(text)) return rest;
  // Whoever hides with the children is in danger as they are.
  if (first === 'child' && rest.includes('violence') && occurs(meAndTheChildren, text) && !ofWitnesses.test(text))
    return ['violence', ...rest.filter((kind) => kind !== 'violence'), first];
  // What is laid out for tonight was not taken yet.
  if (first === 'overdose' && rest.includes('suicide') && !ofTaking.test(text)) return [...rest, first];
  return first === 'unconscious' && rest.length > 0 && !occurs(aboutMyFainting, text) ? [...rest, first] : kinds;
}

/** 'I want to go to sleep and not wake up' speaks of dying, and of nobody who does not wake. */
export function wishFirst(kinds: SafetyKind[], text: string): SafetyKind[] {
  if (!kinds.includes('suicide') || !occurs(wantsToSleep, text)) return kinds;
  return ['suicide', ...kinds.filter((kind) => kind !== 'suicide' && kind !== 'unconscious')];
}
