import { pattern } from '../../chat/text/pattern.ts';
import type { Rule } from '../rule.ts';
import { number } from './outcomes.ts';
import { superlative } from './praise.ts';
import { guarantee } from './promises.ts';

// Promises and praise in everyday idiom: an end of suffering, a regained body, money back, uniqueness.

const trouble = `(?:fat|belly|kilos|cravings|hunger|snoring|insomnia|bloating|menopause|hot flushes|anxiety|depression|diabetes|obesity|
  emotional eating|binge eating|comfort eating|overeating|weight problems?|weight gain|fatigue|stress|brain fog|gut|
  pain|inflammation|hormones?|hormone balance|metabolism|sleep)`;
const service =
  '(?:clinics?|providers?|services?|practitioners?|nurses?|teams?|programs?|programmes?|telehealth|doctors?|gps?|practices?|approach|care|brands?)';

export const claimRules: readonly Rule[] = [
  {
    ...guarantee,
    // Money back, and freedom from risk.
    find: pattern('g')`
      \b(?:you )?(?:do not|don't|won't|will not|never) pay\b(?=[^.]{0,40}\b(?:lose|work|results?|kilo|weight|succeed)\b)|
      \b(?:if|unless|until)\b[^.]{0,20} (?:lose|work|works|results?|weight|satisfied|happy|succeed)\b[^.]{0,30},? (?:you )?(?:do not|don't|won't|
      will not|never) pay\b|
      \bno (?:loss|results?|success|kilos?)[,:]? no (?:fee|pay|charge|cost|bill)|\b(?:refund|your money|is on us|or it's free)\b(?=[^.]{0,30}\b(?:if|
      unless|lose|kilo|weight)\b)|
      \bnothing to lose\b|\bresults? (?:that )?you can (?:count|rely|depend|bank|trust)\b|\broot causes?\b|\b(?:weight|kilos|cravings|pain|
      snoring)\b[^.]{0,30} (?:does not|doesn't|won't|will not|never) come back\b|\b(?:your|the) ${trouble} (?:can|will|
      could) (?:[a-z]{1,10} )?be (?:gone|cured|reversed|
      fixed|over|history|solved|beaten)\b|\bwe (?:can |will |'ll )?(?:fix|cure|solve|take|remove|get rid of|eliminate|heal|reverse|erase|melt|banish|
      beat|stop)(?: [a-z]{1,10}){0,3} ${trouble}\b|\bwe (?:take|get) the weight off\b|\bexpect to (?:lose|drop|shed|see)\b|
      \b(?:become|be) the (?:person|woman|man|you|version)\b|\bbest version of yourself\b|\b(?:give|gives|giving|gave) you (?:back )?your (?:life|
      body|confidence|energy|sleep)\b|\b(?:zero|no) (?:risks?|downtime|danger|nasty surprises)\b|\b(?:completely|natural|gentle|safe|totally|
      perfectly|quite)(?:,|,? and)? harmless\b|\bharmless:|\b(?:cannot|can't|will not|won't|never) (?:hurt|harm) you\b|
      \bwhatever it takes\b|\bwhen (?:everything|all) (?:else )?(?:has )?(?:fails?|failed)\b
    `,
    unless: pattern(
      '',
    )`rebate|cancel|medicare|insur|snoring is|not harmless|\bstud(?:y|ies)\b|research|seem|\blow\b|test|if you take`,
  },
  {
    ...guarantee,
    // Effectiveness and permanence.
    find: pattern('g')`
      \b(?:simply|just|really|actually|finally|always) works?\b|\b(?:weight[ -]loss|results?|change|program|programme|plan|method|approach|treatment|
      care|
      solution|system|relief) (?:that|which) (?:really |actually |finally |just |simply )?(?:lasts?|works?|sticks?|stays?|delivers?|
      holds?)\b(?! (?:for|longer))|
      \b(?:goodbye|farewell) (?:to|after|forever|for)?|\bgoodbye\b|\bthing of the past\b|\b(?:kilos|weight|pounds|inches|centimetres|years) (?:just |
      simply )?(?:fall|falls|melt|melts|drop|drops|slip|slips|fly|flies|roll|rolls) (?:away|off)\b|\bpays? off\b|\bhello to (?:a|the|your)\b|
      \bsafe for (?:everyone|everybody|all|anyone|any age)\b|
      \byou(?:'ll| will) wonder (?:why|how)\b|\byou can (?:reverse|cure|beat|eliminate) (?:your )?(?:pre-?diabetes|type 2|diabetes|obesity|insomnia|
      snoring|sleep apnoea)\b|\bhave you (?:back |looking |feeling |sleeping |fitting )(?:in|into|like|better|great|slim)[a-z]{0,4}\b|
      \bthis time,? it(?:'s| will|'ll)\b|\bno more (?:hunger|cravings|diets?|dieting|counting|failures?|yo-yo|
      snoring|sleepless|excuses|guilt|fatigue|pain|hot flushes|struggl[a-z]{1,4}|guess[a-z]{1,5}|starving|bloating)|
      \b(?:problems?|worries|struggles?|weight|insomnia|cravings|snoring|menopause),? (?:solved|sorted|fixed|gone|conquered|cured)(?=[.!]|$)
    `,
    unless: pattern(
      '',
    )`\bstud(?:y|ies)\b|research|on paper|works? for (?:one|some|you)|what works|\bif\b|how .{0,30} works|\?$|no more than`,
  },
  {
    ...guarantee,
    // A promised body, size or day.
    find: pattern('g')`
      \b(?:you(?:'ll| will)|be|feel|wake up) (?:[a-z]{1,10} ){0,2}(?:${number} ?(?:kg|kilos?|kilograms?|sizes?) )?(?:lighter|slimmer|thinner|leaner|
      fitter|younger|
      pain[ -]free|unrecognisable)\b|\b(?:a|the|your) (?:brand )?new you\b|
      \b(?:get|have|take|win|want|bring|claim|give you) (?:back )?(?:your|my|the) (?:[a-z-]{1,12} ){0,2}(?:body|figure|shape|waist|waistline|life|
      confidence|energy|
      spark|sleep|old self) back\b|\b(?:to|reach|reaches|achieve|achieves|hit|at|towards) (?:your|the|their|an?) (?:goal|ideal|dream|target|perfect|
      pre-baby)
      (?: weight| body| size| figure| shape)\b|\bfinally (?:lose|drop|shed|sleep|feel|get|take|beat|enjoy|fit|break|stop|keep|reach|be|live|free)\b|
      ^["#*-]{0,3} ?(?:sleep|feel|look|live|wake up|move|age) (?:better|great|lighter|younger|amazing|well|fantastic|fresh) (?:tonight|today|tomorrow|
      again|now|in|within|
      from|by|for)\b|\b(?:lose|drop|shed|go down) (?:${number}|a|a few|several) (?:dress |jean |clothes )?sizes?\b|
      \b${number} (?:in|out of) (?:every )?(?:ten|five|10|100|four|three|twenty) (?:[a-z]{1,10} ){0,3}(?:keep|kept|lose|lost|reach|reached|succeed|
      improve|improved|
      sleep|feel)\b[^.]{0,30}(?:\bus\b|\bour\b|program)|\bour (?:[a-z]{1,10} ){0,2}(?:patients|clients|members) (?:[a-z]{1,10} ){0,2}(?:lose|lost|
      drop|reach|keep)\b
    `,
    unless: pattern('')`\bstud(?:y|ies)\b|\btrials?\b|research|\bmay\b|might|realistic|example|\bmade-up`,
  },
  {
    ...guarantee,
    // A verb that ends suffering, with care as its subject.
    find: pattern('g')`
      \b(?:ends?|melts?|dissolves?|burns?|blasts?|erases?|torch(?:es)?|shrinks?|flattens?|heals?|cures?|stops?|banish(?:es)?|beats?|defeats?|kills?|
      silences?|
      fix(?:es)?|resets?|restores?|rebalances?|balances?|reverses?|eliminates?|detox(?:es|ifies)?) (?:your |the |all |stubborn |belly |body |leaky |
      chronic |late-night |
      excess |unwanted |those |hormone ){0,2}${trouble}\b(?=[^.]{0,60}\b(?:with|for (?:ever|good)|forever|in|once|while|our|and|without|fast|
      naturally|today|now)\b)
    `,
    unless: pattern(
      '',
    )`\bstud(?:y|ies)\b|\btrials?\b|research|\bmay\b|might|\bcan\b|\bif\b|someone|cannot|body (?:burns|stops)|\bhelps?\b|try |pauses`,
  },
  {
    ...superlative,
    // Uniqueness; 'the way', with any adjective.
    find: pattern('g')`
      \b(?:[a-z]{2,9}est|most [a-z]{4,12}) (?:way|route|path|road|road map|method|choice|option|solution|answer|shortcut|plan|program) (?:to|for|
      towards)
      (?: [a-z'-]{1,12}){0,4} (?:lose|weight|slim|slimmer|smaller|waist|lighter|healthier|leaner|kilos|body|fat|diet)\b|
      \b(?:the|our) gold standard (?:in|of|for)\b|\b(?:sets?|setting|raises?|raising) (?:a |the )?(?:new )?(?:bar|standards?|benchmarks?)\b|
      \b(?:nobody|no one|no-one|nothing|few)(?: else)? (?:knows|understands|gets|treats|does|can match|matches)\b
      (?=[^.]{0,40}\b(?:like|better|us|we|our)\b)|\b(?:comes? close|compares?) (?:to (?:us|our)\b)|\b(?:nobody|no one|no-one|nothing|
      none)(?: else)? (?:comes? close|compares)\b|
      \b(?:the|australia's|queensland's) only (?:[a-z-]{1,12} ){0,2}${service} (?:that|who|to|in|with|where|offering)\b|\bunlike (?:other|most|any|
      many|your|the big|
      the)(?: [a-z-]{1,12})? ${service}\b|\bskip the (?:gp|doctor|waiting room|specialist)\b|
      \b(?:our|we)(?: [a-z]{1,12}){0,3} (?:is|are|offers?|gives?|provides?|delivers?|has|have) (?:[a-z]{1,8} )?(?:more (?:thorough|caring|effective|
      experienced|personal|
      advanced|accurate|complete|affordable|qualified)|better|safer|superior|kinder|faster|cheaper)\b(?=[.!]|$| (?:than|care|service|value))
    `,
    unless: pattern(
      '',
    )`\bstud(?:y|ies)\b|research|guideline|sleep study|learn|measure|\bis (?:to|the one)\b|reach the clinic`,
  },
  {
    ...superlative,
    // Words of praise and rank.
    find: pattern('g')`
      \b(?:best(?! (?:taken|kept|left|seen|done|asked))|highest|most (?:advanced|thorough|modern|complete|personal|caring|comprehensive|accurate|
      experienced|effective|exclusive)|finest|kindest|smartest|safest|
      gentlest|strongest|first and only|one and only|largest|biggest)(?: [a-z-]{1,14}){0,3} (?:care|people|standards?|tests?|testing|support|
      attention|available|
      anywhere|around|around town|results|technology|science|${service})\b(?! (?:that you|with your|to ask))|\bleading the (?:way|field|pack|
      charge)\b|\b(?:a )?(?:uniquely|unusually|incredibly|
      amazingly|exceptionally|remarkably|unbelievably|outstandingly) (?:effective|good|experienced|caring|safe|skilled|successful|qualified|
      powerful)\b|\bnowhere else\b|\bleads? the (?:nation|country|state|world|field|industry)\b|\b(?:others?|companies|competitors|clinics|brands|
      providers|anyone else)(?: [a-z]{1,8})? (?:cannot|can't|can only|only|could never) (?:match|dream|offer|copy|hope|beat)\b|
      \bthere(?:'s| is| are) no better\b|
      \bahead of (?:its|their|our) time\b|\bexperts agree\b|\bother clinics (?:learn|copy|follow|envy|look up|send)\b|\b(?:better|faster|cheaper|
      easier|safer)(?:(?:,| and)? (?:better|faster|cheaper|easier|safer)){0,2} than (?:seeing|visiting|going to|waiting)\b|
      \b(?:far|much|way|so much|vastly|ten times) (?:more (?:effective|reliable|successful|caring|thorough|powerful|accurate|experienced)|better|
      safer|faster|kinder|cheaper) than\b|\b(?:better|more|faster|superior)(?: [a-z]{3,12}){0,2} than (?:your|the|a) (?:gp|doctor|
      specialist|dietitian|gym|hospital|chemist|pharmacy)\b|\bthan any other (?:in|clinic|nurse|provider|program|service)|\bbeats? (?:the )?(?:big|
      other|any|every|rest|competition|names|diets?|dieting)|
      \bone of the (?:most|best|top|finest|leading|first) (?:[a-z]{2,12} )?(?:[a-z]{2,12} ){0,2}(?:(?:in|across|of) (?:australia|queensland|
      the (?:country|state|world|gold coast|nation)|
      brisbane|sydney)|anywhere|${service})\b|
      \b(?:superior|premium|pioneering|trailbla[sz]ing|first[ -]class|top[ -]notch|top[ -]quality|highest[ -]quality|unequalled|peerless|flawless|
      elite|
      acclaimed|renowned|celebrated|legendary|unique|exclusive|next[ -]level|unsurpassed|matchless|extraordinary|remarkable|superb)
      (?:,? (?:and )?[a-z-]{2,12}){0,2} (?:care|methods?|results?|outcomes?|approach|programs?|programmes?|service|clinic|team|practitioners?|nurses?|
      treatments?|plans?|
      support|telehealth|skills?)\b|\bperfect (?:results?|outcomes?|care)\b|\b(?:highly|widely|nationally|internationally) (?:acclaimed|regarded|
      respected|rated|praised|renowned|recommended)\b|
      \b(?:world|australian|national|industry)[ -]first\b|\bfirst of (?:its|their) kind\b|\b(?:ranked|voted|named|awarded|judged) (?:the )?(?:first|
      best|top|number|no|
      #|australia|queensland|clinic|practice)|\b(?:we are|we're|our) (?:the )?(?:real |true )?(?:experts?|specialists?|leaders?|pioneers?|masters)\b|
      \bleaders? in (?:weight|obesity|telehealth|women|sleep|menopause|metabolic)
    `,
    unless: pattern('')`
      \bstud(?:y|ies)\b|research|guideline|evidence|most common|leading the way to|
      one of the (?:most|first) (?:useful|important|common|things)|\bas unique|not (?:a )?perfect
    `,
  },
];
