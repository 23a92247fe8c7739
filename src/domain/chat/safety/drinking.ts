import { anyOf, occurs } from '../text/pattern.ts';

/*
 * Heavy drinking every day and the plan to stop at once: dangerous, and no emergency while nothing else is told.
 */

const drinks =
  '(tinnies|stubbies|beers?|wine|wines|goon|grog|schooners?|cans|cruisers?|vodka|scotch|rum|bourbon|whisk(e)?y|gin|spirits|(?<!(energy|soft|protein|replacement|sports|fizzy) )drinks?|drinking|alcohol|booze|slab|carton|cask)';
/** Much, and every day; or a score of the drinking check that says as much. */
const heavyDrinking = anyOf([
  '(got|scored|score|scores|had|of) (was |is |of )?(an? )?([7-9]|1[0-2]) ..4 (grog|drinks?|drinking|alcohol|audit|booze)|(grog|drinks?|drinking|alcohol|audit|booze) ..4 (got|scored|score|was) (an? )?([7-9]|1[0-2])( |$)',
  `([0-9]+|six|seven|eight|nine|ten|eleven|twelve|a dozen|half a dozen|a slab|a carton|a cask|two bottles|couple of bottles|2 bottles|a bottle|bottles?) ..4 ${drinks} ..3 (a|an|every|each|per|most) (night|day|arvo|evening|nights)`,
  `${drinks} ..4 ((every|each) (single )?(night|day|morning|arvo|evening)|daily|nightly)|([0-9]+|a|one|two) (bottles?|slab|carton|cask|cartons) (a|per) (night|day)|(heavy|hard|big) drink(er|ing) ..6 years|(a|one|two|2) (bottles?|slab|carton|cask) ..4 (a|an|every|each|per|most) (night|day|arvo|evening)|(slabs?|cartons?|casks?|goon|bottles? of (vodka|gin|rum|scotch|whisk(e)?y|bourbon|spirits)|(two|2|three|3) bottles?) ..3 every (couple of|second|other|two|2|three|3) (nights|days|night|day)`,
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
/**
 * The words of such a plan. Whatever else is told, of a sign, a wish or another person, may be an emergency, so a single
 * other word makes it more than a plan.
 */
const ofThePlan = new Set(
  'i im ive id ill we been am was is it its thats that this a an the of and or but so then on in at for from to up off about like around nearly roughly maybe just really pretty usually normally have having had got go going goes gonna will wanna want decided deciding plan planning ready mean half one two three four five six seven eight nine ten eleven twelve dozen couple bottle bottles glass glasses can cans cask casks slab slabs carton cartons litre litres l ml wine wines red white beer beers vodka gin rum scotch whisky whiskey bourbon spirits goon grog booze alcohol tinnies stubbies schooners cruisers drink drinks drinking drinker standard heavy heavily big much lot every each per most nights night nightly day daily arvo evening evenings year years month months week weeks weekend decade long time cold turkey stop stopping quit quitting give giving ditch ditching cut cutting completely altogether entirely straight suddenly once all tomorrow tonight today monday tuesday wednesday thursday friday saturday sunday next new good forever enough my me own self any tips advice how do does should can could be ok okay idea what drop lose losing weight kilos kg fat another more no with way best please thanks hi hello through'.split(
    ' ',
  ),
);

/**
 * Whether somebody who drinks much every day means to stop at once.
 *
 * @param text Normalised.
 */
export function plansToStopDrinking(text: string): boolean {
  const soft = occurs(softDrinks, text) && !occurs(alcohol, text);
  return occurs(heavyDrinking, text) && occurs(stopping, text) && !soft;
}

/** A plan is for later; who has begun may be in withdrawal. */
const ofLater = anyOf([
  'tomorrow|tonight|monday|tuesday|wednesday|thursday|friday|saturday|sunday|gonna|going to|going cold|will|ill|decided|deciding|wanna|want|next|new year|ready|plan|planning',
]);
const begun = anyOf([
  'cold turkey (for|[0-9]+|two|three|four)|([0-9]+|two|three|four) (nights|weeks) (cold turkey|off)',
]);

/** The same where nothing else is told. */
export function onlyPlansToStopDrinking(text: string): boolean {
  if (!occurs(ofLater, text) || occurs(begun, text)) return false;
  const other = text
    .replace(/\bwill (?:that|it) help me\b/g, ' ')
    .split(/[ |]+/)
    .filter((word) => word && !/^\d+l?$/.test(word) && !ofThePlan.has(word));
  return plansToStopDrinking(text) && other.length === 0;
}
