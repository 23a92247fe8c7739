import { anaphylaxis, breathing, heart, stroke, unconscious } from './safety/body.ts';
import { broadRules } from './safety/broad.ts';
import { abdomen, eatingDisorder, emergency, pregnancy } from './safety/conditions.ts';
import { plansToStopDrinking } from './safety/drinking.ts';
import { bodyFamilies } from './safety/families/body.ts';
import { foodFamilies } from './safety/families/food.ts';
import { homeFamilies } from './safety/families/home.ts';
import { mindFamilies } from './safety/families/mind.ts';
import { substanceFamilies } from './safety/families/substances.ts';
import { aboutMyFainting, inOrder, meAndTheChildren, ofWitnesses, wishFirst } from './safety/first.ts';
import { withoutSayings } from './safety/harmless.ts';
import type { SafetyKind, SafetyRules } from './safety/kinds.ts';
import { safetyKinds } from './safety/kinds.ts';
import { child, harmToOthers, illChild, violence } from './safety/people.ts';
import { reviewedPhrase, withEvidence } from './safety/reviewed.ts';
import { hypoglycaemia, overdose, withdrawal } from './safety/substances.ts';
import { selfHarm, suicide } from './safety/suicide.ts';
import { normalise } from './text/normalise.ts';
import { anyOf, occurs } from './text/pattern.ts';
import { type MeaningOf, secondOpinion, type Usual } from './weighed/weigh.ts';

/** One side of a conversation, as plain text. */
export interface SafetyTurn {
  role: 'visitor' | 'assistant';
  text: string;
}

/** What a message asks of whoever answers it. */
export interface SafetyFinding {
  /** The gravest first. */
  kinds: readonly [SafetyKind, ...SafetyKind[]];
  /** Said first, in place of the words of the first kind. */
  says?: string;
  /** Whether it is about the person who writes, as far as can be told. */
  about: 'self' | 'other';
  /** The person says that they are young, or writes as a child. */
  young: boolean;
  /** This message tells that insulin was left out, and of no low sugar: it may be high, and sugar then harms. */
  insulinMissed?: boolean;
  /** This message tells that somebody does not think or speak clearly. */
  confused?: boolean;
  /** The person says that they are Aboriginal or Torres Strait Islander. */
  firstNations: boolean;
}

/** Looks up how near a text is to what people ask on an ordinary day; undefined where it is not known. */
export type UsualOf = (text: string) => Usual | undefined;

const allRules: readonly SafetyRules[] = [
  unconscious,
  anaphylaxis,
  heart,
  stroke,
  breathing,
  overdose,
  suicide,
  child,
  violence,
  harmToOthers,
  pregnancy,
  hypoglycaemia,
  selfHarm,
  withdrawal,
  abdomen,
  emergency,
  eatingDisorder,
];

const families: readonly SafetyRules[] = [
  ...broadRules,
  illChild,
  ...mindFamilies,
  ...bodyFamilies,
  ...substanceFamilies,
  ...homeFamilies,
  ...foodFamilies,
];

const compiled = allRules.map(({ kind, rules }) => ({
  kind,
  rules: [...rules, ...families.filter((broad) => broad.kind === kind).flatMap((broad) => broad.rules)].map(
    ({ any, and = [], unless }) => ({
      all: [anyOf(any), ...and.map((list) => anyOf(list))],
      unless: unless && anyOf(unless),
    }),
  ),
}));

