import type { IntentId, IntentPattern } from '../intent.ts';

/** Narrow questions, each with an answer of its own. Patterns as in src/domain/chat/text/pattern.ts. */
export const particularPatterns: Partial<Record<IntentId, IntentPattern>> = {
  'tool-score': {
    any: [
      '(stop ?bang|epworth|audit ?c|the audit|asrs|beds ?7?|(bang|snor[a-z]*|apn[oe]+a|sleepy|sleepiness|dozing|drinks?|drinking|alcohol|grog|eating|binge|bing(e)?ing|adhd|attention|focus) (test|quiz|thing|one|score|check|questions?|questionnaire)) ..8 [0-9]+( |$)',
      '(stop ?bang|epworth|audit ?c?|asrs|adhd|beds ?7?|binge|snor[a-z]*|apn[oe]+a|sleepiness|alcohol|drinking|attention) ..4 (score|scored|got|result|was|is|says|said) ..2 [0-9]+( |$)',
      '(got|scored|score|result|came (back|up|out)|said|says) .. [0-9]+ ..5 (stop ?bang|epworth|audit ?c?|asrs|adhd|beds ?7?|binge|snor[a-z]*|apn[oe]+a|sleepiness|alcohol|drinking|attention)',
      '(i have|ive got|i got|got) [0-9]+ (on|in) (the |your )?(stop ?bang|epworth|audit ?c|the audit|asrs|beds ?7?|(bang|snor[a-z]*|apn[oe]+a|sleepy|sleepiness|dozing|drinks?|drinking|alcohol|grog|eating|binge|bing(e)?ing|adhd|attention|focus) (test|quiz|thing|one|score|check|questions?|questionnaire))|(i have|ive got|i got|got|tick(ed)?|press(ed)?) ..2 [0-9]+ ..6 (stop ?bang|epworth|audit ?c|the audit|asrs|beds ?7?|(bang|snor[a-z]*|apn[oe]+a|sleepy|sleepiness|dozing|drinks?|drinking|alcohol|grog|eating|binge|bing(e)?ing|adhd|attention|focus) (test|quiz|thing|one|score|check|questions?|questionnaire))|(stop ?bang|epworth|audit ?c|the audit|asrs|beds ?7?|(bang|snor[a-z]*|apn[oe]+a|sleepy|sleepiness|dozing|drinks?|drinking|alcohol|grog|eating|binge|bing(e)?ing|adhd|attention|focus) (test|quiz|thing|one|score|check|questions?|questionnaire)) .. (i have|i got|ive got|got) [0-9]+( |$)',
      '[0-9]+ (on|out of [0-9]+ (on|in)|outta [0-9]+ (on|in)|of [0-9]+ (on|in)) (the|your|that|ur) ..4 (stop ?bang|epworth|audit ?c|the audit|asrs|beds ?7?|(bang|snor[a-z]*|apn[oe]+a|sleepy|sleepiness|dozing|drinks?|drinking|alcohol|grog|eating|binge|bing(e)?ing|adhd|attention|focus) (test|quiz|thing|one|score|check|questions?|questionnaire)|snor[a-z]* one)',
      '(stop ?bang|epworth|audit ?c|the audit|asrs|beds ?7?|(bang|snor[a-z]*|apn[oe]+a|sleepy|sleepiness|dozing|drinks?|drinking|alcohol|grog|eating|binge|bing(e)?ing|adhd|attention|focus) (test|quiz|thing|one|score|check|questions?|questionnaire)) ..6 (yes|ticked|tick|pressed|said yes) .. (two|three|four|five|six|seven) (times?|of them)( |$)',
    ],
    unless: [
      '(what|whats|what is|where|wheres|how|is) .. beds ?7$|standard drinks|[0-9]+ questions?|(drinks|beers|wines|minutes?|years?|weeks?|months?|kg|nights?|days?|times|hours?)( |$)|(at|by|since|till|until) [0-9]+|[0-9]+ (am|pm|oclock|kids?|children|in the (morning|arvo|night))|(an?|my|the) (appointment|booking)',
    ],
  },
  'own-weight': {
    any: [
      '(am|is) (i|he|she|it|that) .. (overweight|obese|over weight|too heavy|too fat|a healthy weight|a good weight|healthy for my height)',
      'is .. (kg|bmi) .. (overweight|obese|too much|too heavy|healthy|ok|normal|high|bad) ?',
      '(my |a )?bmi (is|of|was|at|says|came) .. [0-9]+ ?',
    ],
    unless: ['(judge|embarrass|seen|help|treat)|too fat to'],
  },
  'bmi-bands': {
    any: [
      '(what|which|whats) .. bmi .. (obese|obesity|overweight|healthy|normal|underweight|high|too high|good|ok|range|ranges|categor[a-z]*|band|bands|mean|means)|bmi (ranges?|categor[a-z]*|bands?|cut ?offs?|chart|numbers)|(healthy|normal|obese|overweight) bmi|bmi .. (asian|asians|south asian|indian|chinese|vietnamese|african|middle eastern|background|ethnic[a-z]*|race|muscle|muscly|older|elderly|different)',
    ],
    unless: ['calculate|calculator|work out'],
  },
  'waist-limits': {
    any: [
      '(waist|belly|tummy) .. (too (high|big|large|wide)|healthy|normal|risk|risky|danger[a-z]*|limit|be|cm|should be)|(what|healthy|normal|safe|ideal) .. waist',
    ],
    unless: ['how (do|to|should) .. measure'],
  },
  'drink-guideline': {
    any: [
      '(how (many|much)|max|maximum|limit|limits|safe|recommended|allowed|guideline|guidelines) .. (drinks?|alcohol|wine|wines|beers?|grog)|(drinks?|alcohol) .. (per|a|each|every) (day|week|night) .. (max|maximum|ok|okay|safe|limit|allowed|too many|fine)|standard drinks .. (max|limit|day|week|safe)|alcohol (guidelines?|limits?)',
    ],
    unless: ['calories|kilojoules|(medication|meds|tablets)'],
  },
  kidney: { any: ['kidneys?|ckd|renal|dialysis'], unless: ['kidney beans|kidney stones? (hurt|pain)'] },
  'keep-result': {
    any: [
      '(print|save|download|email|screenshot|keep|send|share|copy of) .. (result|results|score|scores|report|answers|calculator)',
    ],
    unless: ['blood|pathology|(do|does|will|can) (you|the clinic|anyone) (keep|save|share)|delete|private|who'],
  },
  exempt: {
    any: [
      'exempt[a-z]*|exception|exceptions|homeless|aboriginal medical service|(aboriginal|indigenous) .. (clinic|service|health service)|natural disaster|(floods?|bushfires?|cyclone) .. (medicare|rule|rebate|covered)',
    ],
  },
  'fee-changes': {
    any: [
      '(price|prices|fee|fees|rebate|rebates|cost|costs|amount) .. (go up|going up|change|changing|increase|rise|rising|up to date|current|out of date|july|next year)|(when|how often) .. (fees?|prices?|rebates?) .. (change|go up|updated|reviewed)',
    ],
    unless: ['(weight|dose)'],
  },
  'not-included': {
    any: [
      '(meds?|medications?|medicines?|tablets|scripts?|tests?|bloods?|pathology|scans?|dietitian|pharmacy) .. (included|extra|on top|separate|part of the (price|fee|cost)|covered in)|(include|includes|including|included|cover|covers|extra) .. (meds?|medications?|medicines?|tablets|scripts?|prescriptions?|tests|bloods?|pathology|scans?)|(anything|whats|what is) (not )?(included|extra)',
    ],
  },
  'price-refused': {
    any: [
      '(dont|doesnt|didnt|not) (like|suit|want|agree with|happy with|accept) .. (price|fee|cost|quote|amount)|(price|fee|cost) .. (too (much|high|dear)|doesnt suit) .. (cancel|pull out|back out|leave)|(cancel|pull out|back out) .. (price|too (dear|expensive))',
    ],
  },
  'clinic-cancels': {
    any: [
      '(you|you guys|clinic|nurse|<practitioner>|she|they) (guys )?(cancel|cancels|cancelled|dont show|doesnt show|dont turn up|doesnt turn up|reschedules?|postpones?) ?',
    ],
    unless: [
      '(can|could|will|would|do|did|should|how do|please) you (please )?(cancel|reschedule|postpone)|(if|when) (i|we) ',
    ],
  },
  'late-fee-medicare': {
    any: [
      '(medicare|rebate|claim) .. (cancel[a-z]*|late|no show|missed)( cancel[a-z]*)? (fee|fees|charge)|(cancel[a-z]*|late|no show|missed) .. (fee|charge) .. (medicare|rebate|claim)',
    ],
  },
  mention: {
    any: [
      '(should|do|does|need|needs|have|has|is|worth|want|wants|good|ok) .. (mention|mentioning|disclose|bring (it|that|this|them) up|bring up|raise|put (it|that|this|them) (on|in) .. form|(nurse|she|you|<practitioner>|clinic|they) need to know|need to know|tell (you|the nurse|her|<practitioner>|them) .. (about|that|this|it|everything))',
    ],
    unless: ['what do i need to know|what .. need to know|fee|price|cancel'],
  },
  'data-sold': {
    any: [
      '(sell|selling|sold|share|give|pass|flog|hand) .. (info|information|data|details|email|number) .. (advertis[a-z]*|marketing|marketers|facebook|google|insurers?|insurance|third part(y|ies)|anyone|companies|others)|(sell|selling|sold|flog) .. (info|information|data|details)|advertisers',
    ],
  },
  'own-file': {
    any: [
      '(copy|copies|access|see|get|request|view|read) .. (of |to )?(my|own) (own )?(file|files|records?|notes|health record|information|data)( |$)',
    ],
    unless: ['who|anyone|delete|(doctor|gp|police|family|boss|husband|wife) '],
  },
  'outside-bodies': {
    any: [
      'oaic|privacy commissioner|health ombudsman|ombudsman|(complain|complained|complaint) .. (nowhere|no answer|ignored|no reply|not happy|unhappy|next|higher|elsewhere|someone else|outside|independent)|(higher|independent|outside) (body|authority|complaint)|who .. (next|higher|above you)|take it further|escalate',
    ],
  },
  lump: {
    any: [
      '(lump|lumps|mole|bump|growth|swelling) (in|on|under|near|behind|that)|(found|got|have|feel|felt|new|changing) (a |this |an )*(lump|mole|growth)',
    ],
  },
  provider: {
    any: [
      '(harbour|booking|bookings) .. (thing|site|website|company|system|provider|legit|safe|scam|real|dodgy)|(what|which|who) .. (site|website|company|system) .. (book|booking|bookings)',
    ],
    unless: ['not working|wont|doesnt|broken|error'],
  },
  'medicare-card': {
    any: ['(need|have|bring|want|show) .. medicare (card|number)|medicare card .. (handy|ready|needed|with me|number)'],
    unless: ['(dont|havent|no|without|lost|expired|cheaper|quote)'],
  },
  driving: {
    any: [
      '(drive|driving) .. (trucks?|bus|taxi|uber|for (work|a living))|truck(ie| driver)|(driver|driving|drivers) licen[cs]e|fit(ness)? to drive|(can|should|safe|allowed) .. (drive|driving)( |$)',
    ],
    unless: ['renew|hours drive|how far'],
  },
  animal: {
    any: [
      '(my |the |our |a )*(dog|cat|puppy|kitten|horse|rabbit|guinea pig|bird|budgie|pet|labrador|kelpie|poodle|staffy|cavoodle|greyhound)s? (ate|is|has|wont|got|swallowed|keeps|needs|was|vomit[a-z]*)',
    ],
  },
  legal: {
    any: [
      '(legal|law) (advice|help|question)|lawyers?|solicitors?|(can|should|could) i sue|sue (my|the|a|them|him|her)',
    ],
    unless: ['sue (you|saltbush|this clinic)'],
  },
};
