import { normalise } from '#domain/chat/text/normalise.ts';
import { anyOf, occurs } from '#domain/chat/text/pattern.ts';

/*
 * Plans and habits that are dangerous and no emergency yet: the answer that warns of them may not depend on how near its
 * wordings happen to be. What is an emergency was answered before by the safety layer (src/domain/chat/safety.ts).
 */

const drinks =
  '(tinnies|stubbies|beers?|wine|wines|goon|grog|schooners?|cans|cruisers?|vodka|scotch|rum|bourbon|whisk(e)?y|gin|spirits|drinks?|drinking|drink|alcohol|booze|slab|carton|cask)';
/** Much, and every day; or a score of the drinking check that says as much. */
const heavyDrinking = anyOf([
  '(got|scored|score|scores|had|of) (was |is |of )?(an? )?([7-9]|1[0-2]) ..4 (grog|drinks?|drinking|alcohol|audit|booze)|(grog|drinks?|drinking|alcohol|audit|booze) ..4 (got|scored|score|was) (an? )?([7-9]|1[0-2])( |$)',
  `([0-9]+|six|seven|eight|nine|ten|eleven|twelve|a dozen|half a dozen|a slab|a carton|a cask|two bottles|couple of bottles|2 bottles|a bottle|bottles?) ..4 ${drinks} ..3 (a|an|every|each|per|most) (night|day|arvo|evening|nights)`,
  `${drinks} ..4 (every|each) (single )?(night|day|morning|arvo|evening)|(heavy|hard|big) drink(er|ing) ..6 years|(a|one|two|2) (bottles?|slab|carton|cask) ..4 (a|an|every|each|per|most) (night|day|arvo|evening)`,
]);
const stopping = anyOf([
  'cold turkey|(quit|quitting|stop|stopping|stopped|ditch|ditching|done) (with )?(the |all |my |it |drinking|grog|booze|alcohol|wine|drink|completely|altogether|tomorrow|tonight|monday)|(give|giving|given|gave) (it |the [a-z]+ |up )+|off the (grog|booze|drink|piss|wine)|not (another|one more) drop|no more (grog|booze|wine|beer|drink)',
]);

const withoutFood = anyOf([
  '(skip|skips|skipping|skipped|miss|missing|missed|go|goes|going|gone|went) (without )?(my |our |out on )?(tea|dinner|lunch|breakfast|meals?|food|eating) ..9 (so|for) ..6 (kids?|children|boys?|girls?|them|little ones|son|daughter|enough)',
  '(kids?|children|boys|girls|they|son|daughter) (can |get to |do |all )?(eat|eats|get fed|have tea|have dinner|have food) (and |but |so )*(i|me) (dont|do not|go without|skip|skips|miss out|wait|just have)',
  '(no|not enough|cant afford|run out of|out of) (money|cash|the money) (for|to buy|to get) (any |much )?(food|groceries|dinner|tea)|(cant|couldnt) afford (to eat|food|groceries)|living on (two minute )?noodles ..6 (payday|broke|no money|cant afford)|(nothing|no food) (left )?(in the (house|fridge|cupboard)) ..6 (payday|till|until|money)',
]);

const unchecked =
  '(capsules?|pills?|tablets?|fat burners?|slimming [a-z]+|diet pills?|teas?|gummies|powder|drops|pen|jabs?|injections?)';
const unknownSource =
  '(facebook|insta(gram)?|tiktok|ebay|online|internet|marketplace|gym|overseas|a lady|some lady|a bloke|some bloke|a guy|a mate|a friend|beauty (salon|shop)|nail (salon|lady)|the markets?|a website)';
const heart =
  '((heart|chest) ..4 (flutter[a-z]*|racing|races|race|pounding|pounds|skip[a-z]*|thump[a-z]*|jump[a-z]*|uneven|funny|weird)|palpitations?|flutters?)';
const uncheckedHeart = anyOf([`${unchecked} ..9 ${unknownSource}`, `${unknownSource} ..9 ${unchecked}`]);
const heartComplains = anyOf([heart]);

const insulinForWeight = anyOf([
  'insulin ..9 (fat|fatter|gain|gaining|weight|heavier|bigger|puts? it on|lose|skinny|thin)|(lose|losing|loss|weight|fat|skinny|thin) ..9 insulin',
]);
const leavesOut = anyOf([
  '(?<!(never|dont|didnt|not|wont|cant) )(skip|skips|skipping|skipped|miss|missing|leave|leaving|left|drop|dropping|cut|cutting|stop|stopping|stopped|reduce|reducing|halve|halving)( it| out| my| the| some| a few| back| down| on| sometimes)* (insulin|jabs?|jab too|doses?|units|it|shots?|injections?|lunch|out)',
]);

const plans: readonly (readonly [id: string, signs: readonly RegExp[]])[] = [
  ['care/type1-skip', [insulinForWeight, leavesOut]],
  ['medicine/online-heart', [uncheckedHeart, heartComplains]],
  ['care/alcohol-stop', [heavyDrinking, stopping]],
  ['care/poverty', [withoutFood]],
];

/** The answer that warns of a dangerous plan; undefined where a message tells of none. */
export function warningFor(message: string): string | undefined {
  const text = normalise(message);
  return plans.find(([, signs]) => signs.every((sign) => occurs(sign, text)))?.[0];
}
