import type { SafetyKind } from '../safety/kinds.ts';
import { normalise } from '../text/normalise.ts';

/*
 * What rules and weights cannot do: reckon, and tell a death that a message reports from one that it fears. One kind of
 * emergency each is asked for more weight than usual; the other kinds, and unmistakable wordings, are not touched.
 */

/** Words beside which a low weight is more than a number, and a death more than a loss. */
const grave =
  /\b(?:eat|eating|ate|eaten|food|meals?|starv|fast|fasting|restrict|vomit|throw|spew|purg|laxat|binge|faint|dizzy|collapse|blackout|heart|period|hair|hate|scared|terrified|afraid|die|dying|kill|myself|hurt|harm|join (?:him|her|them)|be with (?:him|her|them)|no point|the point|go on|alive|live|end it|nothing left|left to|without (?:him|her|them)|anymore|any more|tired of|give up|giving up|over it|worth|tablets|pills|plan|goodbye|better off|want out|be gone|follow|cope|bear|forever|everything|no reason|done with|had enough|see (?:him|her|them) (?:again|soon)|cant (?:do|take|face) (?!it\b|my |the ))\w*/;

const weighs = /\b(\d{2,3}(?:\.\d)?)(?: ?(?:kg|kgs|kilos?)\b|$)/g;
const tall = /\b(?:(1\d{2}) ?cm|1\.(\d{2}) ?m(?:etres?)?)\b/;
const saysBmi = /\b(?:bmi|body mass index)\b/;
const figures = /\b\d{2}(?:\.\d)?\b/g;
/** From here on a body mass index (kg/m²) is not severe thinness, which is grave by itself (World Health Organization). */
const notSevere = 16.5;
/** Whoever aims lower than this is told so at once. */
const lowestAim = 15;

/** A low weight, and an aim, told in figures alone. */
function tellsWeightOnly(text: string): boolean {
  if (saysBmi.test(text)) {
    const said = (text.match(figures) ?? []).map(Number);
    return said.length > 0 && said.every((figure) => figure >= notSevere);
  }
  const height = tall.exec(text);
  if (!height) return false;
  const metres = Number(height[1] ?? `1${height[2]}`) / 100;
  const [now, ...aims] = [...text.matchAll(weighs)].map(([, kilos]) => Number(kilos) / metres ** 2);
  return now !== undefined && now >= notSevere && aims.every((aim) => aim >= lowestAim);
}

const died =
  /\b(?:passed away|passed|died|death in the family|funeral|lost (?:my|our) (?:mum|mother|mom|mam|dad|father|husband|wife|partner|brother|sister|son|daughter|nan|nana|gran|grandma|pop|grandad|aunty?|uncle|baby|friend|mate|dog|cat))\b/;
/** A child who tells what is said of their body, and of nothing done to it. */
const youngAndFat =
  /^(?:im|i am) (?:only )?1[0-7] (?:and )?(?:my )?(?:mum|mom|dad|parents|nan|sister|brother|friends?|mates|everyone|(?:the )?kids(?: at school)?|people|they) (?:all )?(?:says?|thinks?|reckons?|calls? me|tells? me) (?:that )?(?:im |i am )?(?:so |too |really |getting |a bit )?(?:fat|overweight|chubby|big)$/;
/** Somebody old who eats little needs a doctor soon, and has no eating disorder. */
const oldAppetite =
  /\b(?:mum|mother|mam|dad|father|nan|nana|nanna|gran|grandma|granny|pop|grandpa|grandad|grandfather|husband|wife|aunty?|uncle|neighbour|he|she|hes|shes)(?: is| whos| who is| aged| is aged)? (?:now |nearly |almost |about )?(?:7\d|8\d|9\d)\b(?! ?(?:kg|kgs|kilos?|cm|percent|over|bpm))/;
/** Beside these, that is more than little appetite. */
const failing =
  /\b(?:vomit|throw|purg|laxat|faint|collaps|confus|fell|fall|sick|weak|blood|pass(?:ed)? out|days?|weeks?|drink|drunk|drank|water|wake|respond|breath|pain|scared|terrified|die|dying|kill)\w*/;

const ofVisits =
  /\b(?:appointment|booking|booked|book|visit|consult|consultation|cancel|reschedule|move it|cant (?:do|make) it|change it)\b/;

/** What grief does to a weight. */
const gained = /\b(?:put on|gained|piled on|stacked on|heavier)\b/;
/** What may be said of an end beside it. */
const hints =
  /\b(?:wak|disappear|stay|be here|bridge|rope|jump|overdos|cut|sleep|saved up|(?:be|was|were|am) with (?:him|her|them)|gone|miss me|wish|anyone|nobody|knife|pills|tablets|cliff|train|river|dam)\w*/;
/** Grief as it is. */
const weeps =
  /\b(?:cry|crying|cried|tears|miss (?:him|her|them)|heartbroken|sad|lonely|what to do|cook for one|house is (?:so )?(?:empty|quiet))\b/;

const nothing: ReadonlySet<SafetyKind> = new Set();

/**
 * What a message may be taken for that it is not: a low weight in figures for an eating disorder, a death that is
 * reported for the wish to die. Whatever else is found in the message stands.
 */
export function mistakenFor(message: string): ReadonlySet<SafetyKind> {
  const text = normalise(message);
  if (oldAppetite.test(text) && !failing.test(text)) return new Set(['eating-disorder']);
  if (youngAndFat.test(text)) return new Set(['child']);
  if (grave.test(text.replace(died, ''))) return nothing;
  if (tellsWeightOnly(text)) return new Set(['eating-disorder']);
  if (died.test(text) && gained.test(text) && !hints.test(text)) return new Set(['suicide', 'eating-disorder']);
  return died.test(text) && (ofVisits.test(text) || weeps.test(text)) ? new Set(['suicide']) : nothing;
}
