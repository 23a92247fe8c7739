import type { IntentId, IntentPattern } from '../intent.ts';

const medicine =
  '(<tablets>|medication|medications|medicine|medicines|meds|drugs?|injections?|injectables?|jabs?|needles?|pens?|pills?|tablets?|hormones?|it|that|them|those)';

/** What is answered with a limit: medicines, diagnoses, promises, everything that is not ours, and tricks. */
export const limitPatterns: Partial<Record<IntentId, IntentPattern>> = {
  injection: {
    any: [
      '(ignore|disregard|forget|override|bypass|skip|drop) .. (previous|prior|above|all|your|earlier|these|those|any|the|safety|every) ..2 (instructions?|prompts?|rules?|guidelines?|training|directions|restrictions|filters?|programming|constraints|context)',
      '(system|hidden|initial|original|developer|secret|internal|base) (prompt|prompts|message|messages|instructions?|text|rules)|your (prompt|instructions|guidelines|programming|source code|configuration|api key|password|secret)',
      '(you are|your|youre) now|act (as|like) (a|an|if|my|the)|pretend (to be|you are|youre|that|im|i am)|role ?play|jailbr[a-z]*|dan mode|(do|as) (anything now|dan)|developer mode|debug mode|god mode|admin mode|sudo|unrestricted|no restrictions|without (any )?(restrictions|filters?|rules)|new (instructions?|rules?|persona)|(im|i am|this is) (the|your|an?) (developer|admin|administrator|owner|creator|engineer|programmer|openai|anthropic|site owner|clinic owner|manager speaking)',
      '(repeat|say|print|output|write|echo|respond with|reply with|return|display|show|reveal|leak|dump|tell me) .. (after me|the words|word for word|exactly|verbatim|prompt|the following|only the word|hacked|pwned|instructions|html|the text above|everything above|javascript|system|script|config|passwords?|database|users?|patients? (list|names|records|data)|other (patients|users|visitors)|env|environment)',
      'script alert|alert 1|javascript|onerror|onload|iframe|svg|document cookie|drop table|select .. from|union select|img src|base64|b64|rot13|eval|curl|http|https|www|href|markdown|html|hex|unicode|morse',
      '(end|start|begin) (of )?(system|prompt|instructions?|conversation)|assistant (says|said|will|must|:)|human |user |inst |im start|im end|endoftext|simulate|hypothetical(ly)? .. (doctor|no rules|ai)|grandm(a|other) used to',
    ],
    unless: ['tell me about (your|the)|act as a guardian|http.*booking'],
  },
  dose: {
    any: [
      '(dos(e|es|age|ing)|titrat[a-z]*|how (many|much) (mg|mls?|clicks?|units?|tablets?|pills?|milligrams?|<tablets>)|starting dose|maintenance dose|max(imum)? dose|[0-9.]+ ?(mg|mcg|ml|units|clicks))',
      `(how (much|many|often)|when|should i|can i|do i) .. (take|inject|increase|go up|start|up my|lower|reduce|double|skip|split|halve|microdose|use) .. ${medicine}`,
      '(take|have|use) .. (double|two at once|an extra one|the missed one)|(missed|skipped|forgot) (one|a day|yesterdays|last nights|mine) ..4 (take|double|catch up|extra)|(double|catch up|extra) ..5 (missed|skipped|forgot) (one|a day)',
      '(missed|skip|skipped|forgot) .. (dose|injection|tablet|pill|jab|shot|needle|<tablets>)|(go|move|step) up (a|to the next) (dose|step|strength)',
    ],
    unless: [
      '(delivery|prescription|price|cost|fee|book|appointment)$|how much (water|protein|sleep|alcohol)|dose of (reality|sunshine|exercise|confidence)|its going|should i take (notes|photos|it)|insulin resistance',
    ],
  },
  'medicine-safety': {
    any: [
      'on (warfarin|blood thinners?|lithium|insulin|steroids|prednisone) .. (diet|fast|fasting|eat|eating|keto|supplements?)|side ?effects?|contraindicat[a-z]*|interact(s|ion|ions)?( with)?',
      `(safe|safely|ok|okay|alright|dangerous|risky|bad|allowed|possible) .. (take|use|mix|combine|drink|stop|start|have|on|for|come off|with) .. ${medicine}`,
      `(stop|stopped|quit|come off|coming off|came off|wean|switch|swap|change|changing|restart|mix|combine|drink(ing)? (alcohol|wine)? ?(on|with|while)|together with|allergic to|reaction to|interact with|stay on|been on) .. (<tablets>|medication|medications|medicine|medicines|meds|antidepressants?|pill|contraceptive|blood thinners?|warfarin|steroids?|thyroxine|blood pressure (tablets|meds)|hormones)`,
      `(make|makes|made|making|giving|gives|cause|causes|causing) (me|you) (sick|nauseous|constipated|dizzy|tired|gain weight|put on weight|hungry|bloated) .. ?(<tablets>|medication|meds)?|(nausea|nauseous|constipat[a-z]*|diarrhoea|reflux|hair loss|bloat[a-z]*|headaches?|tired|sick|burping|sulphur burps) .. (from|on|since|after|with|due to|because of) .. (<tablets>|medication|medications|medicine|meds|injections?|jab|treatment)`,
      '(does|do|did|will|can|could|would) .. (my |the |your )?(<tablets>|medication|medications|medicine|meds|pill|antidepressants?) .. (weight|gain|hungry|appetite|metabolism|affect|work|stop working|interfere)',
    ],
    unless: ['rebate|medicare|fees?( |$)|(?<=^)ok(ay)? and how'],
  },
  'medicine-child': {
    any: [
      '(kid|kids|child|children|teen|teens|teenager|teenagers|son|daughter|year old|adolescents?|young people|under 18|minor|12|13|14|15|16|17) ..8 (<tablets>|medication|medications|medicine|medicines|meds|drugs?|injections?|jabs?|prescri[a-z]*|medicated|script|medication support)',
      '(age|how old) ..5 (<tablets>|medication|medications|medicine|medicines|meds|drugs?|injections?|medication support)',
      '(<tablets>|medication|medications|medicine|medicines|meds|drugs?|injections?|jabs?|prescri[a-z]*|medication support) ..8 (kid|kids|child|children|teen|teens|teenager|teenagers|son|daughter|year old|adolescents?|young people|under 18|minors?|age 12|from 12|12 year|what age|how old|age)',
    ],
  },
  medicine: {
    any: [
      '(get|have|on|try|need|want|prescribe) oz( |$)|(got|have|sell|do|want|get|on|after|about|try|need) (the|some|that|any|more) (oz|stuff everyone|juice|pens?|shots?)|(kill|curb|suppress|stop|reduce|lower|dampen|quieten) .. appetite|(ran|run|running|need|order|more) (out of )?(my |of |more )?(pens?|refills?|needles)|(medications?|medicines?|meds|drugs?|injections?|injectables?|jabs?|needles?|pens?|pills?|tablets?|peptides?|stuff|thing|one|treatments?) .. (weight|lose|appetite|hunger|hungry|fat|slim|everyone|celebrit(y|ies)|kardashian|oprah|elon|tiktok|curb|suppress|obesity|skinny|diabetes one|on the news|advertised|weekly|once a week)',
      '(weight|fat|appetite|hunger|slimming|diet|obesity|weekly|diabetes|skinny|belly|tummy) (loss |losing |control |suppressing |management |burning )*(medications?|medicines?|meds|drugs?|injections?|injectables?|jabs?|needles?|pens?|pills?|tablets?|peptides?|shots?|scripts?|prescriptions?)',
      '(prescribe|prescribing|prescribes|prescribed|get|offer|offers|supply|sell|stock|start me on|put me on|give me|go on|try|want|need|after|access to|do|have|take|taking|using|on|recommend|buy|order|about|think of|which|what|best|any|use|provide|switch to|the) (some |the |any |a |an |me |my |those |new |weight loss |kind of |these |your |taking |starting |sort of )*(medication|medications|meds|medicine|medicines|injections?|injectables?|jabs?|needles?|<brand>|pens|drugs?|peptides?|weight loss (tablets|pills))( |$)',
      'appetite suppress[a-z]*|suppress .. appetite|(curb|kill|stop|reduce|switch off|quiet) .. (my )?(appetite|food noise|hunger) (with|medication|pill|injection|tablet)?|food noise|metabolism booster|fat burners?|kim k[a-z]*|medicated|compounded|pharmaceutical|(magic|quick) (pill|bullet|fix|shot)|water tablets',
    ],
    unless: [
      '(stuff|things?) (as well|too|or just)|(list of|bring|blood pressure|heart|thyroid|my current|what i take|other|already|asthma) .. (medications?|medicines?|meds|tablets)$|sleeping (tablets|pills)|(flu|covid) (shot|vaccine|jab)|scared of needles|terrified of needles|needles .. blood|fear of needles|bullet journal|any tablets or phone|on my tablet|ipad',
    ],
  },
  diagnosis: {
    any: [
      '(do|could|might|am|have|think|if|whether) (i|my|it|this|he|she) (have|be|got|has|am|ve|might have|could have) .. (diabetes|diabetic|pcos|cancer|adhd|depression|depressed|thyroid|hypothyroid[a-z]*|insulin resistance|lipoedema|menopaus[a-z]*|perimenopaus[a-z]*|celiac|coeliac|sleep apnoea|fatty liver|high blood pressure|anaemi[ac]|autism|autistic|bipolar|endometriosis|covid|infection|uti|hernia|gallstones|cushings|disease|syndrome|disorder)',
      '(am|is) (i|he|she|it) (a )?(diabetic|pre ?diabetic|insulin resistant|depressed|menopausal|perimenopausal|bipolar|obese|overweight|autistic|coeliac|anaemic|pregnant)( |$)',
      '(diagnos(e|is|ed|ing) (me|my|this|it)|can you diagnose|what(s| is)? (is )?(wrong with|causing|this (rash|lump|mole|pain|spot|symptom))|whats (wrong|causing|the matter)|interpret (my|these|this)|what (do|does|did) (my|these|this) .. (results?|mean|bloods?|tests?|levels?|numbers?|reading|score|scan|symptoms?)|(read|explain|look at|check|go over) (my|these) .. (results?|bloods?|tests?|scan|report)|(is|are) (my|a|an|this|it) .. (cancer|cancerous|serious|normal|too high|high|low|dangerous|infected|broken|contagious|ok|bad)( |$)|(symptoms?|signs) (of|mean)|(my|have a|got a|weird|strange|this) (rash|lump|mole|spot|bump|discharge|sore)( |$)|why (do|does|is|are|am) (i|my) .. (hurt|hurts|swollen|itchy|dizzy|numb|sore|ach(e|es|ing)|bleed[a-z]*|bloated|tired all|fat|gaining|putting on|so fat|not losing))',
      '(my )?(hba1c|a1c|cholesterol|tsh|ferritin|iron|triglycerides|blood pressure|bp|glucose|blood sugar|bsl|liver|fasting sugar|white cells?|vitamin d) (is|was|are|reading|level|levels|result|results|came back|of|at|were)( |$)',
    ],
    unless: [
      '(quiz|test|screen[a-z]*|self check|questionnaire)$|(do|can|could) you (check|look at|see|test|treat|do|order)$|do i have to|do i have a (choice|say|consult|appointment|gap|fee|nurse|doctor|booking)|is it serious about',
    ],
  },
  promise: {
    any: [
      '(how (much|many|quick|quickly|fast|long|soon)|when|will i|can i|could i|would i|do people|what results?|what if i dont) ..6 (lose|losing|loss|results?|drop|see (a )?(difference|results|change)|get to my goal|reach my goal|skinny|kg)',
      '(guarante[a-z]*|success rate|promise|money back|(does|will|do) (it|this|your program|these things|that) (really |actually |even )?work|actually work|work for me|results?( |$)|what results|average (loss|weight|results)|lose [0-9]+ ?(kg|kilos|pounds|stone|percent)?|[0-9]+ ?(kg|kilos) (in|by|before|off)|in (a|one|two|three|four|2|3|4|6|[0-9]+) (weeks?|months?|days?)|fast(est)? way|quickest way|quick(ly)? (lose|drop|fix)|rapid|crash diet|by (summer|christmas|my wedding|the wedding|easter|next month|new year)|before (summer|christmas|my wedding|the wedding|my holiday)|drop [a-z0-9]+ (kg|kilos|dress|sizes?)|overnight)',
    ],
    unless: [
      'how (does|do|will|would) (it|this|the|your|you|things|telehealth|that|everything)|(test|blood|lab|scan|calculator|screener|quiz|self check|my) results?|results? (of|from) (my|the) (test|quiz|calculator|blood)|how (soon|quickly|fast) can i (book|get|see|be seen|have an)|(book|appointment|appointments|consult|follow up|seen|available|open|hours|deleted|delete|rebate|reply|complaint|records?|answer|see you|pay|refund|prescription|wait) |how long (is|does|are|will) (the|an|my|a) (appointment|consult|visit)',
    ],
  },
  'out-of-scope': {
    any: [
      '(grand final|world cup|olympics|who (is|s|will|are) (gonna )?win|who gonna win|weather|forecast|raining|temperature outside|sport|footy|afl|nrl|cricket|soccer|tennis score|score of|who won|lotto|lottery|stocks?|share market|bitcoin|crypto|election|prime minister|president|politic[a-z]*|trump|albanese|dutton|labor|liberals?|vote|war in|news today|capital of|recipe for disaster|joke|jokes|riddle|poem|haiku|limerick|song|lyrics|sing|story|essay|homework|assignment|cover letter|resume|translate|maths?|algebra|equation|solve|square root|python|java|code|coding|program(ming)? (language|in|a)|sql|excel|html|css|website (design|build)|chess|game|games|movie|movies|film|netflix|tv show|music|celebrity|horoscope|star sign|astrology|tarot|dream meaning|travel|flights?|hotels?|restaurants?|uber|car |cars|mechanic|mortgage|tax (return|advice)|legal advice|lawyer|divorce|visa application|pets?|vet|my dog|my cat|cafes?|pubs?|beach(es)?|garden|plumber|real estate|religion|god|bible|meaning of life|conspiracy|aliens|ufo|flat earth|what time is it in|day is it|date today|todays date|birthday|how old are you|favourite|favorite|do you (like|love|dream|sleep|eat|feel|have feelings)|marry me|date me|sexy|nudes?|porn|weed|cannabis|steroids|sarms|cocaine|mdma|fake (prescription|certificate|vaccine)|hack|bomb|gun|kill a|murder)( |$)',
      '(what|who|when|where|how|why) (is|was|are|were|did|do) (the )?(capital|president|king|queen|population|tallest|largest|biggest|fastest|world|moon|sun|earth|universe|internet|wi fi password)|[0-9]+ (plus|minus|times|divided by|x) [0-9]+|what(s| is) [0-9]+ [a-z0-9]+ [0-9]+',
    ],
    unless: [
      '(is|are|been|was) murder( |$)|(heart|body|muscle|my) (rate|temperature)|song and dance|car park|parked car|in (my|the) car|game plan|zip code|post ?code|qr code|program (work|cost)|(your|the) program|sports? (bra|injury|drink|med|nutrition)|(bad|no|good) joke|travel[a-z]* (for work|a lot)|travel (interstate|overseas)|games? (night|day)|my story|back ?story|long story|eat .. (movie|netflix|tv)|in front of (the )?tv|discount code|promo code|dress code|restaurants? .. (eat|healthy|order|menu)|eat(ing)? .. restaurants?|sleeping|exercise|watching',
    ],
  },
  'other-clinic': {
    any: [
      '(juniper|pilot|mosh|eucalyptus|youly|moshy|rosemary health|instantscripts|instant scripts|hola health|hub health|updoc|myweightcare|weight watchers|ww|jenny craig|optifast|noom|lite n easy|12wbt|csiro (diet|total)|f45|virta|hims|hers|superfeast|other clinics?|another clinic|another (telehealth|provider|company)|competitors?|different clinic|compared? (to|with) (other|your))( |$)',
    ],
    unless: ['records .. other clinic|hers (is|was)'],
  },
};

