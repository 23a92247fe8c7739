import type { SafetyRules } from '../kinds.ts';

/*
 * Emergencies of the body in lay words: what a relative sees and what a meter says. One expression a line; words as in
 * ../../text/pattern.ts.
 */

const soon =
  '(suddenly|sudden|all of a sudden|<now>|this morning|yesterday|woke up|for .. (seconds|minutes?|hours?)|[0-9]+ minutes|was fine|out of nowhere|keeps|earlier|since|just)';
const relative =
  '(nan|pop|mum|dad|husband|wife|partner|he|she|hes|shes|grandma|grandpa|grandad|mother in law|father in law|friend|mate|aunt|uncle|sister|brother|boss|neighbour|<people>)';
const muscle =
  '(gym|shoulder|physio|frozen|workout|rotator|surgery|sprain(ed)?|cast|leg day|squats|arthritis|carpal|slept on|sciatica|massage|years|botox|dentist|tattoo)';

const hearts: SafetyRules = {
  kind: 'heart',
  rules: [
    {
      any: [
        '(rubbing|clutching|holding|grabbing|pressing) .. (middle of |centre of |left side of )?(his|her|their|my) chest|chest (is |feels |all )*(locked|seized|locked up)',
        '(gtn|nitro|anginine|angina spray|spray under .. tongue|nitrolingual) ..9 (still|not|no better|pain|twice|second|sprays?)|heart (going|goin|is going|went) (mad|crazy|nuts|mental|a million|flat out|berserk)',
        '(chest|breastbone) (feels?|felt|is|like) .. (elephants?|someones?|a weight|weight on|a band|bricks?|vice|vise|truck|clamp|being squeezed|being crushed|on fire)',
        '(squeez(e|ing)|gripping|crushing|grabbing|stabbing|stopping) (my|his|her) (heart|chest)',
        '(indigestion|heartburn|reflux|wind pain) ..12 (arm|jaw|sweat[a-z]*|clammy|grey|gray|breathless|short of breath|collapse|faint[a-z]*)',
        '(sense|feeling) of (impending )?doom|(something|somethings) (terrible|awful|really bad) (is )?(about to|gonna) happen .. (chest|arm|heart|breath)',
        '(defib|icd|pacemaker|defibrillator) .. (went off|shocked|zapped|fired|keeps going off)',
        `${relative} .. (gone|went|going|looks|looking|turned|is) (all |really |a bit |so )*(grey|gray|ashen) (and|with|in the face|he|she|sweat[a-z]*|clammy)`,
        '(cold sweat|sweating buckets|drenched in sweat|clammy) ..8 (chest|arm|jaw|heart|breath|shoulder blades)|(chest|arm|jaw|heart) ..8 (cold sweat|sweating buckets|drenched in sweat|clammy)',
      ],
      unless: ['hair |(gym|dentist|hot flush[a-z]*|menopaus[a-z]*|tattoo)'],
    },
    {
      any: ['(heart ?rate|pulse|hr|bpm|heart (is |going |beating )*(at )?) ..3 (1[4-9][0-9]|2[0-4][0-9]|3[0-9])( |$)'],
      and: [
        [
          '(resting|rest|sitting|lying|couch|bed|doing nothing|dizzy|faint[a-z]*|come down|wont slow|chest|breath[a-z]*|sweat[a-z]*|collaps[a-z]*|pass out|blacking|shaky)',
        ],
      ],
      unless: ['(exercis[a-z]*|running|zone|max|workout|treadmill|spin|cycling|gym|target|goal) '],
    },
  ],
};

