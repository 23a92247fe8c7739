import { plansToStopDrinking } from '#domain/chat/safety/drinking.ts';
import { normalise } from '#domain/chat/text/normalise.ts';
import { anyOf, occurs } from '#domain/chat/text/pattern.ts';

/*
 * Plans and habits that are dangerous and no emergency yet: the answer that warns of them may not depend on how near its
 * wordings happen to be. What is an emergency was answered before by the safety layer (src/domain/chat/safety.ts).
 */

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
  { answer: 'care/poverty', signs: [withoutFood] },
];

/** The answer that warns of a dangerous plan; undefined where a message tells of none. */
export function warningFor(message: string): string | undefined {
  const text = normalise(message);
  if (plansToStopDrinking(text)) return 'care/alcohol-stop';
  return plans.find(({ signs, butNot }) => signs.every((sign) => occurs(sign, text)) && !butNot?.(text))?.answer;
}
