import { pattern } from '../../chat/text/pattern.ts';
import type { Rule } from '../rule.ts';

export const guarantee = {
  kind: 'guarantee',
  mayBeDenied: true,
  why: 'A promise of a result, or of safety, creates an expectation that nobody can keep.',
  instead: 'Results differ from person to person. Your practitioner talks with you about what is realistic.',
  source: 'ahpra-guidelines',
} as const satisfies Partial<Rule>;

export const urgency = {
  kind: 'urgency',
  mayBeDenied: true,
  why: 'Pressure to decide quickly encourages care that may not be needed.',
  instead: 'Book a time that suits you.',
  source: 'ahpra-guidelines',
} as const satisfies Partial<Rule>;

const evidence = pattern('')`
  \bstud(?:y|ies)\b|\btrials?\b|research|on average|people who|adults who|if you lose|even (?:a )?(?:small|modest)|
  \bsome\b|\bmay\b|guideline|\bis it (?:normal|safe|healthy)
`;
export const emergencyRule = pattern(
  '',
)`(?<![\d,])000\b|triple zero|emergenc|ambulance|chest pain|crisis|lifeline|poison|hospital|symptom|breath|13 11|stroke|bleed`;

export const promiseRules: readonly Rule[] = [
  {
    ...guarantee,
    find: pattern('g')`
      \b\d{1,2}(?:\.\d)? ?(?:%|per ?cent) (?:average |mean |total )?(?:body )?(?:weight|fat)[ -](?:reduction|loss)|
      \b(?:average|mean) (?:weight|fat)[ -](?:reduction|loss) of \d|\b(?:sustained|sustainable|significant|lasting) weight[ -]loss\b
    `,
    unless: evidence,
  },
  {
    ...guarantee,
    find: pattern('g')`
      \bguarantee(?:s|d|ing)?\b|\bmoney[ -]back\b|\brisk[ -]free\b|\b(?:results?|success|weight loss) (?:is|are) (?:assured|certain)|
      \b(?:we|i) promise(?: you)?(?: that)? (?:you|your|results?|weight|to make)|\bpromised results\b
    `,
    unless: pattern(
      '',
    )`consumer (?:guarantee|law)|guarantees? (?:under|in) (?:the )?law|guarantee, right or remedy|meet a guarantee|medicare (?:will|does)|nobody|no one|no-one`,
  },
  {
    ...guarantee,
    find: pattern('g')`
      \byou(?:'ll| will| are going to| can expect to|'re going to)(?: (?:definitely|surely|easily|quickly|certainly|finally|soon|also|start to))? (?:
      lose|drop|shed|melt|burn fat|see results|see a difference|feel better|feel like|sleep better|look|be cured|reach your|be free|have more energy|
      never (?:feel|be|diet|crave|snore|need))|
      \bwill (?:change your life|transform|melt|fix|heal|cure|end|eliminate|banish)\b|\byou(?:'ll| will) (?:see|get|have|notice) (?:real |fast |
      great )?results
    `,
    unless: pattern(
      '',
    )`muscle|\bwater\b|your place|rebate|interest|\baccess\b|\bif you (?:stop|skip|do not|don't)|look (?:at|after|for|through|into)`,
  },
  {
    ...guarantee,
    find: pattern('g')`
      (?:^(?:["'*#-] ?)?|\byou (?:can|could) |\bhow to |\bwant to |\bready to |\bhelps? you (?:to )?|\bto )(?:lose|drop|shed|melt|burn) (?:
      up to |over |more than |around |about |at least |as much as )?(?:\d[\d.,]{0,5}|one|two|three|five|ten|twenty)(?: ?(?:-|to|or) ?\d{1,3})? ?
      (?:kg|kilos?|kilograms?|pounds|%|per ?cent|cm|dress|centimetres)|
      \b(?:lose|drop|shed|melt|burn) (?:the )?(?:weight|kilos|fat|belly fat|pounds) (?:fast|quickly|easily|effortlessly|for good|forever|
      overnight|while you sleep|
      without|in (?:just|only|days|\d|one|two|three))
    `,
    unless: evidence,
  },
  {
    ...guarantee,
    find: pattern('g')`
      \b(?:no|without|zero|free (?:of|from)) (?:any )?(?:known )?side[ -]effects?\b|
      \b(?:completely|totally|100 ?%|100 per ?cent|absolutely|perfectly|entirely) (?:safe|effective|painless|successful|natural)|
      \bworks? (?:for|on) (?:everyone|everybody|every body|anyone|anybody|all)\b|\b(?:always works|never fails|works every time|can't fail|
      cannot fail|fail-?safe)\b|
      \b(?:permanent(?:ly)?|instant(?:ly)?|overnight|immediate|forever) (?:weight|results?|solutions?|fix|cure|fat|change|relief|slim)|
      \boff (?:for good|forever|for life|permanently)\b|\blose (?:the )?(?:weight|kilos) and (?:you'll )?keep it off|\bonce and for all\b|
      \bfor good this time\b
    `,
    unless: pattern(
      '',
    )`\bmost\b|\breport(?:ed)?\b|\bevery (?:medicine|treatment) has|website|\bsite\b|screen reader|accessib`,
  },
  {
    ...guarantee,
    find: pattern('g')`
      \b(?:clinically |scientifically |medically )?proven (?:to|results?|methods?|programs?|programme|ways?|formula|systems?|treatments?|
      approach|success|track)|
      \bclinically proven\b|\bcures?\b(?! (?:for|of) (?:boredom|salt))|\bcured\b(?! (?:meat|ham|pork|fish|with|in))|
      \b(?:reverse|reverses|eliminates?|eradicates?|banish|banishes|beat|beats|conquer|ends?) (?:your |the )?(?:type 2 |chronic )?(?:
      diabetes|obesity|anxiety|depression|insomnia|sleep apnoea|snoring|cravings|hunger|pain|menopause|fatigue)\b
    `,
    unless: pattern('')`cured (?:meat|ham)|search for a cure|smoked|\bnot yet\b|beat .{0,10}boredom`,
  },
  {
    ...guarantee,
    find: pattern('g')`
      \b(?:rapid|fast|quick|speedy|effortless|instant|dramatic|amazing|incredible|unbelievable|stunning|extraordinary|phenomenal|life-changing)
      (?:,? (?:and )?[a-z]{2,12})? (?:weight[ -]?loss|fat[ -]?loss|results?|slimming|transformation)\b|
      \beffortless(?:ly)? (?:weight|los)|\bwithout (?:dieting(?! rules)|any effort|effort|exercise|hunger|feeling hungry|willpower|giving up)\b|
      \bnever (?:diet|be hungry|feel hungry|count|crave|feel tired|worry)(?: [a-z]{2,12}){0,2} again|\bdiets? again\b|\b(?:say )?goodbye to\b|
      \btransform your (?:body|life|health)|\b(?:reset|boost|supercharge|fix|hack|rev up) your (?:metabolism|hormones|body|gut)|
      \bstart your (?:[a-z-]{2,12} ){0,3}(?:journey|transformation|new life)|\bresults (?:in|within) (?:as little as |just |only )?(?:\d|
      days|weeks|one|two|three|a )|
      \b(?:the )?body you(?:'ve| have)? (?:always )?(?:want|deserve|dream)|\bdream body|\banswer to (?:all )?your
    `,
    unless: pattern(
      '',
    )`blood test|pathology|\btests?\b|\bscan|laborator|\bstud(?:y|ies)\b|water weight|unsafe|not safe|harm`,
  },
  {
    ...urgency,
    find: pattern('g')`
      \bhurry\b|\bfor a limited time\b|\blimited[ -](?:time(?= (?:only|offer|deal|price|special|promotion))|spots?|places?|spaces?|offers?|
      availability|appointments?|intake|stock|numbers)\b|
      \b(?:only|just) (?:a (?:few|handful of) |\d{1,3} |one |two |three |four |five |six |ten )(?:more )?(?:spots?|places?|spaces?|
      appointments?|seats?|openings?)|
      \bbefore (?:it's|it is) too late|\bbefore (?:the )?(?:spots|places|they|offers?|prices?|stocks?|appointments|bookings)(?: [a-z]{1,12}){0,2} (?:
      runs?|ends?|fills?|sells?|goes|go|rises?|expires?|closes?|are gone|gone)\b|\bwhile (?:stocks?|places|spots|supplies) last|
      \b(?:don't|do not|never) (?:miss(?: out)?|delay|hesitate|put it off|wait)\b(?! for (?:the|an?|your|us)\b)|\bmiss(?:ing)? out on\b
    `,
    unless: new RegExp(
      `${emergencyRule.source}|miss (?:a )?(?:meal|dose|breakfast|sleep|school|work)|in a hurry|no hurry|hurry through|\\bkeeps? \\b|provider may`,
    ),
  },
  {
    ...urgency,
    find: pattern('g')`
      \blast (?:chance|days|call|few (?:spots|places|days)|spots|places)\b|\bfinal (?:days|chance|places|spots|call|hours)\b|
      \bact (?:now|today|fast|quickly)\b|\b(?:sign up|join|enrol|order|buy|register|apply) (?:now|today|tonight)\b|
      \b(?:book|call|start) (?:now|today|fast|tonight)(?: (?:before|while|to (?:save|get|claim|secure)|and (?:get|save|receive|
      start losing))|,? (?:spots|places))|
      \b(?:filling|selling|going|booking|running)(?: up)? (?:fast|quickly|out)\b|\bstart(?: losing)?(?: weight)? (?:now|today)\b(?=[.!]|$)|
      \bjoin (?:over |more than )?(?:the )?(?:\d[\d,]{0,6}|thousands|hundreds)|
      \b(?:offer|sale|deal|discount|promotion|special)s? (?:ends?|expires?|closes?|finish(?:es)?|must end|is on|valid)|\bends (?:tonight|
      today|soon|tomorrow|at midnight|this (?:week|month|weekend)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b|
      \btime is running out|\b(?:today|tonight|this week|this weekend|this month) only\b|\bjoin (?:over |
      more than )?(?:the )?(?:\d[\d,]{0,6}|thousands|hundreds)|\bnow or never\b|\b(?:secure|claim|grab|lock in|reserve) your (?:spot|place|discount|
      offer|free)
    `,
    unless: new RegExp(`${emergencyRule.source}|running out of (?:medicine|breath|time to)|last few days`),
  },
  {
    ...urgency,
    find: pattern('g')`
      \b(?:summer|beach|bikini|wedding|holiday|christmas)[ -](?:body|bod|ready|shape)\b|\b(?:in time for|ready for) (?:summer|the beach|
      bikini|your wedding|christmas)
    `,
    why: 'A season or an occasion presses people into care for their looks that they may not need.',
  },
  {
    ...urgency,
    find: pattern('g')`
      \bhalf[ -]price\b|\b\d{1,2} ?% (?:off|discount)|\$\d{1,4} off\b|\bdiscount(?:s|ed)?\b|\bfree (?:gifts?|consult(?:ation)?s?|trials?|
      appointments?|sessions?|visits?|bonus)\b|
      \b(?:visit|consult|consultation|appointment|session|month) (?:is )?free\b|\btwo for one\b|\b2 for 1\b|\bbuy one\b|\bblack friday|
      \bspecial offers?\b|\bintroductory (?:offer|price)|
      \brefer a friend|\bgift (?:card|voucher)s?\b|\bvouchers?\b|\bbonus\b|\bpromo code
    `,
    why: 'A gift, a discount or an offer may be advertised only with its terms beside it.',
    instead: 'State the fee, the rebate and what the patient pays.',
    unless: pattern('')`
      terms and conditions|\bterms\b|caffeine[ -]free|(?:symptom|pain|smoke|sugar)[ -]free|\bfruit|vegetable|clinical trial|concession|
      health care card|bulk bill
    `,
  },
];
