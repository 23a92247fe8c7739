import { pattern } from '../../chat/text/pattern.ts';
import type { Rule } from '../rule.ts';
import { beforeAfter, research, superlative, testimonial } from './praise.ts';
import { emergencyRule, guarantee, urgency } from './promises.ts';

// The claim of a sentence, independent of its wording: a patient improved with us; all patients do; no other clinic can; a body
// measured twice. Each rule joins lists of words for one part of the claim, so that a new wording of it matches as well.

export const number = String.raw`(?:\d[\d.,]{0,5}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty)`;
const weightUnit = '(?:kg|kgs|kilos?|kilograms?|pounds|stone)';
const words = (most: number) => `(?:,? [a-z0-9'-]{1,15}){0,${most}}`;

/** The clinic's own care. */
const withUs = `(?:with us|with our|under our|in our care|thanks to (?:us|our|the (?:team|clinic|program|nurse))|joining (?:us|our)|
  our (?:program|programme|plan|clinic|team|care|coaching|approach|nurse|practitioner)|since (?:joining|starting|seeing|meeting))`;

/** The change of one person's body, medicine or days. */
const gotBetter = `(?:(?:has |have |had )?(?:lost|dropped|shed) (?:over |more than |nearly |almost )?${number} ?(?:${weightUnit}|cm|dress|%)|
  no longer (?:needs?|takes?|snores?|has|have|wakes?|uses?)|(?:came|come|is|are|got|now) off (?:his|her|their|all|the|my|insulin)|
  (?:running|walking|dancing|swimming|sleeping|gardening|playing)(?: [a-z'-]{1,12}){0,3} again|back (?:to|in) (?:normal|work|his|her|their|my|the)|
  (?:disappeared|vanished|cleared|melted away|has gone|is gone|went away)|(?:turned|changed|transformed) (?:his|her|their|my) (?:life|lives|health)|
  (?:life|lives|health)(?: [a-z']{1,8}){0,2} (?:turned around|transformed|changed)|reached (?:his|her|their|my) goal)`;

const everybody = String.raw`(?:(?:every|each|any)(?: (?:single|one of our))? (?:patients?|clients?|members?|person|woman|man|body)|every(?:one|body)|
  all(?: of)? our (?:patients|clients|members)|(?:our|most|nearly all|almost all|100 ?%|9\d ?%)(?: of)?(?: our)? (?:patients|clients|members))`;

const achieves = `(?:reach(?:es)?|achieves?|succeeds?|loses?|drops?|sheds?|gets? (?:results|there|better)|sees? (?:results|a|the|real)|hits?|sleeps? better|
  keeps? (?:it|the weight) off|feels? (?:better|great|lighter|amazing|confident))`;

const service = `(?:clinics?|providers?|services?|practitioners?|nurses?|teams?|programs?|programmes?|telehealth|doctors?|practices?|plans?|
  approach(?:es)?|treatments?|care|diets?|methods?)`;