const aboutYouth = anyOf([
  '(im|i am|am|i turned|i just turned) (only |a |nearly |almost )*([5-9]|1[0-7])(?!\\.[0-9]| (kg|kilos|weeks|months|kgs|days|percent|foot|feet|ft|inch|inches|st|stone|cm|m|kgs|hours|minutes|am|pm|or|to|out of|sizes?|pounds|over|under|years (post|into|since|sober)|([0-9]|1[01])( |$)))',
  'im (only )?(a kid|a child|underage|thirteen|fourteen|fifteen|sixteen|seventeen|twelve|eleven|in (year|grade) [0-9]+|in (primary|high) school|a teenager|a teen)',
  'my (mum and dad|parents) (dont|wont|cant|will|would|think|hit|hate|make)|at my school|kids at school|my teacher|school counsell?or',
]);
/** Insulin was left out; not "I never skip my insulin". */
const aboutMissedInsulin = anyOf([
  '(?<!(never|dont|didnt|not|havent) )(skip(s|ped|ping)?|miss(ed|es|ing)?|stopped|stopping|ran out of|run out of|without|no|forgot|forgotten|restrict(s|ing)?) (taking |out |any |my |his |her |their |the |all |most of )*insulin(?! (resist[a-z]*|pens?|pump|type))',
  '(didnt|havent|hasnt|not|dont|doesnt) (take|taken|taking|had|have|give|given) (any |my |his |her |their |the |all )*insulin|insulin pump ..4 (stopped|failed|broke|broken|came off|fell out)|ran out of (lantus|novorapid|optisulin|toujeo|humalog|levemir)',
]);
/** Whatever was left out, low sugar needs sugar. */
const aboutLowSugar = anyOf([
  'shak(y|ing|es)|sweat(y|ing|s)|hypo|low sugar|sugars? (is |was |are |at |of |now |down to |only |has gone |went )*(low|[0-3](\\.[0-9])?)( |$)|double',
]);
const aboutConfusion = anyOf([
  'not making (any |much )?sense|confused|muddled|cant think( straight| clearly)?|slurr(ing|ed)|talking (rubbish|gibberish|nonsense|funny)|drowsy|wont wake|not waking|unconscious|passed out|fitting|a fit|seizure|acting (weird|strange|drunk)|cant (stand|swallow|talk)',
]);
const aboutFirstNations = anyOf([
  'aboriginal|indigenous|torres strait( islander)?|first nations|koori|koorie|murri|noongar|nyungar|nunga|palawa|yolngu|blackfulla|blackfella|our mob|my mob|tell the mob|(buried|back|out|home|living) on country(?! (road|roads|music|town|house|style|property))|sorry business',
]);
/** Somebody harms the person who writes: about them, whoever else is named. */
const aboutMe = anyOf([
  '(hit|hits|hitting|hurt|hurts|hurting|punch(es|ed)?|slap(s|ped)?|kick(s|ed)?|chok(es|ed)|strangl(es|ed)|bash(es|ed)?|beats?|push(es|ed)?|threw|grabs?|grabbed|attack(s|ed)|rap(es|ed)|abus(es|ed)|threaten(s|ed|ing)?|touch(es|ed)|forc(es|ed)|kill|belt(s|ed)?|smack(s|ed)?|lets?|let|makes?|made|locks?|locked|follow(s|ing)|scares?|gives?|sends?|wants?|stalking|stab(s|bed)?|shoot(s)?|bash) me|comes (into|in) my (room|bed)',
  '(had|grabbed|got|grabs|held|holds|pinned|pins|shoved|shoves|dragged|drags|cornered) me (by the|against the|down by)|(rough|violent|aggressive|physical|nasty|handsy) with me|(scared|afraid|terrified|frightened) (of|to go|for my)|(im|i am|ive) (hiding|locked|hidden|not safe|unsafe|trapped|stuck|being)|(goes|going|went|looks|checks|reads) (thru|through)? ?my (phone|messages|texts|bag)|(controls?|decides?|checks?|monitors?|tracks?|watches|limits?|dictates|tells me|over) (everything |all )?(what|when|where|who) i (eat|wear|spend|go|see|talk)|(my|round my|around my) (throat|neck|ribs?|arm|nose|jaw|phone|money|passport)|i (was|got|have been) (raped|assaulted|abused|hit|attacked)|ive been (raped|assaulted|abused|hit|attacked)|touches my|im (in (year|grade)|[5-9]|1[0-7])( |$)',
]);
/** What somebody puts in order before they go: about them, whoever is given it. */
const aboutMyGoing = anyOf([
  '(wrote|written|writing|left|done|finished) (out )?(the|my|all my|some|goodbye|a goodbye|their|everyone) (letters?|notes?|goodbyes)|(wrote|written|writing) (the|my) (kids|children|girls|boys|family|wife|husband|mum) (their |a |some )*(letters?|notes?)|(letters?|notes?) (to|for) (my <people>|(the|my) (kids|children|girls|boys|family))|(gave|given|giving|handed) (away )?(the|my|all my|our) (dog|cat|pets?|stuff|things|car|tools|records)',
]);
const aboutTheirGoing = anyOf([
  '(he|she|they|hes|shes|theyre) (has |have |had |been |just |already |is |was )*(gave|given|giving|wrote|written|writing|left|leaving)',
]);
/** Somebody else is spoken of, and not only as who is given something. */
const aboutThem = anyOf([
  'he|she|they|hes|shes|theyre|hed|shed|(?<!(?:to|for|with|by|at|of) )(my|our|his|her|the) <people>',
]);
/** Who wants not to be, or hurts or starves themselves, speaks of themselves, whoever else is named. */
const aboutMyself = anyOf([
  'i (just |really |still )*(cant|dont|do not|no longer) (really |even )*see (the|any|much|a) point( anymore| any more)?( in (it|anything|this)| of (it|anything)| since| without| \\||$)|i (keep|kept|cant stop) (on )?thinking (about|of) (ending|killing|dying|suicide|not being|how id|doing it)|ive been thinking (about|of) (ending|killing|dying|suicide|not being here)',
  'i (just |really |still )*(cant|cannot|couldnt) (seem to )?stop (crying (and|or) )?(eating|bing(e|ing|eing))',
  '(ive|i have|i|im) (just |already |been |all )*(put|putting|lined|lining|laid|laying|counted|counting|set|tipped|saved|saving|kept|keeping) (up |out |aside |down )*(all |most |every one |both )*(of )*my (tablets|pills|meds|medication|medicines?|insulin|patches)|(kids|children|they|theyd|boys|girls|baby) (would |will |d |are |be )*better (off )?with (his|her|their) (mum|dad|mother|father|nan|grandparents|family)|(he|she|they|hes|shes|theyre|<people>) (is |are )?waiting for me (there|up there|down there|on the other side|in heaven)|(its|it is|about|high) (my )?time (i|that i) (went|left|joined|followed|was gone)( \\||$| too| to)',
  '(if|when) i (wasnt|werent|am not|was not|were not) (here|around|alive)|(im|i am|ive|i have|i) (been |just |am |was |still )*(sitting|sat|lying|standing|staring|looking|holding|counting) (here |there |on my own |alone |at |with |out )*(my |his |her |the |all |some |a |box of |bottle of |packet of |[a-z]+s )*(old |leftover |pain |heart |sleeping )*(pills|tablets|meds|medication|insulin|endone|rope|knife|blades?|gun|rifle)|(?<!(is|was|he|she|hes|shes|they|theyre|keeps|started|<people>) )(think|thinking|thought|dream|dreaming) ..3 (join|joining|being with|be with) (him|her|them|my (wife|husband|mum|dad|son|daughter))( \\||$| again| soon| up)|(?<!(he|she|they|hes|shes|theyre|is|was|<people>) )(wanna|want to|gonna|going to|ready to|i could|ill|i will|rather) (just |go and |go |soon )*(join|be with) (him|her|them)( \\||$| up| in heaven| soon| where)|(better off|happier|easier) (without me|if i)|(?<!(says?|said|saying|reckons|thinks|keeps|texted|wrote|posted|messaged|letter|told (me|us)) [^|]{0,50})(kids|children|family|everyone|everybody|they) (would |will |d |are |be |all )*better off( \\||$)|(?<!(says?|said|saying|reckons|thinks|keeps|told (me|us)) [^|]{0,50})(better off|more use) with (the|my) (life )?(insurance|payout|super)|i (really |just |honestly |truly |simply )*(dont|do not|no longer|cant) (really |even )*(want to|wanna|feel like|see (the|any) (point|reason) (in|of|to)) (wake|live|living|(be|being) (here|alive|around)|exist|(go|going|carry|carrying) on( \\||$)|keep (going|living))|i (just |really |only )*(want|wanna|need|plan|am going|am gonna) (to )?(die|disappear|end|not wake|not be)',
  '(im|i am|i will|ill) (just |really )*(gonna|going to|planning to|about to) (end|kill|jump|overdose)|(ive|i have|i) (been |just |already |started |got )*(made|wrote|written|working out|worked out|planned|planning) .. (plan|note|how|goodbye)|(kill|kills|killing|hurt|hurting|cut|cutting|harm|harming|burn|burning|starve|starving) myself|(making|make|made) myself (sick|throw up|vomit|spew|chuck)|(i|im|ive) (have |just |also |recently |only )*((started|begun|been|gone back to) )?cutting( myself| again)( \\||$)|i keep (picturing|imagining|seeing|thinking of|thinking about) ..2 (driving|jumping|crashing|stepping) ..4 (us|me|myself|into|off|in front)|i keep (picturing|imagining) ..2 hanging myself|(i|im|ive) (been |keep |am |also |still |just |secretly |started |have )*((cut|cutting|burn|burning|scratch|scratching) (myself|my)|purge|purging|starving myself|chuck up|vomit|vomiting)',
]);
/** What somebody will take, whoever it was for. */
const aboutMyTaking = anyOf([
  '(ill|i will|im gonna|i am gonna|i might|i could|i wanna) (just )?(take|swallow|have|neck|down) (the lot|them all|all of (them|it)|it all|the whole|everything)',
]);
/** Unless it is what somebody else said. */
const aboutSaid = anyOf([
  '(he|she|they|<people>) (just |keeps |has |always |often )*(says?|said|saying|told (me|us)|texted( me)?|wrote|posted|messaged( me)?)( that)? (i|im|if i) (really |just )*(dont|do not|want|wanna|cant|wasnt|werent|am gonna|gonna|going|cut|purge|hurt)',
]);
/** A dose that was taken unmeant. */
const aboutSlip = anyOf([
  '(forgot|forgotten|didnt realise|didnt remember|without realising) (that |if )?(i|id|ive|he|hed|she|shed|they|theyd|having|taking|it|we|wed)|(?<!(not|no|wasnt|isnt|werent|say|said|saying|think|thinks|thought|like|was|it) )(by (mistake|accident)|accidentally)|misread|misjudged|mixed (it |them )?up|confused (it|them|the)|double dosed without',
]);
/** Whoever does not wake does not write; whoever fainted and came to does. */
const aboutUnconscious = anyOf([
  '(?<!i )(wont|doesnt|isnt|not|cant be) (wake|waking|woken|respond|responding|answer|answering)',
]);
const aboutAnother = anyOf([
  '(hes|shes|he is|she is) (all |so |really |gone |very |just |getting |now )*(sweaty|sweating|shaky|shaking|not making sense|confused|drowsy|grey|pale|clammy|limp|floppy|unconscious|fitting|not breathing|struggling to breathe|turning blue|slurring|nodding off|on the (floor|couch|ground)|having a (heart attack|stroke|fit|seizure))|(hes|shes) overdosed|hubbys',
  '(hurting|hitting|bashing|beating|belting|smacking|starving|locking|abusing|neglecting|leaving|screaming at|yelling at) (up |out |at |all )*(their|the|her|his) (own |little |poor |baby |young )*(kids?|child|children|boys?|girls?|son|sons|daughter|daughters|baby|toddler)',
  '(?<=^|\\| |and |our |year old )(nan|pop|mum|dad|grandma|grandpa|grandad|baby|toddler|newborn|husband|wife|mate|partner|sister|brother|son|daughter|kid|grandson|granddaughter|nephew|niece|little one)s?',
  '(?<=^|\\| )(flatmate|housemate|roommate|friend|bestie|cousin|workmate|neighbour) (just|has|is|was|says|said|wants|wanna|posted|texted|messaged|sent|took|keeps|told|wont|cant)',
  '[0-9]+ (year|yr|month|mth|week|wk|day)s? olds?|toddlers',
  '(my|(?<=^|\\| |and )me|a|the|our|his|her) (little |older |younger |elderly |best |good |old |[0-9]+ (year|month|week) old )*<people>( is| has| was| says| said| keeps| just| wont| cant| took| hasnt| isnt| doesnt| told| might| tried| wants| wanna| collapsed| fainted| having| had| who| needs| cut| swallowed| ate| got| been| face| speech| chest| lips| throat| sugar)?',
  '(he|she) ((wanna|thinks? (about|of)|talks? (about|of)) ..2 (die|dying|dead|suicide|kill|killing|hang|hanging|end|ending|hurt|hurting|harm|harming|jump|jumping|join|joining|be with|being with)|swallowed|wrote|cut (himself|herself)|locked (himself|herself)|(tried|threatened|plans) to (kill|hang|hurt|harm|drown|end|jump|overdose))|(hes|shes|he is|she is|he has|she has|he took|she took|he says|she says|he wont|she wont|he cant|she cant|his|her) ',
]);