const strokes: SafetyRules = {
  kind: 'stroke',
  rules: [
    {
      any: [
        '(everything|vision|it|sight) (went|gone|has gone|goes) (all )?(black|dark|blank|grey) (in|out of|from|on) (my|one|the|his|her)|black in (my|one|his|her) .. eye',
        '(speech|words|talking|voice) (is |are |has |gone |all |coming out |come out |sounds |so |really |a bit )*(muddled|jumbled|mixed|gibberish|slurry|mush|mushy|scrambled|backwards|funny|thick)',
        '(mouth|face|smile) (is |are |not |isnt |isn |look |looks )+(straight|even|right|symmetrical|level)|(cant|couldnt|can not|wont) smile (properly|evenly|right|on)|facial droop|face droop|arm drift|dysphasia|aphasia|hemipar[a-z]*',
        '(arm|leg|hand)s? (just |is |was )*(hanging|dangling) (there|down|limp|by)|(hanging|dangling) .. (arm|leg) ..6 sense',
        '(cant|couldnt|dont) (remember|know) how to (say|speak|talk|form)|no words (come|coming) out|tongue (wont|doesnt|isnt|not) (work|working|move)|(woke up|suddenly|husband|wife|mum|dad|he|she|nan|pop) .. (and )?(he |she )?(cant|cannot|couldnt) (speak|talk)( \\||$| and| he| she| at all)',
        '(left|right) (leg|arm|hand|side) and (left |right )?(leg|arm|hand|face) .. (weak|numb|heavy|dead|useless|funny|tingl[a-z]*)|gone (all )?weak (since|down|on|suddenly|all)|(arm|leg|hand|side) (has |have |is |are )?(gone|went) (all )?(weak|dead|numb|floppy|funny)(?! (at|in bed|when i sleep|overnight))',
        `${relative} (is |has |was |started |just |suddenly |all of a sudden |keeps |been )*(talking|speaking|saying|sounds? like|texting) (complete |total |absolute |just )?(gibberish|jibberish|nonsense|gobbledegook|gobbledygook|word salad|jumbled)`,
        '(half|part|one side|side|bottom half|top half) (of )?(my|his|her|the) (vision|sight|eyesight|view) .. (black|gone|went|missing|blank|disappeared|dark|grey)',
        '(vision|sight|eyesight|eye) (just |suddenly |has |is |all |in one eye )*(went|gone|going|goes) (black|blank|dark|double|grey|all weird)|(curtain|shadow|shade|veil) .. (over|across|down) .. (eye|vision|sight)',
        '(suddenly|sudden|all of a sudden|since this morning) ..6 (double vision|seeing double|cant see|tunnel vision|off balance|cant walk|cant stand up)|(double vision|seeing double) .. (suddenly|<now>|this morning|headache|arm|face|dizzy)',
        '(mouths?|faces?|smiles?|eyelids?|lips?|cheeks?) (is |are |has |have |gone |went |all |just |suddenly |looks? |looking |kind of |a bit |on one side |really |hanging )*(crooked|wonky|lopsided|hanging|drooping|droopy|drooped|saggy|sagging|twisted|skewed|melting|melted|slanted|lazy on one side)',
        '(dribbl(e|es|ing)|drool(s|ing)?) ..5 (tea|coffee|out (the|one|of one) .. side|side of (his|her|my) mouth|chin)',
        '(smile|smiles|smiling|face) .. (only )?one side (goes|moves|works|lifts|moving|of)|only one side (of .. (face|mouth)|goes|moves|works|lifts)|one side (doesnt|wont|isnt|not) (move|moving|work|working|go)',
        '(cant|couldnt|can not|wont|unable to|lost) (find|get|say|form|string) (the |his |her |my |any |right |out |together |a )*(words?|sentence)',
        '(couldnt|cant|couldn) (speak|talk|see|move) for (a |about |like |around )*([0-9]+|few|couple of|several|five|ten|two|three)? ?(seconds|minutes?|hours?|bit|while)',
        'funny turns?|mini ?stroke|(lost|losing) (feeling|sensation|the use|movement|control) .. (arm|leg|hand|side|face|foot)',
        '(sounds?|sounded|acting|seems?|seemed|walking|talking) (a bit |like he ?s |like she ?s |really |like hes |like shes |like he is |like she is )*(drunk|pissed) ..8 (doesnt drink|hasnt|not been|no alcohol|havent|diabetic|hand|arm|face|sober|never drinks|not drinking)',
      ],
      unless: [
        `${muscle}|(words|word) (to|for) (thank|express|describe|explain|say|how)|(years? ago|last year|as a kid)|(toddler|baby|teething|website|screen|video call|camera|photo)`,
      ],
    },
    {
      any: [
        '(cant|couldnt|wont|doesnt|unable to|isnt able to) (squeeze|grip|lift|raise|move|feel|use|hold) (up )?(my|his|her|one|the|a) .. (hands?|arms?|leg|side|fingers|foot|cup|pen|fork)',
        '(hand|arm|leg|side|foot) (just |suddenly |has )*(wont|doesnt|isnt|stopped|not|wouldnt) (work|working|move|moving|respond|responding|lift)',
        '(hand|arm|leg|side) (is |feels |has been |still |went |suddenly |so )*(weak|dead|heavy|useless|floppy|numb)',
      ],
      and: [
        [`(${soon}|face|eyelid|speech|drunk|words|staring|slur[a-z]*|talk|confused|mouth|vision|headache)`],
        ['(left|right|one|face|mouth|eyelid|speech|speak|talk|words|drunk|vision|slur[a-z]*|confused|suddenly|smile)'],
      ],
      unless: [`${muscle}|(fell asleep|pins and needles at night|mouse|typing|lifting|injury|pregnan[a-z]*)`],
    },
  ],
};