/** What people say to a person. */
export const courtesyPatterns: Partial<Record<IntentId, IntentPattern>> = {
  thanks: {
    any: [
      'thanks( heaps| so much| a lot| mate| very much| for .. )?|thank you|thx|ty|legend|much appreciated|appreciate it|nice one|perfect|great|awesome|excellent|brilliant|wonderful|no worries|too easy|sweet( as)?|cool|beauty|ripper|good to know|all good|got it|ok|okay|k|sounds good|righto|fair enough|noted|i see|that helps|helpful|sure|alright|all right|lovely|amazing|fantastic|bonza|chur|understood|makes sense|ah ok',
    ],
  },
  goodbye: {
    any: [
      'bye|goodbye|see (you|ya)|see you later|cya|catch (you|ya)|ciao|hooroo|ttyl|good ?night|nighty|talk later|thats all|that is all|nothing else|no( thanks| thank you| more questions)?|nope|nah|nah thanks|im done|all done|have a (good|nice|great)( day| night| one| weekend)?|take care|later',
    ],
  },
  compliment: {
    any: [
      '(you are|youre|this is|that was|this bot is|you) .. (great|awesome|amazing|helpful|good|best|clever|smart|nice|sweet|brilliant|love)|love (you|this|ya)|good (bot|job|work)|well done',
    ],
  },
  rude: {
    any: [
      '(fuck[a-z]*|shit[a-z]*|bitch|cunt|wank[a-z]*|arsehole|asshole|dick ?head|bastard|piss off|bugger off|stupid|useless|dumb|idiot|moron|hopeless bot|crap|rubbish|shut up|suck|sucks|hate (you|this (bot|chat|site|website))|waste of (time|space)|not helpful|unhelpful|wrong answer|thats wrong|you are wrong|thats not what i asked|didnt answer|doesnt answer|not what i (asked|meant|want)|wtf|ffs)',
    ],
    unless: [
      '(feel|feeling|feels|look|looking|eat|ate|eating|sleep|slept|sleeping) .. (like )?(shit[a-z]*|crap|rubbish)|shit (food|sleep|diet)|(crap|rubbish) (food|diet|sleep)|junk and crap',
    ],
  },
  'small-talk': {
    any: [
      'how are (you|u|ya|things)|hows it going|how (you|u) (going|doing)|whats up|sup|what are you (doing|up to)|how was your (day|weekend)|nice to meet you|long time no see|lol|haha[a-z]*|lmao|rofl|hmm+|um+|ah+|oh|oops|sorry|my bad|just (looking|browsing|curious|checking|testing)|(?<=^)test(ing)?( [0-9]+)*$|asdf[a-z]*|bored|tell me something|you awake',
    ],
  },
  greeting: {
    any: [
      'hi|hello|hey|hiya|heya|gday|g day|good (morning|afternoon|evening|arvo|day)|howdy|hola|yo|morning|evening|greetings|hi there|hey there|hello there|kia ora|aloha|ni hao|namaste',
    ],
  },
};
