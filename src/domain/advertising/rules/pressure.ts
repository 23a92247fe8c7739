import { pattern } from '../../chat/text/pattern.ts';
import type { Rule } from '../rule.ts';
import { emergencyRule, urgency } from './promises.ts';

// A deadline, an offer, or unnecessary care.

const harmless = `${emergencyRule.source}|library|referral|medicare|\\bgp prescribed|finish the course`;

export const pressureRules: readonly Rule[] = [
  {
    ...urgency,
    find: pattern('g')`
      \b(?:(?:don't|do not|never|why) )?(?:let|wait|waste|suffer|spend|endure|put up|lose|go through|face)(?: [a-z]{1,10}){0,3} (?:another|
      one more) (?:day|week|month|year|summer|winter|christmas|
      season|night|minute)\b|\b(?:patient|our|client|new|the clinic's) (?:books?|lists?|intakes?|doors)(?: (?:is|are|will))? (?:clos|shut|
      fill)[a-z]{0,4}\b|
      \b(?:intake|enrolments?|registrations?|waitlist|waiting list|offer|program) (?:is |are )?(?:clos(?:es|ing)|opens? for|ends?|fill(?:s|ing))\b|
      \bdemand is\b|\bin high demand\b|\bavoid (?:disappointment|missing)\b|\bcount(?:ing)? ?down\b|\b(?:weight|health|body|summer|offer|
      kilos) (?:will not|won't|can't|cannot) wait\b|\bneither should you\b|\btoo late\b|\bget in (?:early|quick|first|fast)\b|\bbook within (?:\d|
      the next)|\b(?:do|get|sort|fix) it (?:now|today|tonight)\b|\b(?:stop|quit|no more) (?:putting (?:it|this|things) off|waiting|delaying|
      procrastinating)\b|\bevery (?:day|minute|kilo|hour) counts\b|\bthe sooner you (?:start|book|join|begin|call)\b|
      \b(?:not|never|won't) be (?:repeated|this low|around for long|here for long)\b|\bcannot wait any longer\b|\bonly take (?:on )?\d{1,3}\b|
      \b(?:can't|cannot|can you) afford (?:to|not to|another)\b|\b(?:before|and|until) it (?:kills|costs|ruins|takes|gets worse|catches up)\b|
      \bwhile (?:appointments|stocks?|places|spots|they) last\b|
      \bdelay(?:ing)?(?: [a-z]{1,10}){0,3} (?:cost|costs|risk|risks|dangerous)\b|\bcosts? you your\b|\b(?:prices?|fees?) (?:(?:are |is )?go(?:es|
      ing)?(?: up)|rises?|
      (?:will )?increases?)\b(?=[^.]{0,40}\b(?:so|book|start|before|hurry|lock|get|join)\b)|\bclock is ticking\b|\bnow is the time\b|
      \bno time to (?:lose|waste)\b|
      \b(?:don't|do not|never) (?:leave it|sit on|let (?:it|this|them|your weight)|ignore)(?: [a-z]{1,10}){0,3} (?:late|longer|slip|pass|win|wait)\b|
      \b(?:this|one)[ -](?:day|week|weekend|month)[ -]only\b|\b\d{1,2} (?:hours|days|weeks) (?:left|to go|remaining)\b(?=[^.]{0,30}\b(?:to|offer|
      until|before|save|price)\b)
    `,
    unless: new RegExp(
      `${harmless}|certificate|form|never too late|not too late|too late (?:at night|in the (?:day|evening|afternoon))|cannot wait for`,
    ),
  },
  {
    ...urgency,
    find: pattern('g')`
      \b(?:you|you'll|both)(?: both| will)? (?:save|get a discount|receive a gift|both pay (?:less|half|nothing))\b|\bcomplimentary\b|
      \bfree (?:[a-z]{1,12} ){1,4}with (?:every|each|your|any)\b|\bfree of charge for (?:the first|new)|
      \bfirst (?:\d{1,4}|five|ten|twenty|fifty|hundred)(?: new)? (?:callers|patients|people|clients|members|bookings|to (?:book|call|join|sign))\b|
      \b(?:use|with|enter|quote) (?:the |our )?(?:promo |discount )?code (?:[a-z0-9]{3,12}) (?:for|at|to (?:get|save|claim)|and)\b|\bwin (?:a|an|one|
      your|free)\b|
      \b(?:giveaway|competition|prize|raffle)\b|\btag (?:a|an|one|two|three|your|\d) (?:friends?|mates?|person)\b|\b(?:eofy|summer|winter|spring|
      new year|boxing day|clearance|
      flash) (?:sale|deals?|specials?|savings|promo[a-z]{0,6})\b|\bsale (?:on|ends|now)\b|\bcheaper (?:first|visit|consult|appointment)|\b(?:refer|
      bring|introduce) (?:a|your) (?:friend|mate|
      partner)\b(?=[^.]{0,40}\b(?:save|free|off|credit|both|gift|reward|\$)\b)|\b(?:loyalty|reward|frequent) (?:points|program|card)|\bcash ?back\b|
      \b(?:save|saving) (?:up to )?(?:\$\d|\d{1,2} ?%)|\bfree (?:for|to) (?:the first|new)\b|\bfirst (?:month|visit|consult|consultation|week|
      appointment) (?:is )?(?:free|on us|for \$\d)
    `,
    why: 'A gift, a discount or an offer may be advertised only with its terms beside it.',
    instead: 'State the fee, the rebate and what the patient pays.',
    unless: new RegExp(`${harmless}|\\bterms\\b|time you|concession|bulk bill|video (?:call|appointment)`),
  },
  {
    ...urgency,
    find: pattern('g')`
      \beven (?:if|when|though) you(?:'re| are| feel| have)?(?: [a-z]{1,10}){0,2} (?:fine|well|healthy|great|no symptoms|nothing wrong|
      good)\b(?=[^.]{0,60}\b(?:us|our|check|
      book|screened|scan|test|review|visit|come|see|need)|[^.]{0,3}$)|\b(?:should|must|ought to) be (?:screened|tested|scanned|checked|
      reviewed) (?:now|by us|every|with us|today|yearly)\b|
      \b(?:every (?:woman|man|adult|australian|person|body|parent|mum)|everyone|everybody|all (?:women|men|adults|australians))(?: (?:over|above|aged|
      in|past|with))?
      (?: [a-z0-9']{1,10}){0,3} (?:needs?|should (?:have|get|book|be|see|take|come)|must|deserves|ought to)\b|\btreat yourself to\b|\bmakeovers?\b|
      \bwellness checks?\b|\bhealthy people need\b|
      \b(?:regular|monthly|weekly) (?:top[ -]?ups?|tune[ -]?ups?|detox)|\bwhy not (?:add|try|have|top)\b|\b(?:while you're (?:here|at it)|add on) a\b|
      \bthe more (?:often|visits|sessions)\b|
      \byou (?:don't|do not) (?:have|need) to be (?:sick|ill|unwell|overweight)\b
    `,
    why: 'Care that nobody has a reason for may not be encouraged: not by age, not for everybody, not as a treat.',
    instead: 'Say for whom the guidelines suggest it, and that a clinician decides with the person.',
    unless: new RegExp(
      `${harmless}|government|free|guideline|national|\\bgp\\b|hours|water|sleeps?|fibre|protein|emotion|respect`,
    ),
  },
];