/** 'My husband's having chest pain': without its apostrophe no longer a husband. */
const aboutTheirs = anyOf([
  'my (little |older |younger |elderly |best |good |old )*<people>s (just |now |already |been )*(having|got|gone|left|locked|lying|holding|trying|saying|sent|posted|texted|messaged|taken|swallowed|cut|collapsed|threatening|bleeding|written|turned|choking|fitting|not|on the|in the|up on|face|speech|chest|lips|heart)',
]);
/** 'My husband's gone to work and I can't breathe' is about the one who writes. */
const aboutMyBody = anyOf([
  '(im|i am) (having|bleeding|fainting|passing|choking|struggling|dizzy|sweating)|i (cant|couldnt|can barely) breathe|ive (just |already )*(taken|swallowed|had|got)|i (just |already )*(took|swallowed|have taken|cut)|my (own )?(chest|left arm|right arm|arm|arms|face|speech|tongue|throat|lips|heart|head) (is|hurts|feels|has|are|went|and|gone|swelling|numb|crushing|pain|tight)',
]);

/**
 * Finds an emergency or a crisis in a message: it is read by rules, and weighed (docs/decisions/0031-weighed-words.md); no
 * model that writes is asked. See the README beside this file for the kinds, and for what is deliberately not one. What a
 * conversation makes of it is said in dialogue/.
 *
 * @param previous The visitor's message before, for 'it's happening now'.
 * @param meaningOf Knows the meaning of `textsToWeigh(message)`; without it the words alone are weighed.
 * @param usualOf Knows how near a text is to ordinary questions.
 */
