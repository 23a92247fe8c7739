import { normalise } from '../text/normalise.ts';
import { anyOf, occurs } from '../text/pattern.ts';

/*
 * An animal that ate something, limps or is sick needs a vet, and none of the numbers for people. Only where the message
 * tells of nothing else: whoever is named beside it may be in danger, too.
 */

/** Without 'my' or 'the', Cat, Bunny and the like are people's names. */
const animal =
  '(((my|our|the|a|mums|dads|neighbours) )((old|little|big|poor|new|golden|fluffy) )*(dogs?|doggo|puppy|puppies|cats?|kitten|kittens|labrador|kelpie|staffy|poodle|cavoodle|beagle|cattle dog|blue heeler|german shepherd|rabbit|bunny|guinea pig|horse|pony|chooks?|hen|budgie|cockatiel|galah|parrot)|dogs?|puppy)';
const harm =
  '(sick|unwell|throwing up|vomiting|spewing|choking|fitting|limping|wheezing|coughing|itching|not eating|off (his|her|its) food|overweight|fat)';
const ate = '(got into|getting into|ate|eaten|swallowed|drank|chewed|licked|scoffed)';
const matter =
  '(<tablets>|patch|patches|bait|rat bait|rat ?sack|poison|snail pellets|antifreeze|sultanas|raisins|grapes|chocolate|onions?|garlic|chewing gum|sweetener|cigarettes?)';
const mine = '(my|our|the|a|an|some|whole|half|packet|box|strip|of|blood pressure|heart|pain|all|few|bunch|bit|lot)';

/** One part of a message: an animal that is ill, or has eaten what it should not; or how it goes on with it. */
const ofAnimal = new RegExp(
  `^(?:${
    anyOf([
      `${animal} (has |have |is |are |was |been |just |keeps |got |may have |might have |mightve |somehow |must have )*(${harm}|${ate} (${mine} )*${matter})( (a lot|everywhere|all day|since (yesterday|last night|this morning|lunch|breakfast|dinner)|today|now|again))*`,
      `(is|has|was|been|keeps|looks|seems|wont stop|started|now|just) (been |now |got |all |very |really |quite )*(${harm}|limp|drooling|shaking|quiet|tired)( (a lot|everywhere|all day|since (yesterday|last night|this morning|lunch)|today|now|again))*`,
    ]).source
  })$`,
);
/** And what may be asked about it. */
const asks = new RegExp(
  `^(?:${
    anyOf([
      '(what|who) (do|should|can) (i|we) (do|give|ring|call|give (him|her|it|them))( now| please)?',
      '(is there |have you got )?(anything|something)( from the cupboard| at home)? (i|we) can (give|do for) (him|her|it|them|the [a-z]+)',
      '(can|could|will|would) (you|yous|marnie|the nurse|somebody) (help|look at (him|her|it)|see (him|her|it|them))( please)?',
      '(do i|should i|must i) (need (a|the) vet|ring (a|the) vet|take (him|her|it|them) (to (a|the) vet|in))|is (he|she|it|that) (ok|okay|alright|bad|dangerous|poisonous)|(help|help please|please help|please|any ideas|thanks|hi|hello|omg)',
    ]).source
  })$`,
);
const trailing = /\b(?:what|who) (?:do|should|can) (?:i|we) (?:do|ring|call|give (?:him|her|it|them))\b/gi;

/**
 * Whether a message tells of an animal that is unwell, and of nothing else: every part of it is about the animal, or asks
 * what to do.
 */
export function isAboutAnimal(message: string): boolean {
  const parts = message
    .replace(trailing, '. $&.')
    .split(/[,.;:!?\n()]+|\band\b|\bbut\b|\bso\b/i)
    .map((part) => normalise(part).replaceAll('|', '').trim())
    .filter(Boolean);
  return (
    parts.some((part) => occurs(namesAnimal, part) && ofAnimal.test(part)) &&
    parts.every((part) => ofAnimal.test(part) || asks.test(part))
  );
}

const namesAnimal = anyOf([animal]);
