import { normalise } from '#domain/chat/text/normalise.ts';
import { anyOf, occurs } from '#domain/chat/text/pattern.ts';

/*
 * Plans and habits that are dangerous and no emergency yet: the answer that warns of them may not depend on how near its
 * wordings happen to be. What is an emergency was answered before by the safety layer (src/domain/chat/safety.ts).
 */

const drinks =
  '(tinnies|stubbies|beers?|wine|wines|goon|grog|schooners?|cans|cruisers?|vodka|scotch|rum|bourbon|whisk(e)?y|gin|spirits|(?<!(energy|soft|protein|replacement|sports|fizzy) )drinks?|drinking|alcohol|booze|slab|carton|cask)';
/** Much, and every day; or a score of the drinking check that says as much. */
const heavyDrinking = anyOf([
  '(got|scored|score|scores|had|of) (was |is |of )?(an? )?([7-9]|1[0-2]) ..4 (grog|drinks?|drinking|alcohol|audit|booze)|(grog|drinks?|drinking|alcohol|audit|booze) ..4 (got|scored|score|was) (an? )?([7-9]|1[0-2])( |$)',
  `([0-9]+|six|seven|eight|nine|ten|eleven|twelve|a dozen|half a dozen|a slab|a carton|a cask|two bottles|couple of bottles|2 bottles|a bottle|bottles?) ..4 ${drinks} ..3 (a|an|every|each|per|most) (night|day|arvo|evening|nights)`,
  `${drinks} ..4 ((every|each) (single )?(night|day|morning|arvo|evening)|daily|nightly)|([0-9]+|a|one|two) (bottles?|slab|carton|cask|cartons) (a|per) (night|day)|(heavy|hard|big) drink(er|ing) ..6 years|(a|one|two|2) (bottles?|slab|carton|cask) ..4 (a|an|every|each|per|most) (night|day|arvo|evening)`,
]);
const stopping = anyOf([
  'cold turkey|(quit|quitting|stop|stopping|stopped|ditch|ditching|done with) (the |all |my |with )*(drinking|grog|booze|alcohol|wine|beers?|drink|it|it all|completely|altogether|tomorrow|tonight|today|monday|suddenly|for good)|(give|giving|given|gave) (it |the grog |the booze |the drink |drinking |beer |wine )*up|off the (grog|booze|drink|piss|wine)|not (another|one more) drop|no more (grog|booze|wine|beer|drink)',
]);
const alcohol = anyOf([
  'tinnies|stubbies|beers?|wines?|goon|grog|schooners?|cruisers?|vodka|scotch|rum|bourbon|whisk(e)?y|gin|spirits|alcohol|booze|slab|carton|cask|standard drinks|drinker|audit',
]);
const softDrinks = anyOf([
  'water|coke|cola|coffee|tea|soft drinks?|soda|milk|juice|cordial|red bull|energy drinks?|pepsi',
]);

const withoutFood = anyOf([
  '(skip|skips|skipping|skipped|miss|missing|missed|go|goes|going|gone|went) (without )?(my |our |out on )?(tea|dinner|lunch|breakfast|meals?|food|eating) ..9 (so|for) ..4 (kids?|children|boys?|girls?|them|they|little ones|son|daughter) ..6 (eat|eats|food|fed|have|enough|hungry|theirs|tea|dinner)|(skip|skips|skipping|skipped|miss|missing|missed|go|goes|going|gone|went) (without )?(my |our |out on )?(tea|dinner|lunch|breakfast|meals?|food|eating) so (theres|there is|there would be|its|it is) ..2 enough|living on (two minute )?noodles ..6 (payday|broke|money|afford)',
  '(kids?|children|boys|girls|son|daughter) (can |get to |do |all )?(eat|eats|get fed|have tea|have dinner|have food) (and |but |so )*(i|me) (dont|do not|go without|skip|skips|miss out)( \\||$| (til|till|until|so|myself|tonight|most|some|every))',
  '(i )?(dont|do not|not|havent) (eat|eating|eaten|have (tea|dinner)) so (the|my|our) (kids|children|boys|girls) (can|get|have)|eaten at work so ..4 enough',
  '(no|not enough|cant afford|run out of|out of) (money|cash|the money) (for|to buy|to get) (any |much )?(food|groceries|dinner|tea)|(cant|couldnt) afford (to eat|food|groceries)|(nothing|no food) (left )?(in the (house|fridge|cupboard)) ..6 (payday|till|until|money)',
]);

