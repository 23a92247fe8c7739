import { pattern } from '../../chat/text/pattern.ts';
import type { Rule } from '../rule.ts';

export const testimonial = {
  kind: 'testimonial',
  mayBeDenied: true,
  why: 'A health service may not be advertised with what patients say of their treatment or its outcome.',
  instead: 'Say what happens in a consultation, who gives it and what it costs.',
  source: 'ahpra-guidelines',
} as const satisfies Partial<Rule>;

export const superlative = {
  kind: 'superlative',
  mayBeDenied: true,
  why: 'Praise that cannot be proven, or a comparison with others, can mislead.',
  instead: 'Say what can be checked: qualifications, registration, years of work.',
  source: 'ahpra-guidelines',
} as const satisfies Partial<Rule>;

export const beforeAfter = {
  kind: 'before-after',
  mayBeDenied: true,
  why: 'A body before and after is a claim about an outcome, and raises expectations that few will meet.',
  instead: 'Results differ from person to person. Your practitioner talks with you about what is realistic.',
  source: 'ahpra-guidelines',
} as const satisfies Partial<Rule>;

const people = 'patients?|clients?|members?|customers?|mums?|people we (?:see|help)';
export const research = pattern(
  '',
)`\bstud(?:y|ies)\b|\btrials?\b|research|participants|systematic|complain|private|privacy`;

