import { normalise } from './text/normalise.ts';
import { anyOf, occurs } from './text/pattern.ts';

/**
 * People to whom ordinary weight advice may do harm, by what they say of themselves or of whom they ask for. No
 * emergency, but an answer of its own: no plan for eating less, and who to talk to.
 */
export const sensitiveKinds = [
  'minor',
  'pregnancy',
  'low-weight',
  'very-low-calorie',
  'eating-history',
  'binge',
  'low-mood',
  'bereaved',
  'unexplained-loss',
  'older',
  'surgery',
  'treated-diabetes',
  'alcohol',
  'body-distress',
] as const;

export type SensitiveKind = (typeof sensitiveKinds)[number];

const loses =
  '(lose|losing|drop|dropping|shed|diet|dieting|calories|calorie|weight loss|slim|thinner|skinnier|skinny|cut|deficit|fasting|fast|smaller|kg|weight|plan|calculator|bmi|macros|tracker)';

const rules: Readonly<Record<SensitiveKind, { any: readonly string[]; unless?: readonly string[] }>> = {
  minor: {
    any: [
      '(im|i am|am|i just turned|i turned|turning|im only|age|aged) (only |just |nearly |almost |about to be |a )*([5-9]|1[0-7])(?!\\.[0-9]| (kg|kilos|weeks|months|kgs|days|percent|years (post|into|since|sober)|foot|feet|ft|inch|inches|([0-9]|1[01])( |$)|stone|st|over|under|heavier|lighter|hours|minutes|am|pm|cm|sizes?|pounds))',
      '(im|i am) (only )?(a kid|a child|a minor|underage|under ?age|under 18|thirteen|fourteen|fifteen|sixteen|seventeen|twelve|eleven|in (year|grade) ([0-9]|1[0-2])|in (primary|high) school|still (in|at) school|a teenager|a teen|a schoolgirl|a schoolboy)',
      '(?<=^|me |am )(a )?1[0-7] (f|m|female|male|year old (girl|boy|female|male))|as a 1[0-7] year old|(without|dont tell|not tell|behind) .. (my )?(parents|mum and dad|mum knowing|dad knowing)|(mum|dad|parents|mum and dad) (wont let me|dont know im|cant know|doesnt know im|says? im (fat|too))|(kids|girls|boys|everyone) (at|in) (my )?school',
    ],
    unless: ['(i am|im) .. (on a scale|out of 10|out of ten)|my (dog|cat|car|marriage)|when i was'],
  },
  pregnancy: {
    any: [
      '(im|i am|am|while|whilst|if|when|being|get|getting|got|fell|falling|fall|become|is|was|shes|wife is|currently|currently|possibly|might be|could be|be|and|weeks?|months?) (now |just |currently |already |[0-9]+ (weeks|months) |also |newly )*(pregnant|breast ?feeding|nursing (my|a) (baby|newborn)|expecting( a baby)?|up the duff|preg|lactating)',
      'pregnan(t|cy)|breast ?fe(ed|eding|d)|breast milk|post ?partum|post ?natal|ttc|(trying|tryna) (for (a |another |our |my |number |first |second )*(baby|babies|bub|bubba|child|children|kids?|family|pregnan|one|two|second|third)|to (conceive|fall|get pregnant|make a baby))|ivf|conceiv(e|ing)|(just|recently) had (a|my) baby|newborn|trimester|gestational|[0-9]+ (weeks|wks|months) (along|gone|up the duff|in with|with (my|our|bub|baby|number|the|a|twins))|(bub|baby) (number|no) (one|two|three|four|[1-5])|(baby|my|the) bump|milk supply|(still |im |am |keep |while |whilst )(feeding|nursing|pumping for|expressing for) (her|him|them|bub|baby|the (baby|twins)|my (baby|little one|newborn|twins))(?! (dinner|lunch|breakfast|tea|solids|vegetables|vegies|junk|healthy))',
    ],
    unless: [
      'do (you|yous|u|they) (do|offer|have) ivf',
      '(pregnancy|pregnant) (pause|leave)|when i was pregnant|since (my|the) pregnanc(y|ies)|before (i was|my) pregnan|years (after|since)|(dog|cat) is pregnant|food baby|[2-9] years old|baby weight',
    ],
  },
  'low-weight': {
    any: [
      '(bmi|body mass index) (is |of |was |at |says |around |about |under |below |only |just |currently |came out at |came out as |reading |down to |my |its |calculated |like )*(1[0-7](\\.[0-9]+)?|18(\\.[0-4][0-9]*)?)(?![0-9.])',
      '(already |im |a bit |slightly |i am |bit |technically |classed as |considered |very |severely |being |am |feel |becoming )(underweight|under weight|skinny|too thin|thin|slim|small|tiny|petite)( but| and (wanna|want|still|need)| can| still| how)|underweight',
      '(i weigh|weigh|im|weight is|im at|currently|down to|at|only) (only |about |just |around |like )*(2[0-9]|3[0-9]|4[0-7]) ?(kg|kgs|kilos)( |$)',
      '(goal|target|get (down )?to|reach|want to be|wanna be|down to|aim(ing)? for|hit|ideal|under|be) (weight |is |of |be |about |around |weigh )*(2[0-9]|3[0-9]|4[0-7]) ?(kg|kgs|kilos)( |$)|size (zero|0|4|6)( |$)|(thigh gap|bikini bridge|collar ?bones?|visible ribs|see my (ribs|bones))|healthy weight .. (lose|more|still wanna)|normal (weight|bmi) .. (lose|drop|thinner|skinnier)',
    ],
  },
  'very-low-calorie': {
    any: [
      '(eat|eating|eaten|do|doing|live on|stick to|drop to|get by on) (like |about |only |just |under |around )*([3-9][0-9]{2}|1[01][0-9]{2}) (a|per|each) day(?! (of |in )?(steps|squats|push|sit|metres|ml|skips|words))|([3-9][0-9]{2}|10[0-9]{2}|11[0-9]{2}) ?(calories|calorie|cals|cal|kcal|kcals)( |$)|([1-4][0-9]{3}) ?(kj|kilojoules)( |$)|very low (calorie|energy|cal)|vlcd|vled|(water|juice|dry|egg|cabbage soup|lemon detox|celery|snake|apple|potato|coffee|one meal|extended|multi ?day|prolonged) (fast|fasting|diet|cleanse)|(fast|fasting|not eat|stop eating|no food|without food|dont eat|go without( food| eating)?) .. ([2-9]|1[0-9]|two|three|four|five|seven|ten|several|few|couple) (days|weeks)|([2-9]|1[0-9]|two|three|four|five|seven|ten|several|36|48|72) ?(days?|hours?|hrs) ?(water |juice )?(fast|fasting|cleanse|detox)|omad|(one|1) meal a day|eat(ing)? (once|one time) (a|per) day|(lose|drop|shed|losing) ([5-9]|[1-9][0-9]|five|six|seven|eight|nine|ten|fifteen|twenty) ?(kg|kgs|kilos|kilo)? (in|within|by) ([0-9]+ days|(a |one |1 |the |next |two |2 |three |3 |under a )*(days?|weeks?|fortnight|month|monday|friday|saturday|sunday|weekend|next week))|crash diet(s|ing)?|starv(e|ation) (diet|mode)|stop eating|skip(ping)? (all )?meals|not eating( anything| much| all day)?( to lose)?|meal skipping|eat nothing|(only|just) (eat|drink|have) (salad|shakes|soup|juice|fruit|water|coffee)',
    ],
    unless: [
      '(do|should|must|can|shall|will|would|better) (i|we) ..4 (skip|skipping) ..6 (make up|to even|even it out)|(calc|calculator|tool|your site|website|result|quiz) (just |only )*(told|tells|says|said|gave|gives|reckons|shows|came (up|out) (with|at|as)) (me |i |at |its )*([a-z]+ )?(about |only |around )*[0-9]+ ?(calories|cals?|kj|kilojoules|kcal) ..6 (low|right|wrong|little|safe|correct|enough)(?!.* (eat|eating|ate|eaten|starv[a-z]*|stick|plan|gonna|going to))',
      '(packet|label|serving|per 100) (says?|is|has|shows?|lists?|reads) ..3 (kj|kilojoules|cals?|calories)|(kj|kilojoules) ..6 (in|into|to|as) (cals?|calories|kcals?)',
      '(crash|fad|yo yo) diets? (dont|doesnt|didnt|never|havent)|(muslim|ramadan|religious|lent)|before (my |the )?(surgery|blood test|operation|procedure)|stop eating (so much|sugar|junk|chocolate|at night|late|when|lollies|takeaway|bread|crap|carbs|out)|burn(ed|ing|t|s)? |(8[0-9]{3}|[5-9][0-9]{3}) kj',
    ],
  },
  'eating-history': {
    any: [
      '(history of|recovered from|recovering from|recovered|recovery from|in recovery|used to (have|be)|had|have had|past|previous|previously|years ago|struggled with|struggle with|battled|treated for|suffered( from)?|ex|former|diagnosed with|living with|got|have|ive|with|has) .. (eating disorder|anorexi(a|c)|bulimi(a|c)|ed( |$)|orthorexia|disordered eating|binge eating disorder|bed( |$)(?!time)|arfid|restrictive eating)',
      '((chuck|chucks|chucking|throw|throws|throwing|spew|spewing|bring|bringing|vomit|vomiting|sick) (it |them |that |everything )*(back )?(up |out )?(it |them |that )?(whatever|everything|what|all|most of what|my (dinner|tea|lunch|meals|food)) .. (eat|ate|eaten|at night|every night|most nights|after))',
      '(eating disorder|(recovering|ex|former|recovered) (anorexic|bulimic)|anorexia|bulimia|binge eating disorder|orthorexia|arfid|disordered eating)',
    ],
    unless: [
      '(works?|worked|working|years|year|months) (in|at) ed( |$)|ed (nurse|nurses|department|shifts?|doctor)',
      '(plan|medicare|sessions|do you (treat|see|help)|screen|test|quiz|self check)|(go|going|got|get|in|to|into|have) .. bed( |$)',
    ],
  },
  binge: {
    any: [
      '(eat|ate|eating|eaten|smashed|scoffed|devoured|inhaled|demolished) .. (and|then) .. hate myself|(eat|ate|smashed|scoffed|devoured|demolished) ..12 hate myself|bing(e|es|ed|eing|ing)( |$)|binge ?eat(ing|er|s)?|(cant|couldnt|unable to) (stop|control) (eating|myself (around|with|from) (food|eating)|my eating|bingeing)|(eat|ate|eating) (until|till) (i |im |it |)(feel |am )?(sick|hurt(s)?|in pain|numb|ill|cant move|uncomfortable)|(eat|eating|ate) in secret|secret(ly)? eat(ing)?|hid(e|ing) (food|wrappers|packets)|lose control (around|of|with|when i) (food|eating|eat)|out of control (eating|around food)|food addict(ion)?|compulsive (eat|overeat)[a-z]*',
    ],
    unless: [
      'binge ?(watch|view)[a-z]*|bing(e|es|ed|eing|ing) (on )?(netflix|stan|youtube|tv|telly)|(netflix|watch)(?!.* (eat|ate|eating|hate|food)( |$))|drink|bing(e|ed|ing|eing) (on |of |a |an |the |my |this |that |whole |entire |new )*(season|series|episodes?|show|shows|box set)|(?<!hate .*)(test|quiz|questionnaire|screen[a-z]*|self check|tool|beds|(binge|bingeing|binging)( eating)? (one|check)|(got|scored|score) ..4 on the binge)',
    ],
  },
  'low-mood': {
    any: [
      '(feel|feeling|im|been|felt|so|really|very|pretty|getting|am|feels) (so |really |very |pretty |a bit |quite |just |super |like |totally |completely |absolutely |always |constantly |deeply |more and more )*(hopeless|worthless|depressed|down(?! (here|south|under|near|in (?!(the|my|myself|mood|winter|summer|general|spirits)( |$))))|low|empty|numb|miserable|lost|alone|lonely|awful|shit(ty|house)?|crap(py)?|overwhelmed|useless|a failure|like a failure|broken|rock bottom|defeated|in despair|heartbroken|devastated|anxious|panicky|stressed out|at my lowest|struggling( mentally)?|sad|teary|like crying|flat|not (ok|okay|coping|myself|good)|unloved|unlovable)( |$)',
      '(cant|couldnt) (stop crying|get out of bed|face (people|anyone|work|the day|leaving)|leave the house|cope( with)?)|cry(ing)? (all the time|every ?day|(most|many|some) (days|nights|mornings)|every night|myself to sleep|a lot|constantly|again)|(had|have|having|get|getting|keep having) (a |really bad |bad )*(panic|anxiety) attacks?|depress(ed|ion|ing)( |$)|mental(ly)? (struggling|exhausted|breakdown|unwell)|breakdown|nobody (loves|cares|likes|understands)|no one (loves|cares|likes|understands)|hate myself|self hat(e|red)|(given|giving|give|gave) up( on (myself|everything))?( \\||$)|(ive|i) had enough( \\||$)|at (the end of my rope|my wits? end|breaking point)|life (is|feels) (so )?(hard|pointless|meaningless|shit|empty|too hard|unbearable)|dont know (what to do|how to cope|how to go on) anymore|losing hope(?! (with|in) .. diet)|lost (all )?hope(?! (with|in|of|on) [a-z ]*(diets?|fads?|gym|keto|dieting|shakes))|rock bottom|falling apart',
    ],
    unless: [
      '(cut|quit|off|gave up|given up|giving up|no|without) .. (sugar|carbs?|coffee|caffeine|chocolate|bread|soft drink|coke|dairy|cheese|meat) ..9 (miserable|awful|cranky|rubbish)(?!.* (hopeless|worthless|depressed|useless|cry|crying|alone|cope|coping)( |$))',
      '(hopeless|useless|awful|crap|terrible|shocking|lost) (in|around) (a |the |my )*(kitchen|garden|gym|pool|supermarket)(?!.* (hopeless|worthless|depressed|useless|cry|crying|cope|coping|lost|nothing|left)( |$))',
      '(hopeless|useless|awful|crap|terrible|shocking|lost) (with|at|on) (my |the |all |these |any |using |being )*(organis[a-z]*|remembering|printers?|directions|mornings|paperwork|passwords|texting|reading|explaining|computers?|technology|tech|phones?|mobiles?|maths|numbers|cooking|names|internet|websites?|forms|zoom|apps?|gadgets|spelling|typing)(?!.* (hopeless|worthless|depressed|useless)( |$))',
      '(?<!(hopeless|worthless|depressed|empty|lonely|cry|crying|cope|coping|feel|feeling|low|flat|miserable)[a-z0-9 |]*)(internet|wifi|wi fi|reception|signal|connection|nbn|coverage|mobile|phone|camera|computer|laptop|weather|battery) (speed |connection |service |here |out here |around here |at home |at work |at our place |up here |down here )*(is |are |was |can be |gets |being )+(so |really |very |pretty |a bit |quite |just |super |absolutely |totally )*(crap|crappy|awful|shit|useless|flat|low|lost|broken|miserable)(?!.* (hopeless|worthless|depressed|cry|crying|alone|cope|coping|lost|nothing matters))|(?<!(hopeless|worthless|depressed|empty|lonely|cry|crying|cope|coping|feel|feeling|low|flat|miserable)[a-z0-9 |]*)(so|really|very|pretty) (crap|crappy|awful|shit|useless|low) (internet|wifi|wi fi|reception|signal|connection|nbn|coverage|mobile|phone|weather)(?!.* (hopeless|worthless|depressed|cry|crying|alone|cope|coping|lost|nothing matters))',
      '(not|no) (good|great) (with|at|on|using)|(test|tests|quiz|questionnaire|checklist|self check|screen[a-z]*|one|tool|support|helpline|help line|service) (for|on|about) ..9 (depress[a-z]*|mood|feeling (down|low)|low|down|sad)|(depression|mood|mental health) (test|quiz|questionnaire|checklist|self check|screen[a-z]*)|(come|go|going|cut|cutting|calm|slow|weigh[a-z]*|sit|lie|write|written|break|put|get|getting|bring|narrow) ?down|(site|website|page|form|button|app|link|booking|computer|laptop|internet|wifi|password|calculator|video|login|screen) .. (give up|gave up|had enough|head in|useless)|(seems?|looks?|sounds?) (a bit |really |very |so |quite |too |awfully )*low|low (carb|fat|sugar|gi|cal|calorie|impact|energy|iron|income|cost|kj|salt|libido)|down [0-9]|lost [0-9]|lost (weight|my|the|a|it|about|around|kilos|kg|connection|internet|some|all the|10|5|20)|do you (treat|help with|see) .. depress|flat (out|white|bread|feet|stomach|tummy|battery|rate)|give up (on (carbs|sugar)|smoking|sugar|bread|alcohol|coffee)|depressing (weather|price)|stressed out about (parking|the booking)',
    ],
  },
  bereaved: {
    any: [
      '(mum|dad|wife|husband|son|daughter|brother|sister|partner|friend|mate|mother|father|nan|pop|grandma|grandpa|baby|child|boyfriend|girlfriend|fiance|uncle|aunt|cousin) .. (died|passed( away)?|has died|death|funeral|suicided)|(lost|buried|losing|death of) (my|our) (little |baby |beautiful |only |dear )*(boy|girl|mum|dad|wife|husband|son|daughter|brother|sister|partner|friend|mate|mother|father|nan|pop|baby|child)|(lost|buried) (mum|dad|nan|nanna|pop|grandma|grandpa|mother|father)( |$)|griev(e|ing)|bereave(d|ment)|widow(ed|er)?|miscarriage|stillborn|stillbirth|my (dog|cat) (died|passed)',
    ],
    unless: [
      '(?<!(cry|cries|cried|crying|miss|missing|grief|griev[a-z]*|baby|babies|son|daughter|child|wife|husband|partner)( [a-z0-9 |]*)?)(family|family health|familys|familys health) (history|tree)(?!.* (cry|crying|miss|grief|griev[a-z]*|cope|coping))',
      '(?<!(cry|cries|cried|crying|miss|missing|grief|griev[a-z]*|cope|coping)[a-z0-9 |]*)(mum|dad|mother|father|parents|nan|nana|nanna|pop|poppy|grandad|grandpa|grandfather|grandma|grandmother|gran|uncle|aunty?) (both |had |had already |also )*(died|passed( away)?) (of|from|with) ..5 (at|aged|age|when (he|she) was|in (his|her|their)) (only |just |about )*([0-9]{2}|[a-z]+ties)(?!.* (cry|crying|cried|miss|missing|griev[a-z]*|grief|cope|coping|lonely|alone|sad|heartbroken|eating|ate|eat|last (week|month)|since|yesterday|recently|weeks ago|days ago|every day))',
      '(phone|laptop|car|battery) died|died (laughing|of embarrassment)',
    ],
  },
  older: {
    any: [
      '(im|i am|am|aged?|turning|mum is|dad is|mother is|father is|nan is|pop is|grandma is|shes|hes|who is|who s|is) (now |nearly |almost |a |only |about |over |turning )*([7-9][0-9])(?! (k|km|kms|ks|kilometres|kg|kgs|kilos|kilo|percent|cm|pounds|stone|dollars|bucks|minutes?|mins?)( |$))|([7-9][0-9]) (year old|years old|years young|yo)|(elderly|frail|(?<!(work|working|job|nurse|shifts?) (in|at|for) (a |an |the )?|in the )(aged care|nursing home)(?! (where i|nurse|worker|job))|in (her|his|my) (seventies|eighties|nineties|70s|80s|90s)|old age pensioner|great grandmother|great grandfather)',
    ],
  },
  'unexplained-loss': {
    any: [
      '(los(e|es|ing|t)|drop(ped|ping)|shed(ding)?|weight (is |has been |keeps )?(falling|coming|dropping)|kilos (are )?(falling|coming|dropping)) ..9 (without (even )?(trying|doing|changing|meaning)|not (even )?trying|(havent|hasnt|didnt|not) (changed?|changing|tried|done) (a|any|my|anything|what|thing)|(for|with) no (good )?reason|no idea why|dont know why|dunno why|not on purpose|unintentional[a-z]*|unexplained)|(unexplained|unintentional|unintended) (weight )?loss|(clothes|pants|jeans|trousers|dress|dresses|shirts) (are |is )?(hanging|falling|dropping) off (her|him|them|me|my|mum|dad)|(wasting|withering) away|skin and bones?',
    ],
    unless: [
      '(how (do|can|to)|want to|wanna|can i|could i|possible to|ways? to|help me|best way) .. (lose|drop|shed)|(dog|cat|puppy|horse)|on (a|my) diet|i hope',
    ],
  },
  surgery: {
    any: [
      '(had|having had|got|after|since|post|following|recovering from|getting over|out of) ..6 (surgery|operation|op|operated|keyhole|laparoscop[a-z]*|hernia|appendix|append[a-z]+|gall ?bladder|hysterectomy|prolapse|(hip|knee) replacement|replacement|tonsils|thyroidectomy|bowel resection|removed) ..8 ([0-9]+|a|one|two|three|four|five|six|last|few|couple|this) (of )?(days?|weeks?|week|wks?|fortnight|month)( ago| back|$| |)',
      '([0-9]+|a|one|two|three|four|five|six|few|couple) (of )?(days|weeks|wks|fortnight) (after|since|out from|post|following|out of) .. (surgery|operation|op|hernia|appendix|gall ?bladder|hysterectomy|replacement)|recovering from .. (surgery|operation|op)( |$)|still (got|have|in|with) .. (dressings|stitches|staples)|post ?op( |$)',
    ],
    unless: [
      '(years?|yrs) (ago|back)|before (my |the )?(surgery|op|operation)|until i lose|in (a|[0-9]+|two|three|few) .. (weeks|months) time|(bariatric|sleeve|bypass|lap band)|(dog|cat) ',
    ],
  },
  'treated-diabetes': {
    any: [
      '(diabetic|diabetes|type 1|type one|t1d|insulin|sulfonylurea|gliclazide) ..12 (fast|fasting|skip|skipping|low carb|keto|diet|cut carbs|cutting carbs|not eat|calories|meals|lose weight|losing weight)|(fast|fasting|skip meals|skipping meals|keto|low carb|cut carbs|cutting carbs|diet|calories|lose weight) ..12 (diabetic|diabetes|type 1|t1d|insulin)',
    ],
  },
  alcohol: {
    any: [
      '(drink|drinking|drank) .. (every (day|night)|too much|a lot|heavily|daily|alone|bottle|cask|goon|slab|carton|heaps|most (days|nights)|in the morning)|(im|i am|think im|am i|dad is|mum is|husband is|wife is|partner is) .. (an )?alcoholic|problem with (alcohol|drinking|grog|the drink)|(alcohol|drinking|grog) (problem|addiction|dependen[a-z]*|issue)|cant stop drinking|addicted to (alcohol|drinking|drugs|ice|meth|painkillers|pills|cocaine|weed|codeine)|(gamble|gambling|pokies)|(using|use|on|addicted to) (meth|ice|heroin|cocaine|speed|mdma)',
    ],
    unless: [
      '(water|coffee|soft drink|coke|tea|juice|milk|soda|energy drinks?|shakes?|kombucha|diet coke|pepsi) |audit|do i know|how can i (tell|know)|(test|quiz|questionnaire|screen[a-z]*|self check|calculator|tool)',
    ],
  },
  'body-distress': {
    any: [
      '(call|calls|called|calling) (me|him|her|my [a-z]+) (a |an )?(fat|whale|pig|names|cow|chubby|fatty|fatso|obese|elephant)|hate (my|this|the way) (body|self|belly|stomach|thighs|reflection|look|looks|i look|legs|arms|face|size|weight|photos?)|(disgusted|repulsed|ashamed(?! to)|disgust) .. (body|myself|weight|size|reflection|mirror|look|looks)|(im|i am|feel|feeling|so|look) (so |really |such a |a |too |like a )*(disgusting|ugly|fat pig|fat cow|whale|gross|repulsive|hideous|revolting|monster|blob|freak|pig)( |$)|cant (look at myself|look in the mirror|stand (my|the) (body|reflection|sight))|(bullied|teased|called(?! (me|him|her|us) (in|up|back|to|out|about|at|on|for))|picked on|fat ?sham[a-z]*|laughed at|mocked) .. (fat|weight|size|school|work|names|body|whale)|bull(y|ied|ying)',
    ],
  },
};