const unchecked =
  '(capsules?|pills?|tablets?|fat burners?|slimming [a-z]+|diet pills?|teas?|gummies|powder|drops|pen|jabs?|injections?)';
const unknownSource =
  '(facebook|insta(gram)?|tiktok|ebay|online|internet|marketplace|gym|overseas|a lady|some lady|a bloke|some bloke|a guy|a mate|a friend|beauty (salon|shop)|nail (salon|lady)|the markets?|a website)';
const uncheckedHeart = anyOf([
  `${unchecked} ..6 (off|from|bought|got|ordered|sold|at|on) (the |a |some |my )*${unknownSource}`,
  `(bought|got|ordered|found) ..4 ${unchecked} ..4 ${unknownSource}`,
]);
const heartComplains = anyOf([
  '((heart|chest) ..4 (flutter[a-z]*|racing|races|race|pounding|pounds|skip[a-z]*|thump[a-z]*|jump[a-z]*|uneven|funny|weird)|palpitations?|flutters?)',
]);

const insulinForWeight = anyOf([
  '(insulin(?! resist[a-z]*)|lantus|novorapid|humalog|toujeo|optisulin|levemir) ..9 (fat|fatter|gain|gaining|weight|heavier|bigger|puts? it on|lose|skinny|thin|kilos|kg)|(lose|losing|loss|weight|fat|skinny|thin|kilos|gain) ..9 (insulin(?! resist[a-z]*)|lantus|novorapid)',
]);
const leavesOut = anyOf([
  '(?<!(never|dont|didnt|not|wont|cant) )(skip|skips|skipping|skipped|miss|missing|leave|leaving|left|drop|dropping|cut|cutting|stop|stopping|stopped|halve|halving)( it| out| my| the| some| a few| back| down| on| sometimes)* (insulin|lantus|novorapid|jabs?|jab too|doses?|units|it|shots?|injections?|out)(?! (resist|as (my|the)))',
  '(?<!(should|do|can|could|must) )(i|im) ..4 (take|taking|have|having|only take|dont take|not taking|use) (only |about |any |my |less|half( of)?|fewer)+ ..2 (insulin|lantus|novorapid|units)|skip ..4 (the|my) (jab|needle|shot|pen)|(not|dont|do not|stopped|never) (take|taking|have|having|use|using|inject|injecting) (any |all |my |the )*(insulin|lantus|novorapid)|(?<!(should|do|can|could|must) )(i|im|i am) (reduce|reducing|reduced) (my |the )?(insulin|lantus|novorapid)',
]);
/** A clinician has changed it. */
const byOrder = anyOf([
  '(endo|doctor|doc|gp|team|educator|nurse|specialist|endocrinologist) (is |has |have |just |now )*(reduced|reducing|lowered|lowering|cut|cutting|stopped|halved|changed|changing)|(endo|doctor|doc|gp|team|educator|nurse|specialist|endocrinologist) (said|told me|wants me|asked me) (i should|to)',
]);
const kept = anyOf(['(dont|do not|not|havent|didnt) (tell|told|telling)|(doesnt|dont) know']);

/** A plan has all of its signs, and not what stands against it. */
interface Plan {
  answer: string;
  signs: readonly RegExp[];
  butNot?: (text: string) => boolean;
}

const plans: readonly Plan[] = [
  {
    answer: 'care/type1-skip',
    signs: [insulinForWeight, leavesOut],
    butNot: (text) => occurs(byOrder, text) && !occurs(kept, text),
  },
  { answer: 'medicine/online-heart', signs: [uncheckedHeart, heartComplains] },
  {
    answer: 'care/alcohol-stop',
    signs: [heavyDrinking, stopping],
    butNot: (text) => occurs(softDrinks, text) && !occurs(alcohol, text),
  },
  { answer: 'care/poverty', signs: [withoutFood] },
];

/** The answer that warns of a dangerous plan; undefined where a message tells of none. */
export function warningFor(message: string): string | undefined {
  const text = normalise(message);
  return plans.find(({ signs, butNot }) => signs.every((sign) => occurs(sign, text)) && !butNot?.(text))?.answer;
}