export function assess(
  message: string,
  previous?: string,
  meaningOf?: MeaningOf,
  usualOf?: UsualOf,
): SafetyFinding | undefined {
  const begun = previous === undefined ? undefined : begunNow(message, previous);
  if (begun) return finding(begun, `${previous}. ${message}`);
  const kinds = kindsIn(message, meaningOf, usualOf);
  return kinds.length > 0 ? finding(kinds, message) : undefined;
}

/** 'It's happening now', after a sign that had come and gone: what they told of before. */
function begunNow(message: string, before: string): SafetyKind[] | undefined {
  if (!occurs(happensNow, normalise(message)) || kindsByRule(message).length > 0) return undefined;
  const kinds = kindsByRule(`${before} ${message}`).filter((kind) => ofTheBody.has(kind));
  return kinds.length > 0 ? kinds : undefined;
}

/** Whether only its weight makes a message an emergency: it may be nothing but a question of an ordinary day. */
export function isDoubtful(message: string, meaningOf?: MeaningOf): boolean {
  return kindsByRule(message).length === 0 && kindsIn(message, meaningOf).length > 0;
}

/** 'He said he'll kill me' is no wish to die; 'he said kill me' is. */
const threatToMe = new RegExp(
  anyOf([
    '(he|she|they|<people>) (just |keeps |has |always )*(said|says|saying|told me|swears|swore|texted) (that |me )*(hell|shell|theyll|he will|she will|he would|she would|hed|shed|hes gonna|hes going to|shes gonna|shes going to|theyre gonna) (kill|hurt|bash|shoot|stab) me',
    '(he|she|they|<people>) (just |keeps |has |always )*(threatened|threatens|threatening|is threatening|was threatening) to (kill|hurt|bash|shoot|stab) me|(hes|shes) (gonna|going to) (kill|bash|shoot|stab) me',
  ]).source,
  'g',
);
const expecting = /\b(?:pregnan\w*|up the duff|expecting a baby|im expecting)\b/;
/** What beside a threat tells that they would let it happen, or mean to die themselves. */
const welcomed =
  /\b(?:myself|himself|herself|let (?:him|her|them)|saves|wish\w*|rather|good|deserve\w*|dont care|want (?:him|her|them) to|hope\w*|dead|die|dying)\b/;