const compiled = sensitiveKinds.map((kind) => ({
  kind,
  any: anyOf(rules[kind].any),
  unless: rules[kind].unless && anyOf(rules[kind].unless ?? []),
}));
const weightTalk = anyOf([
  loses,
  // They ask whether it is for them.
  '(someone|somebody|people|a person|women|men) like me|(is|are|would|will|can|could|do) (this|it|you|your (place|clinic|program|service)|that) .. (ok|okay|safe|right|good|suitable|help|see|take|have|treat) .. (me|us)( \\||$)',
]);

/** The kinds in a message, the ones that matter most first. */
export function sensitiveIn(message: string): SensitiveKind[] {
  const text = normalise(message);
  const found = compiled
    .filter(({ any, unless }) => occurs(any, text) && !(unless && occurs(unless, text)))
    .map(({ kind }) => kind);
  return lowByFigures(text) && !found.includes('low-weight') ? ['low-weight', ...found] : found;
}

/** Whether a weight in kg and a height in cm (or m) of a message give a body mass index under 18.5. */
function lowByFigures(text: string): boolean {
  const [, bare, tall] = weightAtHeight.exec(text) ?? [];
  const weight = bare ?? ownWeight.exec(text)?.[1];
  const height =
    /\b(1[3-9]\d|2[01]\d) ?(?:cm|tall)\b/.exec(text)?.[1] ??
    /\b(1\.[3-9]\d?|2\.[01]\d?) ?(?:m|metres?|tall)\b/.exec(text)?.[1] ??
    tall;
  if (!weight || !height) return false;
  const metres = Number(height) > 3 ? Number(height) / 100 : Number(height);
  return Number(weight) / metres ** 2 < 18.5;
}