const throats: SafetyRules = {
  kind: 'anaphylaxis',
  rules: [
    {
      any: [
        '(wheez[a-z]*|dizzy|faint[a-z]*|vomiting|hives|throat|cant breathe|collapsed|flushed) (all over )?(after|since|from) (a |an |the |being |getting |eating |my )*(bee|wasp|ant|jack jumper|sting|stung|bite|peanut|peanuts|prawns?|nuts?|cashews?|shellfish|seafood|egg|sesame|antibiotics?|penicillin)',
        '(nut|egg|milk|bee|peanut|seafood|shellfish|dairy|wheat|sesame) allergy ..12 (hives|cough[a-z]*|floppy|vomit[a-z]*|swell[a-z]*|swollen|wheez[a-z]*|blotchy|pale)',
        'angio ?oedema|angioedema|(red|blotchy|hives|flushed) ..6 tongue|tongue (looks|looking|feels) (too |so |really )*(big|thick|fat|swollen)',
        '(hives|rash|welts|itchy|itching|blotchy|bright red) ..12 (swallow|throat|breathe|breathing|lump|voice|wheez[a-z]*|tight|lightheaded|faint)|(lump in|tight|tickl[a-z]*|hoarse|scratchy) .. throat ..8 (hives|rash|welts|swollen|swelling)',
        'tongue (feels?|is|has|getting|gone|going) (like its |too |so |really |all |gone )*(big|thick|fat|huge|filling|twice|large)',
        '(hives|welts|rash) (are |is |have |has |come |up |broken |out )*(everywhere|all over|head to toe|spreading) ..8 (tablets?|medicine|antibiotics?|injection|sting|stung|ate|eating|after|jab|shot)',
      ],
      unless: ['(heat rash|eczema|psoriasis|last (week|month|year)|years ago|as a kid|sometimes)'],
    },
  ],
};