/** The kinds of emergency in a message, the gravest first, or as reviewed phrases order them. */
export function kindsIn(message: string, meaningOf?: MeaningOf, usualOf?: UsualOf): SafetyKind[] {
  const text = normalise(message);
  const decided = reviewedPhrase(text)?.kinds;
  return decided ? [...decided] : withEvidence(weighedKinds(message, meaningOf, usualOf), text);
}

function weighedKinds(message: string, meaningOf?: MeaningOf, usualOf?: UsualOf): SafetyKind[] {
  const byRule = kindsByRule(message);
  const text = normalise(message);
  const weighed = secondOpinion(message, byRule, meaningOf, usualOf?.(message));
  // Who is expecting and stops heavy drinking at once needs more than a warning.
  const kinds =
    expecting.test(text) && plansToStopDrinking(text)
      ? safetyKinds.filter((kind) => kind === 'withdrawal' || kind === 'pregnancy' || weighed.includes(kind))
      : weighed;
  // Who forgot that the dose was taken did not mean it, and is not asked to move away from what could harm.
  const slipped = kinds.includes('overdose') && !byRule.includes('suicide') && occurs(aboutSlip, text);
  const rest = text.replace(threatToMe, ' ');
  if (kinds.includes('suicide') && rest !== text && !kindsByRule(rest).includes('suicide')) {
    const others = safetyKinds.filter((kind) => kind === 'violence' || (kinds.includes(kind) && kind !== 'suicide'));
    return welcomed.test(rest) ? [...others, 'suicide'] : others;
  }
  return slipped
    ? kinds.filter((kind) => byRule.includes(kind) || (kind !== 'suicide' && kind !== 'self-harm'))
    : kinds;
}

