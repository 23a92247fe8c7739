import type { SafetyRules } from './kinds.ts';

/*
 * Rules of parts rather than phrases: who, what and how, anywhere in a message. They catch what nobody wrote down. They
 * can be broad because harmless sayings are gone from the text by now.
 */

const someone = '(i|im|ive|id|ill|me|my|myself|we|he|she|hes|shes|him|her|they|theyre|<people>)';

const ingested =
  '(took|taken|take|taking|had|having|has had|swallow(ed|ing)?|ate|eaten|drank|drunk|inject(ed|ing)?|gave|given|used|doubled|doubling|popped|downed|got into|found)';
const remedies =
  '(<tablets>|medicine cupboard|medicine cabinet|medicine box|blister pack|webster pack|inject(ed|ing)|weekly (injection|one|shot)|night (tablets|meds|dose)|morning (tablets|meds|dose)|eucalyptus oil|thyroxine|warfarin|blood thinners?|sleeping (tablets|pills))';

export const broadRules: readonly SafetyRules[] = [
  {
    kind: 'suicide',
    rules: [
      {
        // Death, and a person it may be about.
        any: [
          `${someone} ..9 (die|dying|dead|my death)`,
          '(feel|feeling|felt|want|wanna|wish|wishing|ready|rather|like|deserve|hope|hoping|thinking|think|thought|about) .. (die|dying|dead|death|kill|killing|killed)',
        ],
        unless: [
          '<people> .. (died|is dead|was dead|has died|death|passed)|died (of|from|in|when|last|at)|(dead|dying|die) (people|plants?|line|branch|wood|animals?)|what happens when (i|we) die|(eat|diet|food|recipes?|snacks?|gym|movie|game|book|show) .. (die|dead|killed|killing)|(vampire|zombie|walking) dead|did .. die|dont wanna see .. die',
        ],
      },
      {
        // Absence, as a wish or a relief.
        any: [
          'if (i|id|im) (was|were|wasnt|werent|am|just|just wasnt|had|hadnt|never) ?(not |just |no longer )*(around|here|there|gone|alive|dead|born|existed|exist|in the picture|in the way)',
          '(dont|doesnt|didnt|not|never|cant|no longer|wont|dont think i|not sure i|dont think she|dont think he) ..3 (wanna|want to|gonna|going to|will|want|be|need to be)? ?be (around|here|alive)(?! (on|until|till|at|from|for (the|my) (appointment|call|consult)|monday|tuesday|wednesday|thursday|friday|saturday|sunday|next|this|between|before|after|in (person|the)))',
          '(world|kids|children|family|everyone|everybody|they|husband|wife|partner|mum|dad|people|he|she|them|him|her) .. (would|will|d|might|could|be|are|is) (be |all |so |just |probably |all be |much )*(fine|ok|okay|relieved|happier|better off|better|glad|thankful|cope|manage|easier|free) .. (without me|if i|once im gone|when im gone|im gone|with their (dad|mum)|with the (insurance|money))',
          '(life insurance) .. (better|worth|payout|money|suicide)|(worth|better) .. (dead|life insurance)|better off with (my|his|her|the) life insurance',
          '(not|never|without|dont|didnt|dont wanna|wish i didnt|no) (have to |having to |want to |wanna |need to |ever )*(wak(e|ing)|woken) up( again| anymore| to this| to another| tomorrow| in the morning)?( \\||$)',
          '(not|never|dont|didnt|no) (have to |having to |want to |wanna |ever )+(wake|waking) up',
          '(keep|keeping|stay|staying|stayed) (myself |himself |herself |me |him |her )?alive|(why|what|reason) .. (still )?alive|(hate|tired of|sick of|sorry) .. (being )?alive|(dont|not) (deserve|want|wanna) .. (live|life|alive)',
          '(too )?(tired|exhausted|weak|broken|done|hard|painful|much) to (keep )?(live|living|exist|go on|carry on|keep going)|(stop|stopped) living|to keep (on )?living|will to (live|go on)',
          '(cant|dont|wont|not|never|doubt|no way) ..5 (make|making|made|makes) it (to|past|through|till|until) (christmas|easter|my birthday|new year|next (week|month|year)|tomorrow|the (night|week|weekend|morning|month|year|end of)|tonight|morning|another|summer|winter|monday|friday)',
          '(why|reason|reasons|point|dont see|cant|how|bother|bothering|worth) .. (carry(ing)? on|go(ing)? on(?! (a|an|the|my|holiday|holidays|to|with|keto|leave|medication|meds|zoom|camera|video|it|walks?))|keep(ing)? going|keep living|keep trying|being here)',
          '(should|could|might|wanna|gonna|just|will|ill|rather|better|please) end it(?! (with|early|on|at|there|here|before|after|by|soon as))',
          '(my|his|her) life is (basically |pretty much |already |just )*(over|pointless|meaningless|not worth)',
          '(put|end) (me|myself|him|her) out of (my|his|her|the|this) misery|out of my misery',
          '(letter|note|wrote|written|writing|video|goodbye|sorted|money|kids|look after|will) .. (when|once|after|if) im gone|(when|once|after|if) im gone(?! (on|to|for|away|from|through|back|over|with|off|overseas|next))',
          '(hope|hoping|wish|want|wanna|pray|praying) .. (heart attack|stroke|cancer|aneurysm|accident|crash|never wake) .. (sleep|me|night|die|kill|end|me off)?',
          'cant (take|do|face|bear|handle|stand|survive|get through) (another|one more|any more|the next) (day|minute|night|hour|second|week|of this)?',
          '([0-9]+|how many|how much) .. <pills> .. (enough|do it|do the job|work|kill|fatal|finish)|(tied|tying|bought|got|made|hung|hanging|put) .. (rope|noose)|rope .. (neck|tree|beam|rafters|garage|couldnt|tonight)',
          '(no|any|a|see a|see any|cant see a) way (forward|ahead|through this|out of this|to go on)',
          '(ready|time|about|want|wanna|gonna) to? ?(check out|clock out|be done with it all|leave this world|leave this earth|leave this life|end it|end things|end everything|say goodbye)( for good| forever)?',
          '(how|where|when|way|ways|about|want|wanna|ready|plan|time|decided|easier|rather) (to|how to) (just )?end (it|things|everything|it all)( \\||$|<now>)|(how|want|wanna|ready|about how) to end (it|things|everything|it all)',
          '(want|wanna|wish|need|wanted) (it|this|things|everything|life) (all |to be |to all be |to )*(over|over with|finished|done|end(ed)?)( \\||$| with)',
          '(thinking|think|feel|feeling|tempted|thoughts) (of|about|like) (doing )?(something (stupid|silly|bad|drastic|permanent)|driving|crash(ing)?|jump(ing)?|letting go of the wheel|swerving|the (bridge|train|cliff|tracks))',
          '(let(ting)?|lets?) go of the (steering )?wheel|(thought|think|thinking|thoughts) .. (crashing|crash|jumping|jump|train tracks|the bridge|a cliff|driving off|veering|stepping out|walking into)|(train tracks|bridge|cliff|balcony|overpass) .. (think about|thought about|every day|calling|do it|jump|tempted|wonder)',
          '(wish|hope|want|hoping|praying|pray|if only) .. (car|truck|bus|train|lightning|something|cancer|meteor|someone|it|god|plane) .. (hit|hits|kill|kills|take|takes|crash|crashes|run|ran|runs|end|ends)( over)? (me|it all|my life)',
          '(im|i am|just|so|completely|totally) done( \\|| and)? (goodbye|bye|with (life|everything|living|it all|this life|trying|fighting)|i cant|sorry|forgive)|goodbye (and sorry|im sorry|mum|dad|i love you|all|friends)',
          '(text|texted|messag(e|ed|ing)|call|called|rang|post|posted|wrote|writing|note|letter|sent|saying|says|said|telling|tell) .. (me |us |everyone )?(saying |to say |a )?(goodbye|sorry for everything|he loves us|she loves us) ..9 (answer|answering|pick up|find|phone off|loves|worried|reach|reply|sorry|home)',
          '(she|he|they|<people>|hes|shes) (says?|said|told|tells|keeps saying|texted|posted|talks about|is talking about|threatened|threatening|is threatening|threatens) ..6 (die|dead|kill|end it|ending it|hang|not be here|wake up|better off|suicid[a-z]*|overdos[a-z]*|jump|hurt (himself|herself|themselves))',
          '(not|never|wont|dont) ..3 (need|be needing) (it|an appointment|the appointment|one|them|that) .. (wont|not|not gonna) .. be (here|around|alive)',
          '(it|everything|life|all this) (would|will|d) be (so much |a lot |much )?(easier|simpler|better|quieter) .. (gone|dead|not here|wasnt here|stopped|over|died|disappeared)',
        ],
        unless: [
          '(booking|website|app|appointment|email) .. (disappear|gone)|(live|living|alive) (longer|healthier|to see my|for my (kids|grandkids|children))|be alive to see|(smoking|sugar|dieting|diets?|keto) for good',
        ],
      },
    ],
  },
  {
    kind: 'heart',
    rules: [
      {
        any: ['(chest|breast ?bone|sternum)'],
        and: [
          [
            '(hurt[a-z]*|pain[a-z]*|tight[a-z]*|heav[a-z]*|pressure|weird|funny|squeez[a-z]*|band|crush[a-z]*|sharp|ach[a-z]*|sore|pounding|flutter[a-z]*|uncomfortable|discomfort|burning|stab[a-z]*|twing[a-z]*|cramp[a-z]*|elephant|clench[a-z]*|constrict[a-z]*|thump[a-z]*|not right|strange|odd|gripping|ripping|tearing|numb|weight|spasm[a-z]*|palpitation[a-z]*|racing|jab[a-z]*|dull)',
          ],
        ],
        unless: [
          '(chest day|bench|push ?ups?|pressups?|chesty cough|chest infection|chest cold|bra|measurement|x ?ray|freezer|press( \\||$)|fly(s)?|dips?)|(prevent|what|should|if|when|signs?|before) .. exercise .. chest|risk of',
        ],
      },
      {
        any: [
          '(pain|ache|aching|indigestion|heartburn|tightness|numb|tingling|pins and needles|heaviness|spreading|going|radiating|moving|shooting|hurts?) ..6 (jaw|left arm|both arms|down my arm|arms and neck|shoulder blade|shoulder blades)',
        ],
        unless: ['(dentist|tooth|teeth|gym|workout|lifting|physio|slept|sleeping|carrying|tmj|wisdom)'],
      },
    ],
  },
  {
    kind: 'overdose',
    rules: [
      {
        any: [ingested],
        and: [
          [remedies],
          [
            '(twice|double|doubled|doubling|tripled|triple|too many|too much|extra|by mistake|mistakenly|accident|accidentally|accidently|instead of once|in a row|and then again|then again|two doses|2 doses|second dose|more than (i|prescribed|i should|the|we)|whole (box|packet|bottle|pack|strip|lot)|bunch|handful|heaps|the lot|wrong (one|dose|tablet|medicine|medication|person)|someone elses|every(thing)? in|(days|weeks|months|nights|lot) worth|more .. than (i|he|she|they|prescribed|was|were|usual|meant|allowed)|two lots|all (of )?(my|the|his|her|them)|([8-9]|[1-9][0-9]) (today|of them|at once|in|since|so far|tonight|in one)|instead of (one|1|half|mine|weekly))',
          ],
        ],
        unless: [
          '(can|should|could|may|do) (i|we) (just )?(take|have|inject|use)|(twice|two times|three times|double|once) (a|per|each) (day|week|month)|twice (daily|weekly)|as (prescribed|directed)|two weeks in a row|weeks in a row|(how|when|should|can|could|may) (i|we|do i|you) .. (double|extra|twice)( |$)|(missed|forgot|skipped)( |$)(?!.*(sick|doubled|twice|vomit[a-z]*|dizzy|unwell))|overcharged|(tried|heard) too many|too (much|many) (money|diets?|choices|calories|food|sugar|salt|carbs|info|information|questions)|(gave|given) up|had (enough|trouble)|side effects last|accident(al)? (injury|compensation)|car accident|all (my|the) (old|usual|current|regular) (tablets|medications|meds)|(list|bring|brought) .. all (my|the)',
        ],
      },
      {
        any: [
          '(toddler|kid|kids|kiddo|child|baby|son|daughter|year old|yr old|month old|grandson|granddaughter|little (one|girl|boy)|niece|nephew|puppy|dog) ..5 (ate|eaten|swallow(ed)?|drank|drunk|got into|took|found|licked|sucked|put|been in|opened|got hold of|might have had|had some of) ..6 (<tablets>|medicine|cupboard|cabinet|tablet|pill|bleach|cleaner|battery|magnet|mushroom|berries|poison|detergent|something from|oil|perfume|glue|paint|vape|nicotine|cigarette|chemical|spray|handbag)',
        ],
        unless: ['(veggies|vegetables|chocolate) |oven cleaner smell|(paint|glue) (a picture|class)'],
      },
    ],
  },
  {
    kind: 'anaphylaxis',
    rules: [
      {
        any: ['(mouth|throat|tongue|lips?|face|eyes|swallow(ing)?|breath[a-z]*)'],
        and: [
          [
            '(swell[a-z]*|swollen|tingl[a-z]*|clos(ing|ed)|tight[a-z]*|itch[a-z]*|numb|cant swallow|hard to swallow|trouble swallowing|puff[a-z]*|hives|welts|hoarse)',
          ],
          [
            '(after|ate|eaten|eating|sting|stung|bitten|bee|wasp|ant|nuts?|cashews?|peanuts?|almonds?|prawns?|shellfish|seafood|eggs?|sesame|milk|kiwi|tablets?|antibiotics?|injection|allerg[a-z]*|reaction)',
          ],
        ],
        unless: [
          '(dentist|needle at|hay ?fever|crying|slept|tired|chilli|spicy|hot curry|gym|run(ning)?|makeup|filler|botox|sunburn|last (week|month|year)|years ago)',
        ],
      },
      {
        any: [
          '(sting|stung|bite|bitten|nuts?|peanut[s]?|prawns?|allergic|allergy) ..8 (cant swallow|cant breathe|faint|collapsed|dizzy|vomiting|hives all over)',
        ],
      },
    ],
  },
  {
    kind: 'hypoglycaemia',
    rules: [
      {
        any: ['hypos?', '(bgl|bsl|sugars?|glucose|libre|dexcom|cgm|monitor) ..4 [0-3]\\.[0-9]'],
        unless: [
          'hypo (thyroid[a-z]*|allergenic|tension)|hba1c|(used to|history of) .. hypos?|do you treat|(percent|a1c)',
        ],
      },
    ],
  },
  {
    kind: 'eating-disorder',
    rules: [
      {
        any: [
          '(throw(s|ing)? up|threw up|vomit(s|ing|ed)?|spew(s|ing|ed)?|puk(e|es|ing|ed)|chuck(s|ing|ed)? up|purg(e|es|ing|ed)|be sick|being sick|make(s)? (myself|herself|himself) sick|bring(ing)? (it|food) (back )?up|keep .. down on purpose|kept .. down on purpose)',
        ],
        and: [
          [
            '(eat|eats|eating|ate|eaten|food|meals?|dinner|lunch|breakfast|binge[a-z]*|bingeing|binging|snack[a-z]*|weight|fat|skinny|thin|calories|on purpose|deliberately)',
          ],
          [
            '(every time|each time|everytime|always|most (days|nights|meals)|every (day|night|meal|dinner)|after (i|every|each|meals|dinner|lunch|eating|food|a|she|he)|on purpose|deliberately|to (lose|stay|be|keep|get|avoid)|so (i|that|she|he)|make|makes|making|made|cant stop|dont (gain|get|put)|been|secretly|in secret|without (mum|anyone|my|them))',
          ],
        ],
        unless: [
          '(gastro|bug|virus|food poisoning|pregnan[a-z]*|morning sickness|medicine|medication|<tablets>|migraine|reflux|hangover|hungover|drinking|baby|toddler|chemo|motion|car ?sick|covid|surgery|prawns|oysters|dodgy|milk|gluten|lactose|dairy|spicy)',
        ],
      },
      {
        any: [
          '(scared|afraid|terrified|frightened|too scared|refus(es|ing|ed)) (of |to )?(eat|eating|food|meals|all meals|eat anything)(?! (out|in public|bread|carbs|veg[a-z]*|breakfast|lunch|dinner|his|her|their|in front|meat|fruit))|(havent|hasnt|no|not|without|nothing) .. (food|eaten|eat|ate) since (monday|tuesday|wednesday|thursday|friday|saturday|sunday|last week|the weekend)|([1-7][0-9]{2}) ?(cals?|calories|kcal) .. (not thin|still fat|fat|running|exercis[a-z]*|km|hours|dizzy|faint|enough|proud|too much|good)|exercis[a-z]* .. ([3-9]|three|four|five|six) hours .. (day|meals|eat)|refusing meals|day ([2-9]|1[0-9]|two|three|four|five|six|seven) of (not eating|no food|no eating|starving|my starve|nothing)|(living|live|lived|surviving|survive|survived|exist|existing|running) (only |just |purely |off |basically )*(on|off) (just |only |nothing but )*(water|gum|coffee|air|lettuce|celery|ice|diet coke|coke zero|black coffee|cigarettes|apples?|cucumber|rice cakes|caffeine|red bull|fumes|a lettuce)',
        ],
        unless: ['(budget|rain ?water|tank water|running on fumes|centrelink)'],
      },
      {
        any: [
          '(period|periods) .. (stopped|gone|missing|disappeared|havent had)|(hair) .. (falling|thinning|coming)|(faint[a-z]*|dizzy|pass(ed|ing) out|black(ed|ing) out|freezing|cold all the time|so weak|heart (skips|flutters|racing))',
        ],
        and: [
          [
            '(barely|hardly|not|dont|stopped|havent|hasnt|never|rarely|avoid(ing)?|without|restrict[a-z]*|starv[a-z]*|skip[a-z]*|only|[1-9][0-9]{2} cal[a-z]*) .. (eat|eating|eaten|ate|food|meals|anything)|starv(ing|e|ed) (myself|herself)|restrict(ing|ed)?|[1-7][0-9]{2} ?(cals?|calories|kcal)',
          ],
        ],
        unless: ['menopaus[a-z]*|perimenopaus[a-z]*|low iron|blood pressure|pregnan[a-z]*|before (my )?blood test'],
      },
      {
        any: [
          '(binge[a-z]*|bing(e|ed|ing)|eat|ate|eating|eaten|meal) ..8 (starve|starving|fast for|fasting for|purge|laxatives?|make up for|punish myself|not eat for|dont eat for|exercise for hours|run for hours)|(starve|fast|dont eat|not eat|starving) .. (after|to make up for) (every |each |a |my )?(binge[a-z]*|eating|meal)|chew[a-z]* .. spit|spit[a-z]* .. (food|chewed)',
        ],
        unless: ['ramadan|intermittent|blood test'],
      },
    ],
  },
  {
    kind: 'violence',
    rules: [
      {
        any: [
          '(got|gets|getting|turned|turns|is|was|became|becomes) (physical|violent|rough|nasty and hit)( with me| again| last night| tonight| when| and|$| \\|)|(beat|beats|beating|bash|bashes|bashing) up (my|me|mum|her|us|his|the)|(beat|bash) (me|mum|her|us) up|(threw|throws|slammed|pushed|pinned|dragged|held|grabbed|shoved) (me|mum|her|us) (against|into|down|by|across|around|onto|up|out|to)|(hand|hands) (on|round|around) my (throat|neck)',
        ],
        unless: [
          '(yoga|trainer|physio|massage|rugby|footy|bjj|judo|scales)|get physical activity|getting physical (activity|exercise)',
        ],
      },
    ],
  },
  {
    kind: 'child',
    rules: [
      {
        any: [
          '(im|i am|am) (only |just )?([5-9]|1[0-7]|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen)(?! (kg|kilos|weeks|months|days|years|stone|kgs|over|under|percent))',
        ],
        and: [
          [
            '(alone|sexual[a-z]*|hits?|hurts?( me)?|touch[a-z]*|no food|locked|drunk|leaves? me|beat[a-z]*|kicked out|ran away|run away|unsafe|belt|rape[ds]?|abus[a-z]*|scared of (my|him|her|dad|mum)|scared to go home|bash[a-z]*|makes me do|making me do|nudes)',
          ],
        ],
        unless: ['(leave me alone|home alone with snacks|hit (the gym|my goal))'],
      },
      {
        any: [
          '(kid|kids|child|children|baby|toddler|son|daughter|stepson|stepdaughter|niece|nephew|grandson|granddaughter|student|boy|girl|little (brother|sister)|year old|neighbours)',
        ],
        and: [
          [
            '(bruis[a-z]*|touch(ed|es|ing) (him|her|me|them|my|inappropriately|down there)|hit(s|ting)? (him|her|them|the|my|me|really|so)|hurt(s|ing)? (him|her|them)|abus[a-z]*|molest[a-z]*|bash[a-z]*|beat(en|ing|s) (him|her|them|up)?|burn marks|locked (in|up|out)|no food in|neglect[a-z]*|groom(ed|ing)|belted|cigarette burns|sleeping in the car|left alone all|inappropriate(ly)?)',
          ],
          [
            '(dad|mum|father|mother|uncle|stepdad|stepmum|step dad|teacher|coach|boyfriend|girlfriend|parents?|babysitter|neighbour|priest|grandfather|pop|adult|man|he|she|they|i|ex|sister|brother|cousin|someone)',
          ],
        ],
        unless: [
          '(footy|soccer|netball|playground|bike|skateboard|fell|trampoline|sport|feelings|hit (puberty|his|her|the) .. (goal|ball)?|growth spurt)|touch(ed|ing)? (by|base|a nerve|on)',
        ],
      },
    ],
  },
  {
    kind: 'pregnancy',
    rules: [
      {
        any: [
          '(havent|hasnt|not|cant|no|stopped|less|isnt|barely|hardly|didnt|arent|reduced|fewer) .. (felt|feel|feeling|moved|moving|kick[a-z]*|movement[s]?) .. (baby|bub|bump)|(baby|bub|bump) .. (stopped|not|isnt|hasnt|havent|barely|less|hardly|quiet|still) .. (kick[a-z]*|mov[a-z]*|quiet)',
        ],
        unless: ['(newborn|toddler|bowel|old baby)'],
      },
    ],
  },
  {
    kind: 'unconscious',
    rules: [
      {
        any: [
          '(keep|keeps|kept) (fainting|passing out|blacking out|collapsing|having (fits|seizures))|(foam|foaming|frothing) at the mouth|eyes (have |are |is )?(rolled|rolling) back|(body|arms|legs|hes|shes|he is|she is) .. (jerking|twitching uncontrollably|shaking uncontrollably|gone stiff)|(cant|couldnt|wont|not|isnt|doesnt) .. (respond|responding|rouse|wake|waking)( |$)(?!.*(email|text|message|website|calls?|booking|early|alarm|treatment|diet|before|night|2am|3am|hungry|refreshed|tired))',
        ],
        unless: [
          '(website|page|app|email|staff|booking|link|metabolism)|(pizza|chocolate|burger|cake)|my (alarm|phone)|wake up (at|early|in time|feeling|tired|for|with|during|every|through|hungry|refreshed)|(i|im|ive) .. (wake|waking) up',
        ],
      },
    ],
  },
  {
    kind: 'abdomen',
    rules: [
      {
        any: [
          '(pain|pains|agony|stabbing|sharp) ..6 (under my ribs|ribs|upper (belly|stomach|abdomen)|right side|left side|lower (belly|stomach|abdomen)|belly button|tummy|stomach|abdomen|gut)',
        ],
        and: [
          [
            '(vomit[a-z]*|throwing up|spew[a-z]*|fever|back|blood|cant (stand|walk|move|eat|sleep)|yellow|sweat[a-z]*|severe|unbearable|agony|worst|nonstop|wont stop|hours)',
          ],
        ],
        unless: [
          'sit ?ups|crunches|abs|back pain$|period pain|after (gym|running|workout)|laugh[a-z]*|back (at|on|in|to)',
        ],
      },
    ],
  },
  {
    kind: 'emergency',
    rules: [
      {
        any: [
          '(doesnt|dont|cant|couldnt|didnt|not) (even )?(know|recogni[sz]e|remember) .. (who (im|i am|he|she|we|they|he is|she is|they are|we are)|me|us|where (he|she|they|i) (is|are|am)|own name|his name|her name|what (day|year) it is)',
        ],
        and: [
          [
            '(mum|dad|husband|wife|nan|pop|grandma|grandpa|he|she|him|her|sudden|suddenly|tonight|today|now|confused|<people>)',
          ],
        ],
        unless: [
          '(from a bar of soap|dont know me|know where (it|to|you|the) |on camera|diet|doesnt know me that well|for years)',
        ],
      },
    ],
  },
];