const breaths: SafetyRules = {
  kind: 'breathing',
  rules: [
    {
      any: [
        '(fighting|struggling|battling|working) (for|to) (every|each|get|take|a) breath|(cant|couldnt) get (a|any|my|enough|his|her) (breath|air)( in| out)?|for every breath',
        '(lips?|tongue|fingertips|face|mouth|fingers)( tips)? (are |is |look |looks |looking |have |has |gone |going |turned |turning |a bit |all |went |slightly |kinda |getting )*(blue|purple|bluish|grey|gray)',
        `(${relative}|im|baby|toddler|keeps|is) (is |was |are |still |just |started )*gasping( \\||$| and| for (air|breath)| like)`,
        '(cant|couldnt|barely|hardly|unable to) (finish|get through|complete|say|speak|talk|string|get out) ..5 (sentence|sentences|words?) .. (breath|breathing|puffed|puffing|air|stopping)|(stop|stopping|pause|pausing) for (breath|air) (between|mid|every)',
        '(ventolin|puffer|inhaler|reliever|asmol|salbutamol|nebuli[sz]er|spacer) ..5 (every ([0-9]+|few|ten|twenty|five|couple of|half) (minutes|hour)|every hour|back to back|over and over|not helping|isnt helping|doing nothing|not touching|no good|no help|not doing|no relief)',
        '(ribs?|tummy|chest|skin|neck|belly|throat) (is |are |keeps? |all )*(sucking|pulling|sucked|drawing|caving) in|nostrils (are )?flaring|flaring nostrils|head bobbing|(whistling|grunting|rattling|gurgling|squeaking) .. (breathes?|breathing|breath|breaths)|stridor|breathing .. (whistl[a-z]*|grunt[a-z]*|gurgl[a-z]*|rattl[a-z]*)',
        '(breathless|out of breath|short of breath|puffed|winded|wheezing) ..6 (cant (walk|talk|stand|speak|lie|make it|sleep)|to the (loo|toilet|dunny|bathroom|kitchen|door|letterbox)|getting dressed|just sitting|sitting still|lying (down|flat))',
        '(oxygen|o2|sats|spo2|oximeter|saturations?|finger (thing|monitor|probe|clip)) ..6 ([4-8][0-9]|9[01])( percent)?( |$)',
        '(something|food|bone|fish ?bone|meat|grape|coin|lolly|chicken|steak|apple|sausage|toy|battery|its|tablet|pill) .. (stuck|lodged|caught|jammed) ..5 (throat|windpipe|airway)',
        '(woken|woke|waking) .. (drowning|foam(y|ing)|frothy|pink) .. (breath|sputum|phlegm|spit)|(pink|frothy) (sputum|phlegm|spit)',
      ],
      unless: [
        '(apnoea|snor[a-z]*|sleep study|cpap|in (my|his|her) sleep|overnight|last (week|month|year)|years ago)|(lipstick|hair|blueberr[a-z]*|face paint)|feels like .. (reflux|lump)',
      ],
    },
  ],
};

const bleeding: SafetyRules = {
  kind: 'emergency',
  rules: [
    {
      any: [
        '(car|ute|truck|tractor|quad|quad bike|buggy|bike) (has |just |is |was )?(rolled|flipped|crashed|overturned|on top of)|(mate|mates|friend|friends|husband|wife|dad|mum|brother|son|daughter|someone|people|he|she|hes|shes|theyre|kids?) (is |are )?(trapped|pinned|crushed|impaled)',
        '(1[89][0-9]|2[0-4][0-9]) (over |on )?(9[0-9]|1[0-9][0-9])( |$) ..14 (vision|headache|chest|blurr[a-z]*|confus[a-z]*|numb|nose ?bleed)|(vision|headache|chest|blurr[a-z]*|confus[a-z]*|nose ?bleed) ..14 (1[89][0-9]|2[0-4][0-9]) (over |on )?(9[0-9]|1[0-9][0-9])( |$)',
        'people trapped|trapped in (the|a) (car|fire|house)|(house|kitchen|room|unit) (is )?on fire|(big|bad|serious|awful) (car )?(accident|crash) .. (out front|outside|now|just|people)|(cpr|chest compressions) (how|help|now|instructions)|how .. (do|give|start) (i )?cpr( on| right| now)',
        '(blood|bleeding|bleed|wound|nose ?bleed|gash) ..8 (squirt[a-z]*|spurt[a-z]*|pump(ing|s)|gush[a-z]*|pour[a-z]*|wont stop|cant stop|cant get it to stop|not stopping|hasnt stopped|isnt stopping|doesnt stop|heaps|everywhere|soaked|soaking|through the (towel|bandage|tea towel))',
        '(squirt[a-z]*|spurt[a-z]*|gushing|pumping out|pouring out) ..5 (blood|wound|cut)|(cut|sliced|slashed|gashed|grinder|chainsaw|knife|glass|saw|mandolin|axe) ..9 (squirt[a-z]*|spurt[a-z]*|gushing|bone|wont stop bleeding|to the bone|tendon)',
        '(clear (stuff|fluid|liquid)|blood|fluid) .. (out of|from|out) (his|her|my|the|their) (ears?|nose and ears?)|(fluid|blood) (leaking|dripping|running) from .. ears?',
        'keeps? (asking|repeating|saying) the same (thing|things|question|questions|story) .. (head|fell|footy|knock|confus[a-z]*)|(head|fell|knock[a-z]*|footy|concuss[a-z]*) ..16 (keeps? (asking|repeating|saying) the same|cant remember|vomit[a-z]*|confused|drowsy|one pupil|pupils)',
        '(fell|slipped|accident|crash|crashed|dived|came off|tackled|thrown) ..12 (cant (move|feel) (my|his|her) (legs?|arms?|neck|feet|toes)|blood everywhere)',
        '(blood pressure|bp|top number|systolic) ..4 (1[89][0-9]|2[0-9][0-9])( |$) ..14 (headache|vision|chest|confus[a-z]*|blurr[a-z]*|nose ?bleed|dizzy|vomit[a-z]*|numb)|(headache|vision|confus[a-z]*|blurry|nose ?bleed|dizzy) ..14 (blood pressure|bp|top number) ..4 (1[89][0-9]|2[0-9][0-9])( |$)',
        '(soak(ing|ed|s)?|fill(ing|ed)|going through|gone through|bleed(ing)? through|changing|chang(e|ed)) (a |one |my |[0-9]+ |two |three |multiple |super |a maternity |maternity )*(pads?|tampons?|towels?) (every|an|per|in|each|within|a) (hour|[0-9]+|half|few|couple|fifteen|twenty|thirty)',
        '(snake|redback|funnel ?web|box jelly[a-z]*|blue ringed octopus|stonefish|irukandji) ..4 (bit|bite|bitten|sting|stung|got)|(bit|bite|bitten|stung) .. (snake|redback|funnel ?web|box jelly[a-z]*|stonefish|irukandji)',
        '(fell (in|into)|found in|pulled (him|her|them) (out of|from)|went under in) (the |a |our |nans )?(pool|dam|bath|river|spa|creek|surf|pond)',
      ],
      unless: [
        '(bleeding gums|shaving|haemorrhoids?|piles|years ago|last year|when i was|as a (kid|child)|into the pool (at|for|of))|(food|money|love|sweat|tears) .. (pour|pouring)',
      ],
    },
  ],
};

