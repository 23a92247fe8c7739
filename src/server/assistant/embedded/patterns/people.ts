import type { IntentId, IntentPattern } from '../intent.ts';

/** How people ask about who we are, their records, the tools and the topics. */
export const peoplePatterns: Partial<Record<IntentId, IntentPattern>> = {
  doctor: {
    any: [
      '(is|are) .. (a |an |really |real |actual |actually |proper |qualified |medical )*(doctor|doctors|gp|gps|dr|specialist|nutritionist|dietitian|psychologist|endocrinologist)(?! (appointment|visit|consult|first|about))|(will|do|can|would) i (see|get|talk to|speak to|be seeing|have) (a|an|the) (real |actual )?(gp|doctor|dr)(?! (first|about|before))|(what|whats) (is |are |s )?(a |an |the )?(nurse practitioner|np|nurse prac)|nurse practitioners? (do|can|is|are|vs|versus|and|or|compared|prescribe|different|the same|allowed)|difference between .. (nurse|np|gp|doctor)|(doctor|gp) or (a )?nurse|(see|have|got|get) (a )?(real|actual|proper) (doctor|gp)|just a nurse|why (a )?nurse|do you have (a |any )?(doctors?|gps?|dietitians?|psychologists?)|nurse .. (qualified|diagnose|allowed)',
    ],
  },
  qualifications: {
    any: [
      'qualif[a-z]*|credentials?|certif(ied|ication|icate|icates|ications)|scope|trained|training|degrees?|master|studied|accredit[a-z]*|endors[a-z]*|expertise|background|competent|legit|legitimate|trust(worthy)?|real clinic|speciali[sz](e|es|ed|ing|ation|ations|t|ts)',
    ],
    unless: [
      'strength training|weight training|resistance training|training (program|plan|session)|medical certificate|sick',
    ],
  },
  registration: {
    any: [
      '(ahpra|registered|registration|nmba|nursing board|licen[cs]ed?|licen[cs]e number|provider number|public register|abn|company|business name|who owns|owned|legal name|insured|indemnity)( |$)',
    ],
  },
  people: {
    any: [
      '(who|whos|who s) (is|are|will|do|would|am|runs?|owns?|started|founded|works?|ill|sees?|does|works|s|gonna|the|leads?|treats?|am i|your|you)|(the |your |meet )(team|staff|people|clinicians?|practitioners?|practice manager|manager|founder|owner|receptionist|nurse)( |$)|about (you|us|your clinic|the clinic|the nurse|the practitioner|the team)|tell me about (the|your) (clinic|nurse|practitioner|staff|team)|(male|female|man|woman) (nurse|practitioner|clinician|doctor)|(nurse|practitioner) (male|female|a (man|woman))|<practitioner>|<manager>|practice manager|founder|same person|see the same',
    ],
  },
  experience: {
    any: [
      'how many years|how experienced|how long (have|has) (you|she|he|they|the|<practitioner>)|years? (of )?(experience|experienced|nursing|practice)|experienced?( |$)|been (doing this|nursing|practising|around|open)|how long .. (been|nursing|practising|open|around)|(25|twenty five) years',
    ],
    unless: ['(ive|i) experienced|experiencing'],
  },
  ratings: {
    any: [
      '(ratings?|stars?|reviews?|testimonials?|reputation|recommend (you|your|this clinic|the clinic)|what (do|are) (people|patients|others|clients) (say|saying|think)|feedback from|google reviews?|how many (patients|people|clients)|patients (have|do) you|1000 patients|any good|success (stories|story)|before and after|happy (clients|patients|customers)|best clinic|trust you|(are you|is this) .. (legit|a scam|dodgy|reputable))',
    ],
    unless: ['(leave|give|write|make|post) .. (review|feedback|rating)|review (appointment|consult|my)'],
  },
  recording: {
    any: [
      '(record(ed|ing|s)?|film(ed|ing)?|tape[d]?) .. (call|calls|consult|consults|consultation|consultations|appointment|appointments|session|sessions|video|videos|me|the|visit|it)|(call|consult|consultation|appointment|session|video|visit)s? .. (recorded|taped|filmed|recording)',
    ],
  },
  'gp-told': {
    any: [
      '(tell|told|inform|contact|write to|share|send|report|let|talk to|notify|communicate|work with|liaise|letter to) .. (my |our |the )?(gp|doctor|regular doctor|family doctor|usual gp|boss|employer|work|husband|wife|parents|mum|family|partner|insurer|insurance)( |$)|(gp|doctor|boss|employer|work|husband|wife|parents|mum|partner) .. (find out|know|told|informed|see|notified|be told)|keep .. from (my |the )?(gp|doctor|boss|employer|work|husband|wife|parents|mum|family|partner)|without (my |the )?(gp|doctor|husband|wife|work|parents|mum) knowing|keep (seeing )?my (own )?gp|my (own |regular |usual |current )?gp( too| as well| knows| know| involved)?$|replace my gp',
    ],
  },
  'delete-data': {
    any: [
      '(delet(e|ed|ing|ion)|erase|remove|wipe|destroy|get rid of|forget|purge|scrub) .. (data|information|info|records?|account|details|history|chat|chats|conversation|file|files|me|everything|personal|messages?|emails?)|(data|information|info|records?|account|chats?|conversation|messages?|details|file) .. (deleted|erased|removed|wiped|destroyed)|right to be forgotten|(data|account|information) (deletion|removal)|close my account|unsubscribe|(stop|cancel|take me off) .. (emails|newsletter|mailing list|marketing|subscription|membership)|withdraw (my )?consent',
    ],
  },
  'chat-privacy': {
    any: [
      '(this|the|our|my|your) (chat|chats|conversation|conversations|messages?|bot|chatbot|assistant) .. (private|confidential|stored|saved|kept|recorded|secure|safe|deleted|read|shared|logged|anonymous|monitored|seen|store|kept|last|long|stay)|(who|does|do|is|are|can) .. (reads?|sees?|stores?|keeps?|monitors?|logs?|looks? at|saved?|private) .. (this chat|the chat|chat|chats|messages?|what i (type|write|say)|conversation|conversations)|what i (type|write|tell you|say) .. (private|confidential|stored|kept|saved|shared|go|goes)|(is|are) (this|you|it) (private|confidential|secure|anonymous)( |$)|chat (history|privacy|data)|how long .. (chat|chats|conversation|conversations|messages)|(ai|openai|claude|chatgpt|anthropic|google) .. (my data|data|train|see|get my)',
    ],
  },
  'tool-privacy': {
    any: [
      '(calculator|self ?checks?|screeners?|screening|quiz|quizzes|questionnaires?|tools?|test|tests|answers|results|scores?|bmi) .. (private|confidential|stored|saved|kept|secure|shared|store|keep|save|anonymous|sent|see|sees|share|data)|(who|do you|does anyone|is|are|does) .. (sees?|stores?|saves?|keeps?|stored|saved|private|kept|shared) .. (answers|results|scores?|quiz|calculator|screener|self check|test|data i enter)',
    ],
  },
  privacy: {
    any: [
      'privac?y|private|confidential(ity|ly)?|my (data|information|info|records?|details|file|history|notes)|records?( |$)|(who|anyone) (can |will |gets to |else )?(see|access|read|look at|view)s? .. (records?|file|info|information|data|notes|details)|data (breach|security|policy|protection|safe|stored)|personal information|secure|hacked|cookies|tracking|track me|analytics|third part(y|ies)|sell my|share my|discreet(ly)?|anonymous(ly)?|my health record|access (to )?my|copy of my|correct (my|a mistake)|how long .. (keep|kept|records?|hold|store)|encrypt[a-z]*|where .. (data|information) (stored|kept|go)',
    ],
    unless: [
      'private (room|space|place)|track (my )?(food|calories|progress|weight|steps|macros)|record (label|player)|private health|private fees?|broken record|world record',
    ],
  },
  complaint: {
    any: [
      'complain[a-z]*|ombudsman|unhappy (with|about)|not happy( with| about)?|dissatisf[a-z]*|grievance|(bad|terrible|awful|poor|rude|disappointing|horrible|disgusting|shocking|pathetic|appalling) (experience|service|staff|treatment|care|nurse|practitioner|consult|appointment)|(staff|nurse|practitioner|someone|he|she|they) (was|were) (so |very |really )?(rude|dismissive|awful|unprofessional)|report (a|the|my|your) (nurse|practitioner|clinic|staff|problem)|make a report|ahpra complaint|malpractice|sue|(leave|give|send|provide|write|some|have) .. (feedback|a review)|feedback( |$)|lodge|oaic|health commissioner|wrong with (my|the) (care|treatment)',
    ],
    unless: ['sue (my|the|a|them|him|her)|complain of|(wife|husband|mum) complains'],
  },
  interpreter: {
    any: [
      '(only|mainly|mostly) speaks? [a-z]+|speaks? (no|little|limited|poor|not much|bad|hardly any) english|interpret(er|ers|ing)( |$)|translat(e|or|ion|ing)|(speak|talk|have|in|another|different|other|first) (to me in )?(languages?|mandarin|cantonese|chinese|vietnamese|arabic|greek|italian|spanish|hindi|punjabi|korean|japanese|auslan|farsi|dari|tagalog|filipino|indonesian|french|german|turkish|tamil|nepali|english)( |$)|(english|language) (is )?(not|isnt|barrier|second)|non english|tis( national)?',
    ],
    unless: [
      'english (muffin|breakfast)|body language|chinese (food|takeaway)|italian food|(greek|vietnamese|japanese|korean) (salad|yoghurt|food)|interpret my',
    ],
  },
  hearing: {
    any: [
      'deaf|hard of hearing|hearing (impaired|loss|aid|aids|problem)|auslan|captions?|relay service|nrs|blind|vision impaired|screen reader|wheelchair|disab(led|ility|ilities)|accessib(le|ility)|autis(m|tic)|speech (difficulty|impairment|problem)|large print|dyslexi[ac]|cant (read|write|hear)( |$)|intellectual disability|neurodiver[a-z]*',
    ],
    unless: ['blind spot|cant hear you'],
  },
  'emergency-service': {
    any: [
      '(are you|is this|do you|can you|handle|deal with|offer|provide) .. (emergenc(y|ies)|crisis|24 ?7|24 hours?|urgent care|round the clock|after hours)|(what|who|where) .. (do i|should i|to) .. (call|ring|do|go) .. (emergency|urgent)|in an emergency|emergency (line|service|number|contact)|24 ?7|24 hour',
    ],
    unless: ['after ?hours? (appointments?|consults?|bookings?|times?)'],
  },
  'tool-calculator': {
    any: [
      'calculat(or|ors|e|es|ed|ing|ion|ions)|bmi|body mass|bmr|tdee|metabolic rate|metabolism (rate|calculator|test)|(daily|maintenance|goal|target|how many|count|work out my|my) (calories|kilojoules|kj|kjs|cals|macros|energy)|macros?|calorie (target|goal|needs|intake|deficit|calculator|calc)|(how much|daily|my) protein (do i|target|should|goal|per day|need)|protein (target|calculator|needs|goal|intake)|waist (to height|ratio|measurement|size|circumference|risk)|(whats|what is|what|my|a|the) (healthy|ideal|goal|right|best|normal) (weight|bmi)|body metrics?|body ?fat|energy needs|how many kj',
    ],
    unless: ['bmi (is |of |under |below |over |around |about |only )*[0-9]'],
  },
  'tool-sleep': {
    any: [
      'stop ?bang|epworth|sleep (apnoea|apnea|test|tests|tool|tools|quiz|quizzes|assessment|assessments|check|self check|score|study|studies|scale|questionnaire|screen[a-z]*)|apn[oe]+a|snor(e|es|ing|er)|(stops?|stopped|stopping) breathing|sleepiness|(doze|dozing|nod|nodding|fall|falling|fell) (off|asleep) .. (wheel|driving|day|tv|work|desk|traffic)|daytime (sleep[a-z]*|tired[a-z]*)|sleepy (driving|in the day|during)|gasp(ing)? (at night|in (my|his|her) sleep)|drows[a-z]*|always (tired|sleepy)|why am i so tired',
    ],
  },
  'tool-eating': {
    any: [
      'beds ?7|(binge|emotional|disordered|compulsive) ?(eating|eater)? (screen[a-z]*|test|quiz|check|self check|tool|assessment|questionnaire)|eating (self check|quiz|screen[a-z]*|test|questionnaire|tool|assessment)|eating disorder (screen[a-z]*|test|quiz|check|tool)',
    ],
  },
  'tool-attention': {
    any: [
      'asrs|adhd (screen[a-z]*|test|tests|quiz|check|self check|tool|assessment|assessments|questionnaire|score|online)|(test|screen|check|assess|assessed|quiz) .. (adhd|add|attention)|attention (test|quiz|screen[a-z]*|check)',
    ],
  },
  'tool-alcohol': {
    any: [
      'audit ?c?( |$)|(alcohol|drinking|drink) (screen[a-z]*|test|quiz|check|self check|tool|assessment|questionnaire|score|guidelines?|limits?)|(do i|am i|if i|whether i) .. (drink|drinking) (too much|a lot|heavily|more)|drink(ing)? too much|(how much|how many|safe) .. (alcohol|drinks|standard drinks|wine|beers?)|standard drinks?|(cut|cutting|cut back|cut down) .. (drinking|alcohol|booze|grog|wine|beer)|alcohol( |$)',
    ],
  },
  'tool-child': {
    any: [
      '(calculator|tools?|self checks?|quiz|test|bmi|screeners?) .. (kids?|child|children|teen|teenager|son|daughter|under 18|minor|year old)|(kids?|child|childs|childrens?|teens?|sons|daughters|son|daughter|teenager|year old) .. (calculator|tools?|self checks?|quiz|bmi|screeners?)',
    ],
  },
  tools: {
    any: [
      '(there|have|got|do|is there) (a|any|some|the) (test|tests|quiz)( |$)|tools?( |$)|self ?(check|checks|test|tests|assessment|assessments|screen[a-z]*)|screen(er|ers|ing|ings)|quiz(zes)?|questionnaires?|(health|online|free|any) (tests?|checks?|assessments?|tools?|calculators?)|progress tracker|track (my )?(progress|weight)|tracker|download .. report|print .. (result|report)|share .. results?|email .. (results?|score) .. gp',
    ],
    unless: ['screen (time|reader|share)|health assessment form|tool ?box'],
  },
  shop: {
    any: [
      'shops?|store|merch|merchandise|(buy|sell|purchase|order|stock) .. (products?|protein|supplements?|shakes?|vitamins?|powder|things|stuff|anything|skincare|books?|scales|from you)|(protein|meal replacement) (powder|shakes?|bars?)|supplements?|vitamins?|neora|products?( |$)|shipping|online store|skin ?care',
    ],
    unless: [
      'coffee shop|shopping (list|centre|center)|shop for (food|groceries)|dairy products?|workshop|bottle shop|food shop|drug store|products? (should|to) (eat|avoid)|shop floor',
    ],
  },
  articles: {
    any: [
      'blogs?|articles?|posts?( |$)|(something|anything|stuff|things|more) to read|read(ing)? (up|more|about|something|material)|newsletter|news( |$)|written .. (about|on)|resources|information (on|about)|learn (more )?about|latest (article|post|blog)|reading on',
    ],
    unless: ['bad news|good news|privacy|records|post(al)? address|by post|posted|news flash|tipsy|post (code|office)'],
  },
  services: {
    any: [
      '(what|which|list|all) .. (services|conditions|treat|offer|help with|do you do|provide|things|problems|issues)( |$)|services( |$)|what do (you|u|yas|youse) (guys )?(do|offer|treat|provide|help with)|what (can|could) you (help|do)|do you only (do|treat|see)|(general practice|gp) (services?|stuff|things|appointment|consult)|(see|treat|help) .. (cold|flu|uti|infection|rash|skin|mole|ear|sore throat|cough|hayfever|hay fever|blood pressure|cholesterol|diabetes|thyroid|pcos|asthma|contraception|pill|travel|vaccin[a-z]*|smoking|acne|reflux|gout|fatty liver|lipoedema|lipedema|endometriosis|fertility|ivf|infertility|pain|arthritis|back pain|migraine|iron|hair loss|eczema)|(pcos|diabetes|diabetic|thyroid|hypothyroid[a-z]*|hashimotos?|insulin resistance|fatty liver|cholesterol|high blood pressure|blood pressure|endometriosis|lipoedema|arthritis|type 2|prediabetes|pre diabetes|heart disease|gout|fibromyalgia|chronic (fatigue|pain))( |$)|non weight',
    ],
  },
  sleep: {
    any: [
      'sleep[a-z]*|insomnia|rest( |$)|tired|exhausted|fatigued?|no energy|wake up|waking|nap|naps|night ?shift|shift ?work(er|ers)?|rem |deep sleep|bedtime|cant sleep|melatonin|knackered|buggered',
    ],
    unless: ['sleeping (tablets|pills)|rest of|the rest( |$)|tired of'],
  },
  nutrition: {
    any: [
      'nutrition[a-z]*|diets?( |$)|dieting|food|foods|meal|meals|eat( |$)|eating( |$)|recipes?|protein|fibre|fiber|carbs?|carbohydrates?|sugar|keto|low carb|mediterranean|vegan|vegetarian|intermittent|fasting|5 ?2|16 ?8|calories?|kilojoules?|kj|portion|portions|snack(s|ing)?|cravings?|hungry|hunger|starving|breakfast|lunch|dinner|tucker|takeaway|maccas|junk|chocolate|bread|water( |$)|hydrat[a-z]*|cook(ing)?|meal (plan|plans|prep|planning)|shakes?|smoothies?|detox|cleanse|juice|vitamins?|supplements?|salads?|lactose|gluten|coeliac|budget (meals?|food)|grocer(y|ies)|labels?|plate|coffee|fruit|vegetables|veggies|weight watchers|lite n easy|soft drink|fizzy|binge(d|s)?|overeat(ing)?|comfort eat(ing)?|halal|kosher',
    ],
  },
  movement: {
    any: [
      'exercis[a-z]*|movement|moving|activity|active( |$)|gym|gyms|walk|walking|walks|run( |$)|running|jog[a-z]*|swim[a-z]*|breaststroke|freestyle|backstroke|aqua|cycling|bike|yoga|pilates|strength|weights( |$)|resistance|lift(ing)?|deadlifts?|squats?|lunges|chest press|push ups?|workout[a-z]*|work out|fitness|fit( |$)|unfit|steps( |$)|10000 steps|cardio|hiit|stretch[a-z]*|knees?|hips?|joints?|joint pain|arthritis|back pain|bad back|sore (knee|knees|back|hip|hips)|physio[a-z]*|treadmill|rowing|dancing|plantar|puffed|out of breath|sport|heart rate|trainer|pt( |$)|spin class|boot ?camp|burpees|stairs|muscle|muscles|mobility|sit(ting)? (all day|less|down)',
    ],
    unless: [
      'moving (house|appointment|my)|run (me|out|by)|weigh[a-z]*|in the long run|running late|fit (me|you|in|us)|fit in(to)?|jeans',
    ],
  },
  mind: {
    any: [
      'mental health|emotional(ly)? eat[a-z]*|emotional|mindset|body image|motivat[a-z]*|stress(ed|ful)?|anx(iety|ious)|depress(ion|ed)|mood|moods|psycholog[a-z]*|counsell[a-z]*|therap(y|ist)|confidence|self esteem|comfort eat[a-z]*|feelings?|willpower|self control|discipline|habits?|self sabotag[a-z]*|burn ?out|overwhelmed|lonely|coping|cope|mindful[a-z]*|intimacy|libido|sex drive|relationships?|trauma|grief|bored(om)?|beat(ing)? myself up|guilt(y)?|stages of change|breathing exercises?|relax|meditat[a-z]*|procrastinat[a-z]*',
    ],
  },
  menopause: {
    any: [
      '(peri)?menopaus[a-z]*|peri( |$)|hot flush(es)?|hot flash(es)?|night sweats|hormon(e|es|al)|hrt|mht|change of life|the change( |$)|periods?( |$)|oestrogen|estrogen',
    ],
    unless: ['period of|waiting period|time period|climate'],
  },
  adhd: {
    any: [
      'adhd|add( |$)(?!to)|attention deficit|hyperactiv[a-z]*|neurodivergent|cant (focus|concentrate)|concentration',
    ],
  },
  goals: {
    any: [
      'goals?( |$)|goal setting|smart goals?|targets?( |$)|maintain(ing|ed)?( |$)|maintenance|keep(ing)? (the |my )?(weight|it) off|plateau(ed)?|regain(ed|ing)?|put (it|the weight|weight) back on|yo ?yo|motivation|habit[s]?|stay on track|back on track|fell off|fall off|wagon|stick (to|with) it|track progress|relapse|slipped|lapse|consistency|consistent',
    ],
  },
  weight: {
    any: [
      '(lose|losing|lost|loss|drop|dropping|shed|shift|shifting|manage|managing|gain|gained|gaining|put on|putting on|lower|reduce|control|down|shooting for|get to|get under|fighting|struggling with) .. (weight|kg|kilos|fat|size|sizes|pounds|stone|belly|tummy|gut|dress|100|90|80|70|60|baby weight)|weight( |$)|overweight|obes(e|ity)|fat( |$)|slim[a-z]*|belly|tummy|muffin top|jeans|big(ger)?( |$)|skinny|thin(ner)?( |$)|wedding|double chin|metabolism|set point|willpower|help me( |$)|dress size|scales?( |$)|look(ing)? (better|good)|healthier|get healthy|health(y)? ?(goals?|lifestyle|journey|living)?$',
    ],
  },
  evidence: {
    any: [
      'evidence( |$)|evidence based|trials?( |$)|studies|study( |$)|research|science|scientific|proof|proven|direct trial|look ahead|diabetes remission|remission|reverse (type 2|diabetes)|15 percent|5 percent|sources?( |$)|references?( |$)',
    ],
    unless: ['free trial|sleep study|heart failure'],
  },
  human: {
    any: [
      '(talk|speak|chat|connect|transfer|put|get|pass|put me through|speak with|talk with) .. (human|person|real person|someone|somebody|people|staff|receptionist|reception|agent|operator|your team|manager|actual person)|human( |$)|real person|receptionist|reception( |$)|operator|live (chat|agent|person)|not a (bot|robot)|call ?back|call me (back|please|on|at|tomorrow|today|now|later)|call me$|ring me|can (someone|somebody|anyone) (call|ring|phone|contact|email|help)|stop being a bot|useless bot',
    ],
    unless: [
      'same (person|nurse)|(carbs|diet|weight|eating|food|exercise|sleep)( .*)? (can|could) (someone|somebody|anyone) help|(are|r|is|am i) .. (real|human|actual|bot|robot|person)|human (body|nutrition)|reception (is|was)|bad reception',
    ],
  },
  contact: {
    any: [
      '(can|could|may) i .. (email|e mail)|(ph|phone|tel|mobile) (no|num|nr|number)( |$)|contact|phone number|(your|ur|the|a|whats the|clinic) (number|phone|email|e mail|telephone|fax|contact|details)|email( you| us| address| the|$)|(call|ring|phone|reach|email|get (in touch|hold|onto|a hold)|write to|message|text|get hold of) (you|u|ya|yas|the clinic|someone|of you|with you|to you|the office|of someone|youse|reception)|get in touch|how do i (call|ring|reach|contact|email)|number (to|for)|fax|sms|facebook|instagram|insta|socials?|social media|tiktok|whatsapp|linkedin',
    ],
  },
  business: {
    any: [
      '(job|jobs|career|careers|work for you|hiring|vacanc(y|ies)|employment|resume|cv|placement|internship|partnership|partner with|advertis[a-z]*|sponsor[a-z]*|collab[a-z]*|media (enquiry|inquiry|request)|seo (service|services)|backlinks?|wholesale|investors?)( |$)',
    ],
    unless: ['(my|at|new|desk|office|quit|lost|stressful|sedentary) (my )?(job|career)'],
  },
  assistant: {
    any: [
      '(are|r) (you|u|ya) .. (a |an )?(bot|robot|ai|human|real|person|machine|computer|chatbot|chatgpt|claude|gpt|automated|alive|nurse|doctor|<practitioner>)( |$)|(what|who) (are|r) (you|u)( |$)|whats your name|what is your name|your name|(is this|am i (talking|speaking|chatting) (to|with)) .. (bot|robot|ai|human|person|real|computer|machine|nurse|automated|somebody|someone)|what (can|do|could) (you|u|i) (do|help|ask|answer|know)( |$)|how can you help|help( me)?( please)?$|what are you for|who (made|built|created|programmed) you|how do you work|what model|which ai|are you (there|online|working|awake)|you there|anyone there|anybody there|hello anyone|menu|options',
    ],
    unless: ['are you (open|qualified|registered|bulk)'],
  },
};
