import { anyOf, occurs } from '../text/pattern.ts';

/*
 * An animal that ate something, limps or is sick needs a vet, and none of the numbers for people.
 */

const animal =
  '(dogs?|dog s|doggo|puppy|puppies|pup|pups|cats?|kitten|kittens|labrador|lab|kelpie|staffy|poodle|cavoodle|beagle|cattle dog|blue heeler|german shepherd|rabbits?|bunny|guinea pigs?|horse|pony|chooks?|hens?|budgie|cockatiel|galah|parrot|goldfish|goat|lamb|calf)';
const unwell = anyOf([
  `${animal} (has |have |just |been |is |was |s |keeps |got |had |who |that |may have |might have |mightve |somehow |must have )*(got into|getting into|ate|eat|eaten|eating|swallowed|drank|chewed|chewing|licked|nicked|pinched|scoffed|knocked back|threw up|throwing up|vomiting|spewing|choking|fitting|limping|hurt|sick|bleeding|collapsed|wheezing|coughing|itching|scratching|overweight|fat|not eating|off (his|her|its) food)`,
]);
/** Words that may be of a person, or of an animal that hurt one. */
const ofPeople = anyOf([
  '<people>|kids?|child|children|toddler|baby|bub|boy|girl|husband|hubby|wife|partner|myself|bit|bite|bites|bitten|attacked|mauled|scratched me|allergic|allergy|asthma|(i|ive|im) (took|ate|swallowed|drank|had|taken|eaten|cant|feel|feeling|want|wanna|dont want|got|having)|my (chest|throat|arm|face|hand|leg|eye|breathing)|die|dying|died|dead|kill|killed|goodbye|without (him|her)|join|suicid[a-z]*|hurt me|hits?|threw|kicked|threaten[a-z]*',
]);
/** What it ate, or how it is, that is a matter for a vet; a chewed letter or a stolen dinner is none. */
const forVet = anyOf([
  '<tablets>|patch|patches|bait|poison|snail pellets|antifreeze|sultanas|raisins|grapes|chocolate|onions?|garlic|chewing gum|sweetener|cigarettes?|threw up|throwing up|vomit[a-z]*|spew[a-z]*|chok[a-z]*|fitting|limp[a-z]*|hurt|sick|bleed[a-z]*|collapsed|wheez[a-z]*|cough[a-z]*|itch[a-z]*|overweight|fat|not eating|off (his|her|its) food',
]);
/** The same words about something else. */
const notForVet = anyOf(['script|scripts|prescriptions?|token|letter|form|paper|card|repeats?|replace[a-z]*']);

/**
 * Whether a message tells of an animal that is unwell, and of nobody else.
 *
 * @param text Normalised.
 */
export const isAboutAnimal = (text: string): boolean =>
  occurs(unwell, text) && occurs(forVet, text) && !occurs(ofPeople, text);

/** The same where it asks for a vet's help, and not for what the animal spoilt. */
export const asksForVet = (text: string): boolean => isAboutAnimal(text) && !occurs(notForVet, text);