export const praiseRules: readonly Rule[] = [
  {
    ...testimonial,
    find: pattern('g')`
      \btestimonials?\b|\bsuccess stor(?:y|ies)\b|\b(?:patient|client|member|customer)s?'?s? (?:stories|story|reviews?|ratings?|successes)\b|
      \b(?:our|my|these|happy|satisfied|delighted|thousands of|hundreds of) (?:${people})(?: [a-z'-]{1,12}){0,2} (?:
      lov(?:e|ed)|say|said|rave|tell us|told us|report|adore|recommend|praise|thank|swear by|feel|felt|lost|lose|notice|noticed|
      achieve|achieved|enjoy)\b|
      \b(?:happy|satisfied|delighted) (?:${people})\b|\bwhat (?:our|my) (?:${people})(?: [a-z'-]{1,12}){0,2} (?:say|think|tell)
    `,
    unless: research,
  },
  {
    ...testimonial,
    find: pattern('g')`
      \b(?:one|another|a|this) (?:patient|client|member|customer|mum|dad|mother|father|woman|man)(?: of ours| from [a-z]{2,15})?
      (?: recently)? (?:told|tells|wrote|writes|says|said|lost|dropped|shared|shares|shed|credits|reported)\b|
      (?<!\b(?:let|today|year|week|month|body|child|who|what|it|here|there))'s (?:inspiring |own |weight(?:[ -]loss)? |health )?
      (?:story|journey|success)\b
    `,
    unless: research,
  },
  {
    ...testimonial,
    // A patient's own words.
    find: pattern('g')`
      \bi(?:'ve| have|'m| am)?(?: (?:finally|now|already|also|just|only|never|really|even))?
      (?: (?:lost|dropped|shed) (?!my (?:card|job|password)|count|track)| (?:feel|felt|sleep|look|looked) (?:so |much |like |really )?
      (?:better|great|amazing|new|lighter|healthier|younger|a new|fantastic|wonderful|human|myself again|through the night)|
      down (?:\d|two|three|four|a dress)| (?:came|am|got) off (?:my|the|all)| (?:\w{2,12} )?no longer (?:need|take|have|feel|snore)|
      (?: can)? ?(?:finally|now) (?:sleep|walk|run|play|breathe|wear|keep up))|\bi'm (?:a new|so grateful|off my)|
      \bchanged my life|\bmy life (?:has |is )?(?:been )?(?:changed|turned|transformed)|\bsaved my life|\bgave me (?:my life|hope|back)|
      \bbest (?:thing|decision|choice|money|clinic|nurse) (?:i|i've|we)\b|\bhighly recommend\b|
      \b(?:can't|cannot) recommend(?: [a-z]{1,12}){1,4} (?:enough|more)\b
    `,
    unless: pattern('')`\bi feel (?:better|worse) when\b|\bgp letter|^(?:how|what|why|when|should|can|do|is) `,
  },
  {
    ...testimonial,
    find: pattern('g')`
      \bmy (?:knees?|back|blood pressure|sugars?|blood sugar|diabetes|sleep|weight|(?:[a-z]{2,8} )?pain|cravings|energy|mood|anxiety|
      clothes|gp|doctor|migraines?|headaches?|skin|hot flushes|symptoms?|reflux)
      (?: [a-z']{1,12}){0,3} (?:stopped|improved|better|gone|under control|normal|dropped|vanished|disappeared|amazed|(?:never|
      not) (?:come back|returned)|returned|down|back)\b|
      \b(?:thanks|thank you|credit|grateful) to (?:this|the|your|our|my|everyone at|[a-z]{2,12})(?: [a-z]{2,12}){0,3},? (?:
      i|she|he|they|my|we|for (?:giving|helping|changing))\b|
      \bshe (?:has )?lost \d|\bhe (?:has )?lost \d|\bhelped (?:me|her|him) (?:lose|come off|sleep|get)
    `,
    unless: research,
  },
  {
    ...testimonial,
    find: pattern('g')`
      [★⭐]|\b(?:five|5|4\.\d)(?: out of (?:five|5))?[ -]stars?\b|\brated (?:\d|five|highly|excellent|best|top|by)|
      \b(?:google|facebook|trustpilot|rave|glowing|verified|five-star|real|great) (?:reviews?|ratings?)\b|
      \breviews (?:from|by) (?:our|real|happy|people)|\b(?:recommended|trusted|loved|chosen) by (?:\d|thousands|hundreds|patients|our|families|over|
      more)|
      \b(?:read|see|leave us|check out) (?:our|a|the|some)? ?reviews\b|\bover \d[\d,]{0,6} happy
    `,
    why: 'Ratings and reviews of treatment are testimonials, also where they were first published elsewhere.',
    unless: pattern('')`\benergy[ -](?:rating|star)|health star|star rating of (?:the|a) (?:food|product)`,
  },
  {
    ...superlative,
    find: pattern('g')`
      \b(?:best|leading|top|premier|finest|greatest|foremost|safest|cheapest|ultimate|number one|no\.? ?1|most (?:trusted|effective|experienced|
      advanced|qualified|successful|affordable|popular|loved|innovative|recommended|comprehensive|respected|powerful|caring))
      (?: [a-z'-]{1,15}){0,3} (?:clinics?|providers?|practitioners?|nurses?|teams?|services?|care|programs?|programmes?|treatments?|experts?|
      doctors?|telehealth|solutions?|weight[ -]loss|methods?|results|approach)\b
    `,
    unless: pattern(
      '',
    )`best (?:time|way|practice)|leading cause|guideline|evidence|studies|\bstudy\b|research|your (?:gp|own)|best for you|most people`,
  },
  {
    ...superlative,
    find: pattern('g')`
      \b(?:australia|queensland|brisbane|the gold coast|gold coast|sydney|melbourne|perth|adelaide|southport|the country|the nation|the world|
      town)'s (?:very )?(?:
      best|leading|top|favourite|number one|most|premier|largest|biggest|no\b)|
      (?:\bnumber one|#1|\bno\. ?1) (?:in|for|choice|clinic|provider|at|rated)|
      \bworld[ -](?:class|leading|renowned)|\baward[ -]winning|\bcutting[ -]edge|\bstate[ -]of[ -]the[ -]art|\bbest[ -]in[ -]class|
      \bsecond to none|\bunrivall?ed|\bunmatched|\bunparalleled|\bunbeatable|\bincomparable|\blike no other|\bone of a kind|
      \bmarket[ -]leading|\bindustry[ -]leading|\bexpert (?:[a-z]{2,12} )?(?:coach(?:es)?|care|advice|guidance|clinicians?|doctors?|nurses?|
      team|practitioners?)|
      \b(?:amazing|incredible|wonderful|fantastic|brilliant|exceptional|outstanding) (?:[a-z]{2,12} )?(?:clinicians?|doctors?|nurses?|
      practitioners?|team|clinic|care|service)
    `,
    unless: pattern('')`killer|leading cause|disease|burden|fastest growing region`,
  },
  {
    ...superlative,
    find: pattern('g')`
      \b(?:better|superior|safer|faster|cheaper|more (?:effective|experienced|caring|affordable))(?: [a-z]{1,12}){0,3} (?:than|to) (?:
      any|other|every|most|all|your)(?: (?:other|of))?(?: [a-z-]{1,15})? (?:
      clinics?|providers?|services?|doctors?|gps?|programs?|programmes?|competitors?|practices?)\b|\b(?:better|safer|faster|cheaper|
      more [a-z]{3,12}) than any(?:where|one|body|thing) else|
      \brevolutionary|\brevolutioni[sz]\w{1,4}|\bbreakthrough|\bgame[ -]?chang(?:er|ing)|\bgroundbreaking|\bmiracles?\b|\bmiraculous|
      \bmagic(?:al)?\b(?! of (?:the )?(?:story|music|reading))|\bwonder (?:drug|cure|treatment)|\blife[ -]?chang(?:ing|er)
    `,
    unless: pattern('')`breakthrough (?:bleeding|infection|pain)|magic mushroom`,
  },
  {
    ...superlative,
    find: pattern('g')`
      \b(?:weight|weight[ -]loss|weight[ -]management|obesity|sleep|menopause|hormone|metabolic|telehealth|fat[ -]loss) (?:specialists?|experts?|
      gurus?)\b|
      \b(?:our|we are|your team of) (?:[a-z]{2,12} )?(?:specialists?|experts?)\b|\b(?:we|who|she|he|clinic|practitioner|team|saltbush) (?:also )?
      speciali[sz]es? in|\bspeciali[sz]ing in
    `,
    why: "'Specialist' and 'expert' suggest a registration or standing that a nurse practitioner does not hold.",
    instead: 'A nurse practitioner with experience in weight management',
    unless: pattern('')`\brefer|\bsee (?:a|your) `,
  },
  {
    ...beforeAfter,
    find: pattern('g')`
      \bbefore ?(?:and|&|\/|\+|to) ?(?:an? )?after'?s?(?= ?(?:photo|pic|image|shot|result|galler|transform|snap|selfie|video|compar|stor|
      case|look|$|[.,:;!?")|]))|
      \bbefore: ?[^:]{1,40}\bafter:|\bprogress (?:photo|pic|picture|shot|image|selfie)s?\b|
      \b(?:weight|weight[ -]loss|body|amazing|incredible|patient|client|real|our|her|his|their|stunning|personal|dramatic|recent) transformations?\b|
      \btransformation (?:photo|pic|stor|galler|journey|tuesday|result)[a-z]{0,4}|\bside[ -]by[ -]side (?:photo|pic|picture|image)s?\b|
      \b(?:look|see)(?: at)? the difference\b|\bthen and now\b|\bswipe (?:to see|for|left|right)
    `,
  },
  {
    ...beforeAfter,
    find: pattern('g')`
      \bfrom (?:a )?size \d{1,2} to|\b(?:went|going|gone|goes|shrank|dropped|down) from (?:a )?(?:size )?\d{1,3} ?(?:kg|kilos|kilograms)?
      (?:,? (?:down )?to) (?:a )?(?:size )?\d{1,3}|\b\d{1,3} ?(?:kg|kilos?|kilograms?) (?:lighter|down|slimmer|gone|later)\b|
      \bdown (?:\d{1,3}|ten|twenty|thirty) (?:kg|kilos)|\b(?:two|three|four|\d) (?:dress|clothes|jean) sizes\b|
      \b(?:day|week|month) (?:1|one) (?:vs?\.?|versus|compared (?:to|with)) (?:day|week|month)|
      \b(?:this|here) (?:is|was) [a-z]{2,12} (?:in|a year|two|three|six|twelve)(?: [a-z]{2,12}){0,2}(?: ago)?(?:,|
      ;| and)(?: [a-z]{1,12}){0,4} (?:today|now)\b
    `,
    unless: research,
  },
];