/** What the rules alone find, the gravest first. */
export function kindsByRule(message: string): SafetyKind[] {
  const text = withoutSayings(normalise(message));
  return compiled
    .filter(({ rules }) =>
      rules.some(({ all, unless }) => all.every((one) => occurs(one, text)) && !(unless && occurs(unless, text))),
    )
    .map(({ kind }) => kind);
}

function finding(found: SafetyKind[], message: string): SafetyFinding {
  const text = normalise(message);
  const decided = reviewedPhrase(text);
  const kinds = decided ? found : wishFirst(found, text);
  const about = decided?.about ?? (isAboutAnother(kinds, text) ? 'other' : 'self');
  return {
    kinds: (about === 'self' && !decided ? inOrder(kinds, text) : kinds) as [SafetyKind, ...SafetyKind[]],
    about,
    ...(decided?.says ? { says: decided.says } : {}),
    young: occurs(aboutYouth, text),
    insulinMissed: occurs(aboutMissedInsulin, text) && !occurs(aboutLowSugar, text),
    confused: occurs(aboutConfusion, text),
    firstNations: occurs(aboutFirstNations, text),
  };
}

/** What somebody says of themselves in a message that is no emergency: it goes on being so. */
export function tellsOfThemselves(message: string): Pick<SafetyFinding, 'young' | 'firstNations'> {
  const text = normalise(message);
  return { young: occurs(aboutYouth, text), firstNations: occurs(aboutFirstNations, text) };
}