/** A weight in kg that somebody has, not one that they want to lose. */
const ownWeight =
  /(?<!\b(?:los[et]|losing|drop|dropped|dropping|gain|gained|shed|down|another|extra|last) (?:about |around |only |another |the last )?)\b([2-9]\d(?:\.\d)?) kg\b(?! (?:to (?:lose|go|drop|shed)|off|down|lighter|heavier|over))/;
/** 'I weigh 46 at 168': a weight and a height without their units. */
const weightAtHeight =
  /\bweigh(?:t is)? (?:about |only |just )?([3-9]\d) (?:kg )?at (1[4-9]\d)\b(?! ?(?:kg|mg|mmol|over|days|pounds))/;

/** What somebody is, goes on being true in the next message; what they feel may have passed. */
const lasting: ReadonlySet<SensitiveKind> = new Set(['minor', 'pregnancy', 'low-weight', 'eating-history', 'older']);

/**
 * The kinds that an answer has to heed: those of the message, and lasting ones of earlier messages where this one is
 * about weight or eating.
 */
export function sensitiveNow(
  message: string,
  history: readonly { role: 'visitor' | 'assistant'; text: string }[],
): { kinds: SensitiveKind[]; said: 'now' | 'before' } {
  const now = sensitiveIn(message);
  if (now.length > 0) return { kinds: now, said: 'now' };
  if (!occurs(weightTalk, normalise(message))) return { kinds: [], said: 'now' };
  const before = new Set(history.filter(({ role }) => role === 'visitor').flatMap(({ text }) => sensitiveIn(text)));
  return { kinds: sensitiveKinds.filter((kind) => before.has(kind) && lasting.has(kind)), said: 'before' };
}
