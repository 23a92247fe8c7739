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
 * Whether somebody who drinks much every day means to stop at once.
 *
 * @param text Normalised.
 */
export function plansToStopDrinking(text: string): boolean {
  const soft = occurs(softDrinks, text) && !occurs(alcohol, text);
  return occurs(heavyDrinking, text) && occurs(stopping, text) && !soft;
}