const knockedOut: SafetyRules = {
  kind: 'unconscious',
  rules: [
    {
      any: [
        'un ?rous[ae]*ble|unarousable|unwakeable|(fits?|seizures?) (back to back|one after|wont stop|not stopping|its not stopping|and its|that wont|in a row)|having a fit and|(hasnt|havent|not|wont) (come|came|coming) (round|around|to)( \\||$| yet)|(having|had|has) (a|two|three|another) fits? .. (stopping|stop|round|minutes)',
        '(is|hes|shes|was|were|been|got|get|getting|lying|laying|found (him|her|them)|just|him|her|wife|husband|son|daughter|mum|dad) (is |was |been |got )*(out cold|knocked out|knocked unconscious|knocked out cold|stone cold|comatose|in a coma)|(son|daughter|he|she|kid|mate|husband|wife) .. knocked (out|out cold|unconscious|himself out|herself out)',
        '(hes|shes|he|she|him|her|mum|dad|husband|wife|mate|friend|partner|nan|pop) ..8 (snoring weird|making (weird|strange|gurgling|snoring) (noises|sounds)|breathing (weird|funny|strange|really slow)|eyes (are |is |have )?(rolled|rolling)|grey and|limp)',
        '(cant|couldnt) (keep|get) (him|her|them|my <people>) (awake|conscious|up|to wake)|(drifting|slipping|going) in and out|barely (conscious|awake|responsive|rousable)|hardly (wakes|rouses|waking)|(hard|difficult|impossible) to (wake|rouse) (him|her|up|them|my)',
      ],
      unless: [
        '(knocked out (of|my|a few|by|walls?|cold by)|sleep(s|ing)? like|apnoea|at night|every morning|for school|snor(es|ing) (weird|funny) (every|at))',
      ],
    },
  ],
};