const happensNow = anyOf([
  '((its|it is|it has|this is|hes|shes|he is|she is) )?(now |actually |all |been )*(happening|doing it|come back|coming back|back|started|starting|worse|having another one)( stronger| again| now| right now| actually| <now>)|(?<=^)(its |it is )?(back|come back|happening again|again now)(?=$)',
]);
const ofTheBody: ReadonlySet<SafetyKind> = new Set([
  'unconscious',
  'anaphylaxis',
  'heart',
  'stroke',
  'breathing',
  'hypoglycaemia',
  'pregnancy',
  'abdomen',
]);

const ofOneself: ReadonlySet<SafetyKind> = new Set(['suicide', 'self-harm', 'eating-disorder']);

/** Who is not to know, or does not see what somebody sees, is not the one in danger. */
const bystanders =
  /\b(?:dont|do not) tell (?:my |the )?\w+(?: (?:ok|please|pls))?(?= \||$)|\b(?:things?|bugs|spiders|people|shapes|voices)\b[a-z ]{0,40} that (?:my |the )?\w+ (?:cant|doesnt|couldnt) (?:see|hear)\b/g;

const ofThePast =
  /\b(?:died|passed|killed (?:himself|herself)|had (?:a|his|her) (?:heart attack|stroke) (?:at|in|when))\b/;
const ofAChild =
  /\b(?:kids?|child|children|toddlers?|baby|babies|bub|infant|newborn|little (?:boys?|girls?|ones?)|\d ?(?:yo|yr|yrs)|sons?|daughters?|nephew|niece|grandson|granddaughter|grandkids|student|year old|yr old)\b/;

function isAboutAnother([gravest]: readonly SafetyKind[], whole: string): boolean {
  const text = whole.replace(bystanders, ' ');
  if ((gravest === 'violence' || gravest === 'child') && occurs(aboutMe, text)) return false;
  if ((gravest === 'violence' || gravest === 'child') && occurs(meAndTheChildren, text) && !ofWitnesses.test(text))
    return false;
  if (gravest === 'child' && !occurs(aboutYouth, text) && ofAChild.test(text)) return true;
  if (gravest === 'suicide' && occurs(aboutMyGoing, text)) {
    if (!occurs(aboutThem, text)) return false;
    if (occurs(aboutTheirGoing, text)) return true;
  }
  if ((gravest === 'overdose' || gravest === 'suicide') && occurs(aboutMyTaking, text)) return false;
  if (gravest && ofOneself.has(gravest) && occurs(aboutMyself, text) && !occurs(aboutSaid, text)) return false;
  if (gravest === 'unconscious' && occurs(aboutUnconscious, text) && !occurs(aboutMyFainting, text)) return true;
  // 'My dad died of a heart attack, and now my arm is numb.'
  if (ofThePast.test(text) && occurs(aboutMyBody, text)) return false;
  return occurs(aboutAnother, text) || (occurs(aboutTheirs, text) && !occurs(aboutMyBody, text));
}
