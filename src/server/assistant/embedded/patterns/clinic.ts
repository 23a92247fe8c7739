import type { IntentId, IntentPattern } from '../intent.ts';

/** How people ask about appointments, money and visits. Patterns as in src/domain/chat/text/pattern.ts. */
export const clinicPatterns: Partial<Record<IntentId, IntentPattern>> = {
  'eating-disorder-plan': {
    any: [
      '(eating disorder|ed) (management |treatment )?plans?|edp|edmp|40 sessions|forty sessions|eating disorder .. (medicare|sessions|rebate|plan|psychologist)',
    ],
  },
  cancel: {
    any: [
      '(appointment|booking|consult|visit) ..8 (move|change|shift|swap|cancel) (it|that)|(need|have|wanna|like|can i|could i|help me|you) (to )?(move|change|shift|cancel) (it|that|mine)( |$)',
      '(cancel(l?ing|l?ed|s|lation|lations)?|resched[a-z]*|re schedule|re book|rebook(ing)?|postpon(e|ing|ed)|push .. (back|forward|out)|push back|bring forward|pull out)',
      '(change|move|shift|swap|switch|alter|bump) .. (appointments?|booking|time|day|consult|consultation|visit|session|slot|to (monday|tuesday|wednesday|thursday|friday|saturday|sunday|another|a different|next|tomorrow))',
      '(im|feeling|ive got|ive|really) (sick|unwell|crook|gastro|covid|the flu|a cold) .. (appointment|consult|booking|call)|(cant|wont be able to|not gonna|unable to|couldnt) (make|attend|come|do|make it) .. (appointment|booking|consult|it|tomorrow|today|monday|tuesday|wednesday|thursday|friday|saturday|sunday|time|session|visit)',
      '(miss(ed|ing)?|forgot|forgotten|no ?show|didnt (turn|show) up|slept through|cant make) .. (appointment|booking|consult|consultation|visit|session|it)|no ?show (fee|charge)|missed appointments?',
      '(swap|move|change|shift|switch) my ([0-9]+ ?(am|pm|oclock)|monday|tuesday|wednesday|thursday|friday|saturday|sunday|time|slot|day)|(end|drop|scrap|bin|ditch|undo) (my|the|our) (next |[a-z]+ )?(booking|appointment|consult|visit)|double booked|missed (my|the|a|our) (call|video)|(pick|choose|need|want|get) .. (new|different|another|better) (time|day|date|slot)',
      '(cancellation|late|no show|missed) (fee|fees|policy|charge|notice)|(how much|what) notice|notice (do i|to)|24 hours? notice',
    ],
    unless: ['(cancel|unsubscribe) .. (emails|newsletter|membership|subscription)|late night|payment'],
  },
  late: {
    any: [
      '(running|gonna be|be|im|am|are|arrive|join) .. late( |$)',
      'be ready|ready (early|beforehand|before)|(running|im|be|ill be|gonna be|if i am|if im|being|a bit|arrive|join) late|late (to|for) (my|the|an) (appointment|consult|visit|call)|how early|(log|sign|dial|join|get|be|come|arrive|ready) .. (early|beforehand|ahead)|minutes (early|before)|what time should i (log|join|be|get)',
    ],
  },
  concession: {
    any: [
      'too (expensive|dear|pricey)( for me)?( |$)|a lot (of money|for me)|jobseeker|unemployed|dole|youth allowance|single parent|cant pay|(pension(er|ers)?|concession|concessions|health ?care card|hcc|seniors? card|student|students|centrelink|low income|dva|veterans?|white card|gold card|ndis|discounts?|cheaper|cant afford|struggling (financially|to pay)|hardship|no money|broke|payment plans?|instal?ments?|afterpay|zip ?pay|private health|health (fund|insurance)|medibank|bupa|hcf|nib|hicaps|workcover|work cover|insurance|super|superannuation|promo|coupon|voucher|gift card)( |$)',
    ],
    unless: [
      'student (nurse|paper)|broke my|low income tax|legal (advice|help)|lawyer|super (tired|keen|nervous|hard|hungry|anxious)',
    ],
  },
  payment: {
    any: [
      '(how|when|where) (do|can|would|will|should) i (pay|be charged|get charged)|(pay|payment) (by|with|method|methods|options|upfront|up front|on the day|before|after)|(credit|debit) card|paypal|apple pay|eftpos|cash|invoice|receipt|refunds?|money back|get charged|charged (twice|the wrong|extra)|(question|query|problem|issue) (about|with) (a|my|the) (bill|invoice|account|payment)|hidden (fees|costs|charges)|booking fee|bill ?shock',
    ],
  },
  'no-medicare': {
    any: [
      '(no|dont have( a)?|without( a)?|havent got( a)?|not on|expired|lost( my)?|not eligible for|dont qualify for|not covered by) medicare|medicare (card )?(expired|ran out|not valid)|(overseas|international) (visitors?|students?|patient)|tourist|backpacker|working holiday|on a visa|visa (holder|holders)|reciprocal|new zealand|kiwi|not (an? )?(australian )?(citizen|resident)|(medicare|they) (wont|doesnt|refuses to|refused|rejects?|rejected|knocked back) .. (pay|cover|claim)|if medicare (doesnt|wont|says no)|not eligible',
    ],
  },
  'rebate-claim': {
    any: [
      '(pay|paying) (it |for )?(all|the (whole|full))( of)?( it| thing| amount| fee| lot)? .. (first|upfront|up front|then)|pay .. (first|upfront) .. (claim|back)',
      '(claim|claiming|get|receive|process|lodge) .. (rebate|medicare|money back|refund from medicare)|rebate .. (take|long|paid|bank|claim|come|when|how do)|medicare (claims?|bank|app)|(how|when) .. (rebate|medicare) .. (back|bank|paid|account)',
    ],
    unless: ['how much|never .. (met|seen|been)|eligible|qualify|in person|face to face'],
  },
  free: {
    any: [
      '(is|are|its|it|really|all|be|get|any|first) .. (free|no cost|complimentary)( |$)|free (consult|consultation|appointment|visit|first|initial)|(cost|pay) (me )?(nothing|anything|zero)|do i (have to )?pay|no out of pocket|wont cost|whats the catch|zero cost|will i (have to )?pay|have to pay anything',
    ],
    unless: [
      'sugar free|gluten free|feel free|free .. (tools?|calculators?|quiz|quizzes|tests?|screen[a-z]*)|(tools?|calculator|quiz|test|screeners?) .. free|free (time|slot|on)|dairy free|toll free|free delivery|free (shipping)|free range',
    ],
  },
  'bulk-billing': {
    any: [
      '(never|not|havent|hasnt|ive never) .. (met|seen|been) ..8 (pay|fee|cost|charge|rebate|medicare|bulk|free|covered)',
      'bulk bill[a-z]*|bulkbill[a-z]*|bb|bulk ?billing',
      '(medicare|telehealth|face to face|in person) .. (eligib[a-z]*|rule|rules|12 months|cover|covers|covered|qualify|exempt[a-z]*|pay for|pays for)|(eligib[a-z]*|qualify|entitled|covered|cover|exempt[a-z]*) .. (medicare|rebate|telehealth)|(does|do|will|would|can|is|are) .. medicare .. (pay|cover|covered|covers|it|this|claim|rebatable|approved)|12 months? rule|seen face to face|medicare (card|rules?|policy|billing|rebate rules)|need a medicare card|under medicare|on medicare|through medicare|use medicare|take medicare|accept medicare',
    ],
    unless: ['eating disorder'],
  },
  overseas: {
    any: [
      '(im|be|while|when|if|from|live|living|travel[a-z]*|going|go|am) .. (overseas|bali|thailand|europe|uk|usa|america|london|abroad|outside (of )?australia|on holiday overseas|not in australia|out of the country)',
    ],
  },
  city: {
    any: [
      'middle of nowhere|back of beyond|out (west|bush)|hours? (from|out of|away from|drive) .. (town|city|anywhere|clinic|doctor|nearest)|(australia|nation|country|state) ?wide|nationwide|anywhere|interstate|(rural|remote|regional|country|outback|bush) (area|areas|town|patients?|people|nsw|qld|vic|wa|sa|queensland|victoria|australia)|(live|living|im|i live|based|located) (in |out |way |)*(rural|remote|regional|the country|the bush|the outback|the sticks|woop woop|a small town)|(new south wales|nsw|victoria|vic|queensland|qld|western australia|south australia|northern territory|tasmania|tassie|tas|darwin|hobart|cairns|townsville|geelong|ballarat|bendigo|wollongong|alice springs|toowoomba|sunshine coast|mackay|rockhampton|launceston|albury|wagga|dubbo|bunbury|kalgoorlie|broome|central coast|mildura)( |$)|(see|treat|help|service|have|take|accept|cover|available|do you do) .. (patients|people|clients|anyone|areas?) (in|from|outside|near|around|living in) [a-z]+|(what|which) (states?|areas?|cities|locations|places|suburbs) (do|are)|where .. (service|cover|available|see people)|do you (service|cover) ',
    ],
    unless: ['(records|live) in my|from home|patients? from work'],
  },
  children: {
    any: [
      '(see|treat|take|accept|help|seen|for|book|about|have|bring|consult|assess|my|our|a) .. (kids?|child|children|teens?|teenagers?|son|daughter|adolescents?|under 18s?|minors?|grandson|granddaughter|niece|nephew|toddler|young people|stepson|stepdaughter|baby|[0-9]+ year old|[0-9]+ yo)( |$)',
      '(child|kid|kids|childrens?|teen|teens|teenager|paediatric|pediatric|adolescent|minor)s? (appointments?|bookings?|consults?|weight|patients?|fees?|cost|price)|(age|how (old|young)) (limit|do you|range|minimum|requirement|restrictions?)|minimum age|how old do (i|you|they)|(youngest|oldest) (you|age|person|patient|one)|(my|our) (boy|girl|kid|son|daughter|child|teen|teenager) (is|hes|shes|has) ([0-9]+|overweight|obese|big|heavy|gaining|put on|too)|what ages?|all ages|adults only|(is|are) (it|you) .. 18( |$)|(are|do) (kids|children|teens) .. (free|pay|charged|cost|bulk)|under 18|under eighteen|parent or guardian|(do|does|can|must|need) (i|a parent|parents|mum|dad|my mum|guardian) .. (there|attend|present|sit in|with (him|her|them|me))',
    ],
    unless: [
      'from there|(with|have|got|raising|chasing|look after|playing with|had|tired from|feed(ing)?|cooking for|busy with) (my |the |two |three |four |[0-9] |young |small )*(kids?|children|baby|toddler)( |$)|(since|after) (having|the|my) (kids?|baby|babies|children|birth)|child ?care|childbirth|child minding|(have|having|trying for|want) (a )?(baby|kids|children)|my (husband|wife|mum|dad|partner|friend)( |$)',
    ],
  },
  prescription: {
    any: [
      'prescriptions?|e ?scripts?|scripts?|(my |get |a |need )repeats?( |$)|electronic token|qr code|(pharmacy|chemist|chemist warehouse|pharmacist)|(deliver|delivered|delivery|deliveries|post|ship) .. (medication|medicine|tablets|home|door|script|meds|prescription)?( |$)|(do you|can you) (deliver|post)|prescrib(e|es|ed|ing)',
    ],
    unless: ['parcel|shop|protein powder'],
  },
  certificate: {
    any: [
      '(medical|sick|doctors|carers) (certificate|cert|note|leave|letter)|med cert|day off work|sick note|letter for (work|my (boss|employer|gym|insurance|school|uni))|certificate',
    ],
    unless: ['(qualif|nurse|scope|certificate iv|her|his)'],
  },
  pathology: {
    any: [
      'blood ?(tests?|work)|bloods|pathology|test results?|lab results?|scans?|ultrasounds?|x ?rays?|collection cent(re|er)|4cyte|laverty|sullivan|dexa|order (a )?tests?|get (my )?hormones? (tested|checked)|thyroid test',
    ],
    unless: ['interpret|what (do|does) my|mean|sleep (test|study)'],
  },
  'referral-out': {
    any: [
      '(refer|referring|referral|referrals|letter) .. (me|to|for) .. (specialist|dietitian|dietician|psychologist|surgeon|endocrinologist|physio|sleep|cardiologist|someone|bariatric|gp|psychiatrist|exercise physiologist|hospital|another)|(can|do|could|will) you (give|write|do|provide) .. referrals?|refer (me|people|patients|on|out)|mental health (care |treatment )?plan|gp management plan|care plan|mhcp|mhtp|gpmp|chronic disease plan|surgery|bariatric|gastric|lap ?band|sleeve',
    ],
    unless: ['do i need|need(ed)? a referral|without a referral|require'],
  },
  referral: {
    any: [
      'referrals?|referred|letter from (my |a )?(gp|doctor)|(see|ask|go through|go to|need) .. (gp|doctor) first|refer myself|self refer',
    ],
  },
  'booking-trouble': {
    any: [
      '(cant|cannot|couldnt|unable to|trouble|problem|problems|issue|issues|wont let me|not letting me|error|stuck|struggling|fails?|failed|broken|doesnt work|not working|isnt working|wont work|no times|nothing available|booked out|fully booked|no (appointments?|slots?|spots)) .. (book|booking|bookings|calendar|appointment|appointments|link|available|showing|form|page|time|times|button)|(book|booking|bookings|calendar|button|link|form) .. (not working|doesnt work|isnt working|wont (load|work|open)|broken|error|fails?|failed|stuck|crash[a-z]*|frozen|down|does nothing|doesnt do anything|does not)|(havent|didnt|never|not) (got|get|received|receive|seen|gotten) .. (confirmation|link|email|invite)|(where|lost|cant find|resend) .. (link|confirmation|invite)|did my booking|is my booking|check (my|on my) booking|when is my (appointment|booking)|what time is my',
    ],
  },
  'which-appointment': {
    any: [
      '(which|what) (appointment|type|booking|one|consult|kind|sort) .. (book|need|choose|pick|right|should|do i|for me|appointments?|is|are|of)|(types?|kinds?) of (appointments?|consults?|visits?|bookings?)|what (appointments|bookings|visits) (do|are)|difference between .. (initial|follow up|gp|appointments?)|(initial|first) or (follow up|gp)|should i (book|choose|pick) .. (initial|follow up|gp|first)|been (a patient|here|seen|with you) before',
    ],
    unless: ['fees?|costs?|prices?'],
  },
  booking: {
    any: [
      'book|booking|bookings|booked|first timer',
      '(make|making|gimme|give me|get|need|want|wanna|wanting|arrange|schedule|organise|set up|have|like|id like|lock in|secure|find|grab|request|after|looking for|see about|any|got any) .. (appointments?|consult|consults|consultation|consultations|time|times|slot|slots|session|visit|spot|spots|booking)( |$)',
      '(see|talk to|speak to|speak with|talk with|chat to|chat with|meet|get in (to see|with)|get onto|consult with) .. (nurse|practitioner|np|doctor|dr|clinician|gp|<practitioner>)( |$)',
      '(sign|signing) (me |us )?up|get started|getting started|how do i (start|join|begin|enrol|become a patient)( with you| the program| here| your program)?( \\||$)|wanna (start|join|begin)|where do i (start|sign|begin|go)|become a (new )?patient|new patient|taking (on )?(new )?patients|sign up|next step|ready to (start|go|begin)|im (keen|in|ready)( |$)|lets (do it|go|start)|(?<=^)(a |an |the |my |new |first |initial |follow up |gp )*(appointment|consult|consultation|follow up|initial)( please| thanks| today| tomorrow| this week| asap| on| for| next| tonight)?$',
    ],
    unless: [
      'without (a|an|any|having a|needing a) (consult|consultation|appointment|visit)|(before|after|when|once|if) (i|you|we) (book|booked)|by the book|facebook|book club|cook ?book|(read|good|a|any|your|the|audio) books?( on| about|$)|food diary|note ?book|(the|my) booking (system|page) (is|says)',
    ],
  },
  fees: {
    any: [
      '[0-9]+[.][0-9]{2} ..2 (for|what|is|per|each)|how much|whats the damage|left to pay|to pay|what will it sting|cost|costs|costing|price|prices|pricing|priced|fee|fees|charge|charges|charging|rate|rates|quote|expensive|cheap|dear|afford|dollars?|bucks|pay for|paying|gap|gaps|rebates?|out of pocket|patient cost|what do (i|you) (pay|charge)|what (would|will|does) it (cost|set me back)|set me back|medicare (back|gap)|worth it',
    ],
    unless: [
      'how much (weight|protein|water|sleep|exercise|should i (eat|drink|sleep|weigh|lose|walk|exercise)|can i lose|will i lose|notice|alcohol|sugar|fibre|time|walking|movement|do i (weigh|need to (eat|lose|sleep|drink))|food|faster|longer|experience)|heart rate|metabolic rate|success rate|mind the gap|at any rate|rate (my|your|you|the)|take charge|in charge|charge (my|your|the) (phone|device|laptop)|fat gap|thigh gap|cheap (meals?|food|recipes?|dinners?|eats)|cheap healthy|(meals?|food|recipes?|dinners?|eat|eating|groceries|healthy) .. (cheap|budget|expensive)',
    ],
  },
  duration: {
    any: [
      'how (long|many minutes) (is|are|does|do|will|would|should|for|s) .. (appointment|appointments|consult|consultation|consultations|it|visit|first|initial|follow up|session|take|go|last|call|one)|length of (the |an |a )?(appointment|consult|visit|initial|follow up)|(30|45|15|10) minutes?|(appointment|consult|consultation|visit|initial|follow up|session) (length|duration|time)|how long is (it|that|the)|how long$|how long will (it|i)',
    ],
    unless: [
      'how long .. (lose|results|until|before i see|keep|wait|records?|stored|kept|rebate|have you|been|take to (lose|see|get|work)|to get)|wait',
    ],
  },
  soon: {
    any: [
      '(how (soon|quickly|fast)|wait ?lists?|how long (til|till|until|before) (i|we)|get in (to see)?|earliest|soonest|next available|asap|urgently|as soon as|same day|today|tonight|tomorrow|this week|this arvo|wait(ing)? (time|times|list|period)|how long .. (wait|to get (in|an)|until i|before i (can|see))|long wait|quick(est)? appointment|24 48|within (24|48)|availability|available (today|tomorrow|this week|soon)|any (spots|times|openings|slots|availability)|squeeze me in|free (today|tomorrow|this week))',
    ],
    unless: [
      'how (soon|quickly|fast) (will|can|do|would|could) i (lose|see results|drop)|(ate|eat|eating|feel|feeling|weather|news|hot|cold|had|slept|walked|exercise[d]?) (today|tonight|tomorrow)|complaint|results',
    ],
  },
  hours: {
    any: [
      '(work|works|fit|fits) (around|round|in with) (it|that|my|shifts?|work|rosters?)|(around|round|with) my (shifts?|rosters?|work hours)',
      '(opening|open|trading|business|office|clinic|your|what|operating|working|contact|phone) (hours|times|days)|hours( |$)|(are|r|is|when|what time|time|what days?|which days?|do) (you|u|the clinic|it|your|they|ya|yas|youse|the phones?|office) .. (open|close|closed|shut|there|start|finish|available|work|answer|manned)|(open|opening|closed|close|closing) (on|at|today|tomorrow|now|weekends?|sundays?|saturdays?|late|till|until|over|for|during)|weekends?|saturdays?|sundays?|public holidays?|after ?hours|evenings?|nights?( appointments?| consults?|$)|after work|before work|christmas|easter|lunch ?time|late night|open now|(early|earliest|late|latest) (morning|evening|time|appointment|appointments)|after (5|6|7)( ?pm)?|(morning|arvo|afternoon|evening) (appointments?|times?|slots?|ok|available|consults?)|7 days|anzac day|boxing day|australia day|queens birthday|new years?',
    ],
    unless: [
      'breathing|snor(e|es|ing)|(chocolate|eat|ate|eating|binge|snack[a-z]*|craving|cravings|sleep|weight|ham|lunch|shift|food|gained|put on|eggs|party|lose|sweats?|tired|sleepless|wake|waking|recipe|recipes) .. (christmas|easter|nights?|weekends?|evenings?|new years?)|(christmas|easter|nights?|weekends?|evenings?|late night|lunchtime) .. (chocolate|eat|ate|eating|binge|snack[a-z]*|craving|cravings|food|gained|sweats|shift|weight|lose|party|sleep|tired|recipes?)',
    ],
  },
  'time-zone': {
    any: [
      'what time .. (here|there)|time ?zones?|half ?(an )?hour (thing|difference|time|behind|ahead)|time diff[a-z]*|how far (behind|ahead)|hours? (behind|ahead)|aest|aedt|awst|acst|daylight saving|(queensland|qld|brisbane|sydney|perth|wa|local|your|my|our) time( |$)|what time is it|hours behind|time difference',
    ],
  },
  'in-person': {
    any: [
      '(are|is) (you|the clinic|it|this) (guys |lot |mob )?(in|from|based in) (queensland|qld|nsw|new south wales|victoria|vic|australia|the gold coast|brisbane|sydney|melbourne)|in person|in the flesh|face to face (appointment|visit|consult|option|available|with)|(see|visit|come|go|walk|drop|pop) (you |in |to |into )*(in person|into|in to|to) .. (clinic|office|rooms?|you)|physical (clinic|location|address|rooms)|(where|whereabouts) (are|r|is|abouts|do) (you|u|your|the|ya|we|it|youse) .. ?(located|based|clinic|office|from|at|live|go)?( |$)|address|location|located|parking|walk ?ins?|drop in|near me|local clinic|come (in|to you)|home visits?|which suburb|southport|how do i get (there|to you)|do you have (a |any )?(clinics?|rooms?|offices?|branch|branches|location|locations)|clinic (in|near|at)',
    ],
    unless: [
      '(cafes?|pubs?|beach(es)?|restaurants?|hotels?|motels?|parking fine)( |$)|email address|ip address|where (is|are) (the|your|my|all the) (recipes?|buttons?|link|links|forms?|calculator|tools?|quiz|quizzes|blog|articles?|page|policy|prices|fees|tests?|results?|menu)',
    ],
  },
  technology: {
    any: [
      '(do|take|have|join) (it|this|the (call|consult|appointment)|my (appointment|consult)) .. (from|in|at) (my |the )?(car|work|office|desk|park|bed|train|home|ute|truck)',
      'what (gear|stuff|equipment|set ?up|kit) .. (need|have|use|want)|(what|which|do) .. (need|app|apps|software|device|program|platform|technology|equipment|internet|browser|download|zoom|computer|install) .. (for|telehealth|video|the (call|consult|appointment|visit)|join|to|download|a|use)|(zoom|skype|facetime|teams|whatsapp|google meet|webcam|headphones|wifi|internet|broadband|ipad|laptop|computer|android|iphone|smartphone|mobile data|microphone|starlink|satellite|nbn) ?|how (does|do|will|would) (the )?(telehealth|video|online|the call|virtual) .. (work|happen|done)?|how do i (join|connect|log (in|on)|get on)|tech(nology|nical)? (requirements?|needs?|support|issues?|problems?|savvy)|not (good|great) with (computers|technology|tech)|video (call|calls|consult|consults|appointment|appointments|link|chat|visit)|telehealth( |$)|what is telehealth|online (appointments?|consults?|only|or|consultation)|need a camera',
    ],
    unless: ['medicare|rebate|cost|how much'],
  },
  'phone-visit': {
    any: [
      '(by|over|on|via|through|do it|have it|instead|just|only|rather|(just|only|rather) (do|use|have|want)) (the |a )?(phone|telephone)( |$)|(phone|telephone|audio|voice) (call |only )?(appointment|appointments|consult|consults|consultation|consultations|instead|or video|visit|visits|only|option)|phone ok|(is|are) (phone|telephone) (ok|fine|possible|available)|without (a |the )?(video|camera)|dont have (a )?(camera|video|smartphone|computer|internet)|no camera|video or phone|phone or video|call me instead',
    ],
  },
  connection: {
    any: [
      '(it|that|this|everything) (cuts? out|drops? out|drops|freezes|crashes|stops working)|(connection|internet|wifi|call|video|line|signal|reception|phone|battery|laptop) .. (drops?|dropped|drop out|drops out|cuts? out|cut out|lost|lose|died|dies|fails?|failed|bad|poor|patchy|crappy|slow|breaks up|freezes|froze|goes down|dodgy|flat)|(drop|dropped|lost|lose|poor|bad|patchy|dodgy|slow) .. (connection|internet|wifi|signal|reception|call)|disconnected|disconnects?',
    ],
  },
  camera: {
    any: [
      '(camera|video|screen|webcam) .. (off|on|scared|hate|dont (want|like)|nervous|shy|embarrass[a-z]*|have to)|(hate|dont like|nervous|scared|shy|embarrassed|anxious|panic) .. (camera|video|on screen|being seen)|weigh(ed)? (myself |me )?(on|in|at|during|in front)|(get|be|have to|need to|do i|will i|gonna|make me|you) (on|weigh|weighed|step on|hop on|stand on) .. (scales?|camera|myself|me|in)|scales( |$)|do you weigh|take my (weight|measurements)|show (my|you my) body|undress|take (my|off) (clothes|shirt)',
    ],
    unless: ['bathroom scales|buy|which scales|(scared|afraid|terrified|hate|frightened) of? ?(the )?scales'],
  },
  'support-person': {
    any: [
      '(can|could|may) (he|she|they|someone|(my|a) [a-z]+) .. (come|join|sit in|be there|listen|come along)',
      '(bring|have|can|with|include|join|sit|take|someone|attend) .. (partner|husband|wife|mum|friend|carer|support person|support worker|someone|interpreter|daughter|sister|mother) .. (with|in|there|along|too|call|join|present|appointment|attend|come|sit)|support person|sit in( with me| on)?|together with my|couples?( appointment| consult)?|(my )?(husband|wife|partner) and i',
    ],
  },
  prepare: {
    any: [
      '(what|anything|something|how) .. (bring|prepare|have ready|get ready|need (to have|for my|for the|before)|do (before|beforehand|to prepare)|should i have|required|ready)|prepar(e|ing|ation)|before (my|the|our) (first |initial )?(appointment|consult|visit|consultation)|(form|forms|paperwork|questionnaire|health assessment|intake)( |$)|what (documents?|information|info|details) (do|should|will)|fast(ing)? before',
    ],
    unless: ['for (the|a|my|this) (video|call|telehealth|zoom)|meal prep|food prep|pay before'],
  },
  'first-visit': {
    any: [
      '(what|how) .. (happens?|happen|expect|involved?|involves?|cover|covered|discuss|talk about|ask|asked|like|goes?|work|works) .. (first|initial|consult|consultation|appointment|visit|session|there|in it|during|program|clinic|this|it)?|how (does|do|will|would) (it|this|things|your (clinic|service|program|process)|the (process|program|clinic|service)|you|everything|all this) (all )?(work|go|operate)|(first|initial) (appointment|visit|consult|consultation|one|session)|walk me through|run me through|what to expect|the process|how it works|what do (you|we) (do|talk about)|your (process|program|approach)|what questions|next steps?',
    ],
  },
  'follow-up-visit': {
    any: [
      'follow up|(second|next|return|review|check ?in|ongoing|repeat) (appointment|appointments|visit|visits|consult|consults|consultation|consultations)|how often .. (see|come|appointments?|follow|check|visit|need to|catch)|after the (first|initial)|(between|ongoing) (visits|appointments|support|consults)|support between|how many (appointments|visits|sessions|consults)|reviews?$',
    ],
  },
  judged: {
    any: [
      'judg(e|ed|ing|emental|ement|y|mental)|embarrass(ed|ing|ment)|ashamed|shame|shaming|fat ?sham[a-z]*|lecture[d]?|tell(ing)? (me )?off|told off|nervous|worried (about|to)|scared (of|to) (the appointment|book|ask|talk|come|see)|self ?conscious|intimidat[a-z]*|too (fat|big|old|heavy|far gone)( |$)|stigma|made to feel|humiliat[a-z]*|anxious about (the|my|coming|booking|this|it)|laugh at me',
    ],
  },
};