const bellies: SafetyRules = {
  kind: 'abdomen',
  rules: [
    {
      any: [
        '(looks?|look|like) (like )?coffee grounds|pancreatitis .. (agony|pain|doubled|think|attack)|agony (\\| )?(doubled|curled|on (the|my))|doubled over',
        '(pain|hurts) (low |down |really |so |very |bad |on |right |side )+ ..4 (fever|cant walk|temp|vomit[a-z]*)|right side pain ..6 (fever|cant walk|temp|vomit[a-z]*)',
        '(vomiting|throwing up|spewing|chucking) (up )?for (two|three|four|five|[2-9]) days|(sips? of water|even water|water) (down|wont stay|comes back)|cant keep .. (sips|water|fluids) .. down|(havent|not|hasnt) (peed|weed|passed urine|done a wee|pissed) (since|for|in|all)',
        '(pain|tummy|stomach|ribs|belly|gut|side|abdomen) ..9 ((10|9|ten|nine) (out of |on )?(10|ten)|doubled over|doubled up|curled (up )?in a ball|screaming|writhing|on the floor (in|with))',
        '(stomachs?|tummys?|tummies|bellys?|abdomen|gut|guts) (is |are |has |gone |all |feels |as |so |really |went )*(rock hard|hard as|rigid|board like|hard as a (rock|board)|distended|blown up like)',
        '(vomit(ing|ed)?|spew(ing|ed)?|throwing up|chucking up|bringing up) (up )?(green|bile|poo|brown|faec[a-z]*|coffee|black|dark|red)( |$)',
        '(no|havent|hasnt|not|cant) (done |had |been able to |passed |pass |a )*(poo|poos|pooed|wind|gas|fart|farted|bowel motion|anything) ..6 (week|days) ..9 (vomit[a-z]*|pain|hard|swollen|spew[a-z]*)|(vomit[a-z]*|spew[a-z]*|hard|swollen|agony) ..12 (no|havent|hasnt|cant) .. (poo|pooed|wind|fart|gas)',
      ],
      unless: [
        '(after (sit ?ups|core|abs|laughing)|green (smoothie|juice|tea|veg[a-z]*)|(period|labou?r) pain (when|years))',
      ],
    },
  ],
};

const births: SafetyRules = {
  kind: 'pregnancy',
  rules: [
    {
      any: [
        '((had|having|delivered|birthed|gave birth|given birth|after|since) (a |the |my |her |our |his )?(baby|birth|bub|c ?section|caesar[a-z]*|twins)|post ?partum|gave birth|given birth|newborn|delivered)',
      ],
      and: [
        [
          '(evil|possessed|not (my|her|hers|mine|real)|hasnt slept|not sleeping at all|not slept|voices|seeing things|paranoid|clots? the size|soak(ing|ed)|bleeding (heavily|heaps|so much|a lot|through)|(severe|bad|massive|terrible|splitting) headache|calf|seeing spots|infect[a-z]*|smell[a-z]* bad|faint[a-z]*|collaps[a-z]*|god told|special powers|dont feel safe|hurt the baby|fever and|shaking and)',
        ],
        [
          '(days?|weeks?|last (week|month|night)|yesterday|just|newborn|post ?partum|recently|monday|tuesday|wednesday|thursday|friday|saturday|sunday|today)',
        ],
      ],
      unless: ['(years? ago|last year|my baby is [1-9] years)'],
    },
    {
      any: [
        '(baby|bump) (has |have |is |was )*(stopped|not|isnt|hasnt|hardly|barely) (moving|moved|kicking|kicked)|(having|delivering|birthing) (the |a |her |our |my )?baby (<now>|on|in the (car|bathroom|lounge|kitchen|toilet)|right)|(something|cord|umbilical cord) (is )?\\* ?(out)?( of me| |$)|cord is',
        '[0-9]+ weeks? ..14 1[4-9][0-9] (over |on )?(9[0-9]|1[0-9][0-9])( |$)',
        '(wegovy|ozempic|pregnant|pregnancy|miscarr[a-z]*) ..14 soaking a pad|[0-9]+ weeks? ..12 (blood pressure|bp) ..6 1[5-9][0-9]',
        '(hanging|coming|sticking|falling|bulging|poking) out of (me|her|my vagina|down there|down below)|cord (is |has |its |come |coming |hanging )+(out|down|hanging|come|prolaps[a-z]*)',
        '(baby|newborn|bub) (is |was |has been )*(evil|possessed|the devil|satan|a demon|cursed|swapped|been swapped|been replaced|not (hers|mine|real|human))',
      ],
    },
  ],
};

export const bodyFamilies: readonly SafetyRules[] = [
  hearts,
  strokes,
  throats,
  breaths,
  bleeding,
  knockedOut,
  bellies,
  births,
];