export const outcomeRules: readonly Rule[] = [
  {
    ...testimonial,
    find: pattern('g')`
      \b${withUs}\b${words(10)}[,:;]? ${gotBetter}\b|\b${gotBetter}\b${words(12)}[,:;]? ${withUs}\b
    `,
    unless: research,
  },
  {
    ...testimonial,
    find: pattern('g')`
      \b(?:hear|read|learn|listen|see|watch|meet)(?: (?:directly|straight|first[ -]hand))?(?: from| to| how| why| what)? (?:real|actual|other|
      everyday|ordinary|some of our|just some of|the|our|these) (?:people|patients|clients|members|women|men|australians|queenslanders|mums|families)
      (?:,? (?:whose|who|that|we)| (?:have|had|talk|speak|share|describe|tell|say|think|like you))\b|
      \blives(?: [a-z']{1,8}){0,2} (?:turned around|transformed|changed)\b|\bone of our (?:own )?(?:patients|clients|members)\b|\b(?:got|
      have|gave (?:me|her|him)) (?:my|her|his) (?:confidence|life|energy|body|
      old self) back\b|\bturn(?:ed|ing) (?:lives|my life|her life|his life|their lives) around
    `,
    unless: research,
  },
  {
    ...guarantee,
    find: pattern('g')`
      \b${everybody}${words(7)} (?<!\bwho )${achieves}\b|\b\d{2,3} ?(?:%|per ?cent) (?:success|satisfaction|of (?:our )?(?:patients|clients|members))|
      \bsuccess rates?\b|\b\d{2} (?:in|out of) (?:every )?(?:100|ten|10) (?:of our )?(?:patients|clients|members)
    `,
    unless: pattern('')`
      \bstud(?:y|ies)\b|\btrials?\b|research|different|differ|question|\bif\b|screen|told about|told what|privacy|may\b|might|
      regain|plateau|slow|visit|appointment|score
    `,
  },
  {
    ...guarantee,
    // Weight, pain or craving that disappears without effort.
    find: pattern('g')`
      \b(?:weight|kilos|fat|inches|centimetres|cravings|pain|hunger|food noise|snoring|symptoms)(?:'ll| will| just| simply| can only)(?: (?:then|soon|
      just|simply|finally|also|start to|begin to))? (?:come|comes|fall|falls|melt|melts|drop|drops|stay|stays|disappear|disappears|vanish|vanishes|
      go away|goes away|be gone)\b
    `,
    unless: pattern(
      '',
    )`\bstud(?:y|ies)\b|\btrials?\b|research|come back|comes back|see a|tell (?:us|your)|stay the same|\bmay\b`,
  },
  {
    ...guarantee,
    // Certainty in an idiom, and a date for it.
    find: pattern('g')`
      \b(?:impossible|can't|cannot) (?:to )?(?:fail|go wrong|lose)\b|\b(?:is|are|was) all (?:it takes|you need|you'll need)|\bnever (?:have|
      need) to(?:
       [a-z]{1,10}){0,3} (?:diet|count|worry|starve|go hungry|exercise)\b|\bfor (?:good|ever|the last time|life)(?=[.!]|$)|
      \b(?:in|within|by) (?:just |only |less than |under )?(?:a|your|the|${number}|\d{1,2}) (?:[a-z]{1,8} )?(?:hours?|days?|nights?|weeks?|months?|
      appointments?|visits?|sessions?),? you(?:'ll| will) (?:be|feel|see|sleep|have|lose|notice|wake|fit|look)\b
    `,
    unless: pattern(
      '',
    )`${emergencyRule.source}|asked|email|letter|reply|answer|keep|rebate|results? of your|blood test|invited|need your|cancel|if you do not|may\b`,
  },
  {
    ...superlative,
    find: pattern('g')`
      \bno other (?:[a-z-]{1,15} ){0,3}${service}\b|\b(?:nobody|no one|nowhere|no-one|none) else
      (?: in [a-z]{1,12}(?: [a-z]{1,12})?)? (?:offers?|gives?|does|cares?|provides?|comes? close|matches|delivers?|knows?|has)\b|
      \b(?:won't|will not|can't|cannot|never) (?:find|get|see|receive|experience) (?:a |an )?(?:better|kinder|safer|more [a-z]{3,12}|care like|
      anything like)|
      \b(?:outperforms?|outshines?|leaves? (?:other|every|all)|beats?|surpass(?:es)?)${words(2)} (?:every|any|all|other|most|the rest|competitors?)\b|
      \bsuperior to\b|\b(?:best|easiest|fastest|quickest|simplest|surest|(?:most|more) (?:effective|reliable|natural|powerful)) way to (?:
      lose|drop|shed|slim|burn|end|beat|stop|fix)\b|\b(?:years|miles|streets|light years|steps?) ahead of\b|\bahead of (?:any|every|all|other)\b
    `,
  },
  {
    ...beforeAfter,
    find: pattern('g')`
      \bfrom (?:a |about |around |over )?\d{2,3}(?:\.\d)? ?(?:${weightUnit}|cm)?(?: [a-z]{1,8}){0,2},? (?:down )?to (?:a |about |around |just |
      under )?
      \d{2,3}(?:\.\d)? ?(?:${weightUnit}|cm)\b
    `,
    unless: pattern('')`
      \bstud(?:y|ies)\b|\btrials?\b|research|average|population|between|participants|\bages?\b|healthy|band|\brange|\bbmi of|score|example|
      would\b|\bheight|made-up|\bfalls? from|litres?|grams
    `,
  },
  {
    ...urgency,
    // A call to act, and its urgency.
    find: pattern('g')`
      \b(?:book|call|start|begin|enrol|act|apply|join|phone|sign up|get in|lock in)(?: [a-z'-]{1,15}){0,4} (?:right now|right away|straight away|
      without delay|immediately|this minute|before (?:it|they|christmas|summer|new year|sunday|monday|friday|the (?:end|weekend|rush|price|holidays)|
      midnight|\d)|while (?:you|there|they|it))|\bthe longer you (?:leave|wait|put)|\bbeat the (?:[a-z]{2,10} ){0,2}(?:rush|queue|crowd|price rise)|
      \b(?:almost|nearly|already|90 ?%) (?:fully )?(?:booked|full|sold out|gone)\b|\b(?:spots?|places?|spaces?|appointments?|openings?)
      (?: [a-z]{1,10}){0,2} (?:left|remaining|going fast|disappear|won't last|will not last|go quickly)\b|
      \bthis (?:week|month|weekend)(?: only|'s offer)\b|\bevery day you (?:wait|delay)|\bwhat are you waiting for\b|\bwhy wait\b|
      \b(?:wait|lose|suffer|waste|spend)(?: [a-z]{1,10}){0,2} another day\b
    `,
    unless: new RegExp(
      `${emergencyRule.source}|call (?:us )?straight away|medicare|referral|records?|\\bif you|fee|cancel`,
    ),
  },
];
