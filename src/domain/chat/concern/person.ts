/**
 * The owner of medicine is not the person who took it: 'I've had 25 of mum's sleeping tablets'. Normalised text has no
 * apostrophes, so the words before and after tell an owner from 'mum's taken her pills'.
 */
const before =
  'of|took|taken|had|have|swallowed|ate|eaten|drank|drunk|with|into|all|some|from|finished|using|used|injected|got|found';
const owners =
  'mums|mum|dads|dad|mothers|fathers|parents|partners|husbands|wifes|hubbys|boyfriends|girlfriends|exs|brothers|sisters|sons|daughters|' +
  'nans|pops|grandmas|grandpas|grandads|grans|friends|mates|flatmates|housemates|roommates|neighbours|uncles|aunties|aunts|kids|dogs';
const things =
  'tablets?|pills?|meds|medicines?|medications?|capsules?|painkillers|antidepressants|patch|patches|insulin|methadone|morphine|valium|' +
  'oxy\\w*|endone|fentanyl|script|bottle|packet|box|stash|stuff|gun|rifle|razor|garage|car|shed|grog|whisky|vodka';
const between = '(?: (?!taken|took|had|has|got|swallowed|ate|drank|his|her|my|is|all|too|been|not)\\w+){0,2}';
const owned = new RegExp(`\\b(${before})(?: (?:my|our|the))? (?:${owners})${between} (?:${things})\\b`, 'g');

/** The text without people who are named only as owners. */
export function withoutOwners(text: string): string {
  return text.replace(owned, '$1');
}
