import { namesMedicine } from '../medicine-words.ts';
import type { SafetyKind } from '../safety/kinds.ts';
import { normalise } from '../text/normalise.ts';

/*
 * What rules and weights cannot do: reckon, and tell a death that a message reports from one that it fears. One kind of
 * emergency each is asked for more weight than usual; the other kinds, and unmistakable wordings, are not touched. And two
 * kinds of message whose weight says danger, and whose words say which help is meant.
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

/** What a bed partner tells of most nights, and of no particular one. */
const pauses = /\bstops? breathing\b/;
const asleep = /\b(?:snor\w*|snort\w*)\b/;
const habit =
  /\b(?:sometimes|every night|most nights|each night|at night|all the time|in (?:his|her|my|their) sleep|for (?:months|years|ages))\b/;
/** Beside these it may be more than that. */
const notAsleep =
  /\b(?:stopped|now|still|tonight|blue|grey|purple|limp|wake|awake|waking|woken|unconscious|unresponsive|floor|chair|couch|collaps\w*|seizure\w*|fit|fits|fitting|took|taken|takes|taking|dose\w*|swallow\w*|drunk|drank|drink\w*|bender|drug\w*|shot up|tablet\w*|pill\w*|patch\w*|gear|grog|bongs?|weed|lean|big night|surgery|operation|anaesthetic|tramadol|targin|tapentadol|palexia|dusky|cold|clammy|sweat\w*|minutes?|pins|hits?|hurts?|prem\w*|twins?|grand\w+|weeks? old|days? old|niece|nephew|heroin|methadone|morphine|oxy\w*|endone|codeine|fentanyl|ketamine|ghb|benzo\w*|valium|diazepam|xanax|temazepam|seroquel|lyrica|pregabalin|sedat\w*|weird\w*|funny|seconds?|baby|babies|newborn\w*|infant\w*|toddler\w*|bub\w*|month old|months old|year old|yr old|yo|kids?|child\w*|son|daughter|little|girl|boy|choking|chest|help|ambulance|gurgl\w*|what do i do)\b/;

/** Pauses of breath of a grown-up who snores, told as a habit: to be looked at soon, and no arrest. */
export function tellsOfApnoea(message: string): boolean {
  const text = normalise(message);
  return pauses.test(text) && asleep.test(text) && habit.test(text) && !notAsleep.test(text) && !namesMedicine(message);
}

const ofVisits =
  /\b(?:appointment|booking|booked|book|visit|consult|consultation|cancel|reschedule|move it|cant (?:do|make) it|change it)\b/;

/** What grief does to a weight. */
const gained = /\b(?:put on|gained|piled on|stacked on|heavier)\b/;
/** What may be said of an end beside it. */
const hints =
  /\b(?:around|why bother|bother|peace|want it|it to stop|wak|disappear|stay|be here|bridge|rope|jump|overdos|cut|sleep|saved up|(?:be|was|were|am) with (?:him|her|them)|gone|miss me|wish|anyone|nobody|knife|pills|tablets|cliff|train|river|dam)\w*/;
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

/** Little food, or a body that shows it. */
const eatsLittle =
  /\b(?:(?:wont|not|isnt|doesnt|hasnt been|stopped|refuses to|hardly|barely|never) (?:eat|eats|eating|ate)|skip(?:s|ping)? (?:meals|lunch|dinner|tea|brekky|breakfast)|clothes (?:are |is )?(?:hanging|falling) off|getting (?:so |really |too )?(?:thin|skinny)|sit ?ups)\b/;
/** A parent's own, of ten years or more where an age is told. */
const ofTheirs =
  /\b(?:my|our) (?:\w+ )?(?:son|sons|daughter|daughters|teen|teenager|1\d (?:yo|year old|yr old))\b|\b(?:my|our) 1\d\b/;
/** Somebody else has a hand in it, or it is told by the child, or the child is small. */
const moreTold =
  /\b(?:hit|hits|hitting|hurt\w*|touch\w*|abus\w*|bash\w*|beat\w*|belt\w*|smack\w*|lock\w*|neglect\w*|starv\w*|no food|nothing|left alone|yell\w*|scream\w*|scared of|flinch\w*|bruise\w*|rape\w*|groom\w*|shed|ice|reward|punish\w*|allowed|boyfriend|step\w+|dad|father|mums|mum|parents?|carer|coach|uncle|pop|niece|nephew|next door|neighbour\w*|grand\w+|they|im|husband|wife|partner|ex|exs|brother|sister|cousin|teacher|friend|friends|man|men|bloke|online|photos?|pictures?|pics|secret|secrets|room|bed|night|nights|outside|daycare|marks?|money|scared|makes|made|visits?|hot sauce|drinking|nappies|floppy|limp|fever|vomit\w*|toddler\w*|baby|bub|infant|newborn|[1-9] (?:yo|year|yr|month)\w*|(?:hes|shes|is) [1-9])\b/;

/** What a young person does alone, and what a parent is afraid of. */
const alone = /\bsit ?ups in (?:her|his) room(?: at (?:mid)?night)?\b|\b(?:im|i am) scared (?:to|of) say\w*\b/g;

/** A young person who eats too little, told by a parent who names nobody else: for those who know eating, not child protection. */
export function isAboutEating(message: string): boolean {
  const text = normalise(message).replace(alone, ' situps ');
  return eatsLittle.test(text) && ofTheirs.test(text) && !moreTold.test(text);
}
