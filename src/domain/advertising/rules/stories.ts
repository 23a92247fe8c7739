import { pattern } from '../../chat/text/pattern.ts';
import type { Rule } from '../rule.ts';
import { number } from './outcomes.ts';
import { beforeAfter, testimonial } from './praise.ts';

// Stories by and about people: a quotation with its author, a struggle that ended here, a body at two times.

const madeUp = String.raw`\bstud(?:y|ies)\b|\btrials?\b|research|participants|made-up|\bexample|average|privacy`;
const unit = '(?:kg|kgs|kilos?|kilograms?|stone|(?:dress |jean |clothes )?sizes)';
const aPerson = '(?:patients?|clients?|members?|customers?)';

export const storyRules: readonly Rule[] = [
  {
    ...testimonial,
    // A quotation with a name, an age, a town or initials after it.
    find: pattern('g')`
      \b(?:i|i'm|i've|my|me|we|she|he|they|best|kindest|finally|never|thanks?|amazing|lovely|great|brilliant|worth)\b[^"\n]{0,160}"
      (?: ?- ?[a-z.]{1,12}| \([a-z]| [a-z]{2,12}(?: [a-z]\.?)?,? (?:\d{2}\b|of \w|from \w)| [a-z]{2,12}, [a-z]{3,15}(?: [a-z]{3,12})?\.?$|
      ,? (?:says|said|wrote|writes)\b)
    `,
    unless: pattern('')`${madeUp}|practitioner|\bnurse [a-z]{2,15} [a-z]{2,15}\.?$`,
  },
  {
    ...testimonial,
    // A hardship before, and the reactions of others now.
    find: pattern('g')`
      \b(?:nothing|no diet|no one|nobody)(?: else| ever)? (?:worked|helped|listened)(?: [a-z]{1,10}){0,4} (?:until|before|till)\b|
      \bi (?:had |have |'ve |ha)?(?:tried|done) (?:everything|it all|every diet|all the diets|every)\b|\bi wish i(?:'d| had) (?:called|booked|come|
      found|
      known|done|started|seen|gone)\b|\bfor the first time in (?:years|months|my|ages|a decade|a long time)\b|
      \b(?:weeks|months|years?|visits|sessions|appointments) with [a-z]{2,12} and (?:my|i|the)\b|
      \bsince (?:my|i|we) (?:[a-z']{1,12} ){0,3}(?:appointment|visit|consultation|started|joined|came|saw|met|called|found)\b(?=[^.]{0,60}\b(?:i|
      my)\b)|
      \bmy (?:doctor|gp|husband|wife|partner|kids|children|family|friends|boss|cardiologist|blood results|jeans|trousers|dress|clothes|knees?|back|
      hips?|
      joints|feet|head|heart|sleep|snoring|cravings|pain|bloating|anxiety|migraines?|reflux|flushes)(?: [a-z']{1,12}){0,2} (?:(?:stunned|amazed|
      surprised|thrilled|impressed|speechless|hardly recognise|delighted)|
      (?:fits?|stopped|too big|loose)\b|(?:do not|don't|does not|doesn't|no longer|never)(?: [a-z]{1,12}){1,3} (?:any ?more|now|again)|
      (?:[a-z]{1,8} )?(?:free of|pain[ -]free|like new|(?:is|are|have|has) (?:all )?(?:gone|grateful|happy|history|proud)))|\bi (?:do not|don't|
      no longer|never)(?: [a-z]{1,12}){1,5} (?:any ?more|all day|all night)\b
    `,
    unless: pattern('')`${madeUp}|\?$`,
  },
  {
    ...testimonial,
    // Praise of the person who gave the care.
    find: pattern('g')`
      \b(?:i|we)(?: have|'ve)? ever (?:met|dealt|seen|had|spoken|been|known|worked)\b|\b(?:actually|really|finally|truly) listened\b|
      \b(?:would|i'd|i) (?:[a-z]{1,12} )?recommend (?:to|them|her|him|this|the (?:clinic|team|nurse)|saltbush)\b|\b(?:ten out of ten|10 ?(?:\/|
      out of) ?10)\b|
      \b[45](?:\.\d)? ?(?:\/|out of) ?(?:5|five)\b|\bfrom \d[\d,]{0,6} (?:reviews?|ratings?|people)\b|\bverified (?:patient|client|customer|buyer)\b|
      \b(?:take|just|only) our word for it\b|\b(?:gave|gives|given) (?:me|her|him|them|us) (?:hope|strength|courage|back)\b|\bnever looked back\b|
      \b(?:medication|medicine|drug|insulin)[ -]free\b|\bhow good we are\b|\blet(?:ting)? us share\b|
      \b(?:the|your|this|their) (?:plan|program|programme|advice|clinic|nurse|approach) (?:really |actually )?worked\b|\b(?:told|tell|
      tells) us(?: that)? (?:our|we|this)\b|\bour (?:client|patient|member) (?!who|has|may|can|must|is asked)[a-z]{3,12} (?:was|had|is|has|lost|came|
      now)\b|\bkind words (?:from|of)\b|\bpeople (?:just )?like you (?:have to )?(?:say|said|who have)\b|\b(?:influencer|ambassador)\b|
      \b(?:average|overall|our|google|patient) (?:[a-z]{1,8} )?ratings?\b|\bwhy (?:so many )?(?:${aPerson}|women|men|people|families|mums|locals|
      australians|queenslanders)(?: [a-z]{1,12}){0,3} (?:trust|choose|love|
      prefer|switch|come back|pick|recommend)[a-z]{0,3}\b|\bwhat [a-z]{2,12} (?:has|had) to say\b|\bthank you,? (?:so much,? )?(?:saltbush|
      to (?:everyone|the team)|team|nurse|for everything)|
      \b(?:reader|true|real[ -]life|real) stor(?:y|ies)\b|\bvideo diar(?:y|ies)\b|\b(?:client|patient|member)[ -]?wins?\b|\blike (?:hundreds|
      thousands|dozens|so many) of? ?others\b|
      \bfeel like myself\b|\byou(?:'ve| have)? changed (?:my|our) li(?:fe|ves)\b|\b${aPerson} (?:of the (?:month|week|year)|(?:[a-z]{1,10} )?(?:love|
      adore|rave|swear by|thank us|praise|keep coming back|come back because|
      trust us|call us|describe us|rate us))\b|\bwe (?:asked|surveyed) (?:our|some of our|\d[\d,]{0,6}) (?:[a-z]{1,10} )?${aPerson}\b|
      \b(?:shares?|sharing|tells?|shared|told) (?:her|his|their) (?:own )?(?:experiences?|story|stories|journey|results)\b|
      \b(?:writes|wrote|says|said|tells us|told us) (?:that )?(?:she|he)(?: [a-z']{1,12}){0,3} (?:lost|feels?|sleeps?|has|got|can|no longer|back)\b
    `,
    unless: pattern('')`\bstud(?:y|ies)\b|research|participants|complain|score|scale|privacy`,
  },
  {
    ...testimonial,
    // A named person, and what they lost or overcame.
    find: pattern('g')`
      (?:^["#*-]{0,3} ?|[:,] |\b(?:how|meet|and|like|join) )(?!people|adults|women|men|they|you|some|others|those|who|we|most|patients|if|has|had|
      have)
      [a-z]{2,12}(?: [a-z]{2,12})?,?(?: (?:who|has|from [a-z]{2,15}|\d{2}),?){0,3} (?:lost|dropped|shed|beat|conquered|overcame|reversed|tamed|
      won back)
      (?: (?:over|more than|nearly|almost|about))? (?:${number} ?${unit}|(?:her|his|their)\b)|
      \b(?:minus|down) ${number} ?${unit}\b|\b(?!who|she|he|that|it|one|body|and)[a-z]{3,12} no longer (?:needs|takes|snores|uses|wakes|relies)\b|
      \b(?:another|over|nearly) ${number} ?(?:kg|kilos) (?:gone|lost|off|down)\b|\b(?:she|he|[a-z]{3,12}|
      [a-z]{3,12} \(\d\d\)) went from (?:[a-z]{1,9} ){1,3}to (?:[a-z]{1,9} ){1,3}in \w{1,6} (?:days|weeks|months)\b|
      \bhow [a-z]{2,12} (?:lost|beat|dropped|got back|took back|turned|changed|found|quit|stopped)\b[^.]{0,40} \b(?:her|his|their)\b
    `,
    unless: pattern('')`${madeUp}|\byou\b|population|\bwould\b|\bgroup\b|half|\badults\b`,
  },
  {
    ...beforeAfter,
    // Pictures of patients; one body, shown or described at two times.
    find: pattern('g')`
      \b${aPerson}'?s?'? (?:photos?|pictures?|pics?|images?|galler(?:y|ies)|selfies?|snaps?)\b|
      \b(?:photos?|pictures?|pics?|images?|galler(?:y|ies)|selfies?|snaps?|collage) of (?:(?:our|real|some|of|actual|happy|these|a) ){0,2}
      (?:${aPerson}|people we|bodies|waists?)\b|
      \b(?:week|month|day) (?:0|1|one|zero) ?(?:and|to|→|->|-|\/|v|vs|versus|then|,) ?(?:week|month|day) \d{1,3}(?=[^.]{0,40}\b(?:our|program|
      results?|
      photos?|patient|us)\b)|\b(?:left|right)[,:] (?:[a-z]{1,10} ){0,2}\d{2,3} ?${unit}|
      \b(?:her|his|their|my|[a-z]{2,12}'s) (?:bmi|weight|waist|hips|dress size|size) (?:was|used to be) \d{1,3}[^.]{0,20}\.? (?:today|now)\b|
      \b(?:then|before|start|first visit|was): ?[^.:]{0,20}\d{1,3}[^:]{0,20}\b(?:now|after|today|finish|last visit|is): ?|
      \b(?:trousers|jeans|dress|belt|clothes|pants|skirt|shirt) (?:that )?(?:she|he|i|they) (?:wore|used to|no longer|once)\b|\bbelts? in\b|
      \b(?:slide|drag|swipe|scroll) (?:to (?:compare|see|reveal)|through (?:the|our|these) (?:pictures|photos|pics|results))|\breal (?:people|
      patients|women|bodies|stories)[,.:] real\b|\b(?:she|he|her|his|woman|man|me|my|same|come|client|
      patient|body)\b[^.]{0,60}\d{2,3} ?(?:kg|kilos|cm)\b[^.]{0,30} (?:then|and|to|before|in \d{4})\b[^.]{0,30}\d{2,3} ?(?:kg|kilos|cm)\b|
      \bbefore (?:the|our|her|his|my) (?:program|programme|treatment|plan|first visit)[:,]|\b(?:weeks|months|years?) apart\b(?=[^.]{0,20}$)|\b(?:face|
      waist|body|figure|belly|shape|tummy|legs) in [a-z]{3,9} (?:with|and|to|vs|versus|against)\b|\b(?:weeks|months|years?) separate (?:these|
      the) (?:\w{1,5} )?(?:pictures|photos|photographs|images)\b|
      \b(?:heavier|bigger|larger|overweight|heavy)\b[^.]{0,40}\b(?:slim|slimmer|lighter|smaller|thinner|leaner)\b(?=[^.]{0,20}\b(?:second|after|right|
      now|later|other)\b)|
      \b[a-z]{2,12} in (?:january|february|march|april|may|june|july|august|september|october|november|december)(?: \d{4})?(?: and|
      ,) [a-z]{2,12} in (?:january|
      february|march|april|may|june|july|august|september|october|november|december)\b
    `,
    unless: pattern('')`${madeUp}|plateau|plate\b|\bdoses?\b|appointments?\b|born|vaccin`,
  },
];
