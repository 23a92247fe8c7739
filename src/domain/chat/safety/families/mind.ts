import type { SafetyRules } from '../kinds.ts';

/*
 * Suicide and self-harm in words that nobody wrote down: the means in reach, affairs put in order, being gone by a day,
 * what others see in a person. One expression a line; words as in ../../text/pattern.ts.
 */

const others =
  '(he|she|they|hes|shes|theyre|husband|wife|partner|mum|dad|son|daughter|brother|sister|friend|mate|nan|pop|boyfriend|girlfriend|flatmate|housemate|client|teenager|teen|<people>)';

const signsOfFarewell: SafetyRules = {
  kind: 'suicide',
  rules: [
    // Means in reach.
    {
      any: [
        '(ive|have|got|has|hes got|shes got) (the|a|my|some) (rope|noose|hose|pills|gun|rifle|blade)( (already|ready|here|<now>)| \\||$)',
        '(loaded|loading|cleaning) (the|my|his|a) (gun|rifle|shotgun)|guns? .. cupboard .. (looking|look|going back)|(shed|garage|bush|bathroom) with (a|the|his) (rope|gun|rifle|knife|hose)',
        '(bought|ordered|got) (the|some) (stuff|gear|supplies|gas) .. (online|web)',
        '(garage|hose|exhaust|engine) .. (turning|turn|leaving) the (car|engine) on|(turn|leave|leaving|turning) the car on and (just )?(let|fall)',
        '(have|got|ive got|has|hes got|shes got|bought|ordered|holding|found|tied|hidden) .. (rope|noose|hose|helium|charcoal|shotgun|rifle) .. (already|ready|<now>|in the (garage|car|shed|boot)|set up|waiting)',
        '(have|got|had) the (rope|noose|pills|gun|rifle|blade)( (already|ready)| \\||$)',
        '(pills|tablets|meds|medication|sleepers|endone|panadol|insulin|needles|blade|knife|rope|gun) .. (in front of me|in my (hand|hands|lap)|beside me|next to me|lined up|laid out|counted( them)? out|all (out )?on the (table|bed|bench))',
        '(lined up|laid out|counted out|counting out|tipped out|staring at|looking at) .. (pills|tablets|meds|sleepers|endone|panadol|insulin|box|boxes|bottle of)',
        'everything (i|he|she) needs? (is )?(in|to do it|ready in) .. (garage|shed|car|boot|drawer|bathroom|cupboard|do it|bag)',
        '(bought|ordered|got) (the|some) (stuff|gear|supplies|gas) ..9 (arrives?|no more|over|wont need|peace|finally|then its)',
        '(blow|blowing|blew|shoot|shooting) (my|his|her|their) (own )?(brains?|head) (out|off)',
        '(saving|saved|save|stashing|stashed|collecting|keeping|kept) .. (<tablets>|endone|insulin) .. (for when|just in case|in case it|for the day|when it gets|until i)',
        'gun safe key|keys? to the gun (safe|cabinet)|(rifle|gun|shotgun) .. (drinking|locked|shed|depressed|sad|goodbye|crying|low|upset|loaded)',
        `${others} ..6 locked (himself|herself|themselves|themself) ..9 (rifle|gun|knife|pills|rope|drinking|crying|answer|answering|come out|talk|razor|tablets|blade)`,
        '(dont|cant|do not|not sure i) trust (myself|himself|herself) .. (alone|tonight|not to|to be|to stay|meds|tablets|pills|knife|knives|blades?|razors?|rope|balcony|train|medication|needles|insulin)',
        '(gonna|wanna|ready to|about to|should i|ill|might|i will|i should) (just )?jump( \\||$| <now>| off| tonight)',
      ],
      unless: [
        '(nail|glue|massage|hot glue) gun|(food|chocolate|biscuits?|snacks?|pantry|fridge|cake|lollies|bakery|buffet|takeaway) |jump(ing)? (rope|on|to|in|straight)|clean .. shed',
      ],
    },
    {
      any: [
        '(neck|swallow|take|scull|skull|down|drink|inject|use|using|taking|injecting|swallowing) (the |this |a |my )?(whole|entire|lot|every|all) .. (box|packet|pen|bottle|lot|script|stash|pack|thing)',
        '(how many|how much) .. (injections|pens|shots|doses|units|tablets|pills|<pills>) .. (take|need|would it|to)',
      ],
      and: [
        ['be done with|done with it|im done|end it|be over|to die|die|staring at|not wake|never wake|finish me|kill'],
      ],
    },
    {
      any: [
        'how (long|many|much|far|high) .. (to )?(die|starve to death|bleed out|bleed to death|drown|be fatal|kill (me|you|someone)|lethal)',
        '(look like|seem like|make it) an accident|look accidental',
        '(googl(ed|ing)|search(ed|ing) up|search(ed|ing)|looked up|looking up|research(ed|ing)|been reading) (how|ways|methods|painless)( ways)?( to)? (do it|die|hang|kill|end|od|overdose|drown|tie|go|commit)',
      ],
      unless: [
        '(movie|film|novel|screener|keto|diet|fasting|inject|exercise|squat|planks?) |(diet|keto|smoking|obesity|sugar|cholesterol|alcohol)( \\||$)|how (long|far) .. (live|people) .. die',
      ],
    },
    // Affairs in order, and a day after which one is gone.
    {
      any: [
        '(giv(e|es|en|ing)|gave|rehom(e|ed|ing)|sell(ing)?|sold|hand(ed|ing) out) (away )?(all )?(my|his|her|their|the|everything|most of) .. (stuff|things|tools|gear|jewellery|clothes|dog|dogs|cat|pets|records|collection|car|money|guitar|belongings|everything|away)',
        '(wrote|written|writing|made|changed|updating|updated|sorted|fixing|asked|asking|where) .. (the|my|his|her) (will|super|funeral|passwords|affairs|insurance|beneficiar[a-z]*)( is| are|$| \\|| and)',
        '(money|refund|super|insurance|savings|house|car|ring) (to|should|can|will|must|all) (go|goes) to my',
      ],
      and: [
        [
          '(im|i am|ill be|hes|shes|he is|she is|being|be|when .. ) (not around|no longer (here|around)|gone|not here)|wont (need|be needing|be here|be around)|(so|really|very|been) (low|quiet|down|depressed|withdrawn|flat|strange)|hopeless|goodbye|isnt worth|not worth|(said|says) sorry|ready to go|last (weekend|time|night)|cant do this',
        ],
      ],
      unless: ['(clothes (that|which)|too big|dont fit|old clothes|fat clothes|cancer|palliative|hospice)'],
    },
    {
      any: [
        '(im|ill|i will|planning on|plan on|planning to|hell|shell|i plan to|hoping to|gonna) (be|being) (gone|dead) by',
        '(not gonna|wont|dont (think|reckon) ill|never gonna|dont plan to|no plans to|not planning to) (see|be seeing|live to see|make it to|be alive (at|for|by)) (christmas|easter|thirty|forty|fifty|my birthday|my next|new year|tomorrow|the morning|summer|winter|next|the weekend|monday|friday|another)',
        'made (my|his|her) peace( with (it|dying|death|god|everything|leaving|going|everyone))?( \\||$)',
        '(im|ive|have|i) (set|picked|chosen|got|chose|decided on) (a|the|my) (date|day)( and| for it| to do it| \\|| when|$)|ive (picked|set|chosen) (a|the) (date|day|night)',
        '(ive|have|got|and) (everything|the letters|my letters|letters|all the letters|notes|it all) (written|ready to go|sorted and)|written (the|my|all the|all my) letters|plan and everything',
        '(better off|happier|easier|relieved|fine) (with me|once im|when im|if im) (gone|dead|not here)',
        '(step|stepping|fall|falling|jump|jumping|roll|tip) (off|over)( \\||$| and| the (edge|platform|rail|railing|balcony))|(balcony|railing|rail|ledge|platform|tracks) .. (floors|up|step|thinking|nobody|no one)',
        '\\* (but )?(i )?(think|scared|know) (im gonna|i will|ill|i might)|(point (of|in)|why bother|why would i|no point) ..6 (wont|not gonna) be (around|here|alive)',
        '(no|not|dont) want (to )?live|no want live|(leave|leaving|quit|exit|depart) (this|the) (world|life|earth)',
        '(say(ing)?|says|said|texted) .. (look after|take care of) (mum|dad|the kids|my (kids|dog|cat|mum|dad)) .. goodbye|goodbye ..9 never (talked|spoken|said) like',
        '(im|gonna be|ill be|be) (ending|finishing) it|(just|ill|reckon ill|gonna|gonna just|do something to) (finish|end) it( \\||$)',
        '(dose|amount|how much) .. (of .. )?(would|will|is|to) (be )?(fatal|lethal|kill (me|you|someone|a person))|lethal dose|fatal dose',
        '(join|be with|follow|go to) (him|her|my husband|my wife|my late|them) ..9 (kept|tablets|pills|soon|passed|died|now|heaven)|(passed|died|gone|lost (him|her)) ..14 (wanna|want to|just) (join|be with|follow) (him|her|them)',
        '(not|dont feel|im not|unsafe|never) safe (on my own|by myself|alone|with myself|being alone|left alone)',
        '(dont want|dont wanna|scared|afraid|think|worried|frightened|i think) ..9 (im gonna|ill|i will|i might|im about to) (do it|kill|end it|do something|hurt myself)',
        '(happy|glad|relieved|wouldnt mind|wouldnt care|hoping|wish|not mind) if (a |the |i |my )(truck|bus|car|train|heart|plane|got|was|died|had)|walk(ing)? out without looking',
        '(keep|keeps|been|started) (thinking|thinkin) (about|of) (us|me|myself|both of us|everyone|all of us) .. (disappearing|gone|dead|not here)',
        '(date|day|night|time) .. (picked|chosen|set|decided)( out)? .. (soon|tonight|nothing|nobody|after that|not telling|letters?|done|goodbye)',
        '(funeral|cremation) (is |has been |all |already )*(paid|planned|sorted|organised|prepaid|arranged|booked)|(planned|planning|prepaid|paid for|organised|picked|written) .. my (own )?funeral',
        '(wont|dont|not gonna|shouldnt|wouldnt|not) (have to |need to |gonna have to |got to )*(worry|deal|bother|put up|look after|care|stress|think) (about |with |for )?(me|him|her) (much longer|anymore|for (much )?longer|soon|ever again|after)',
        'by the time (you|u|anyone|they|someone) ..6 (ill|itll|it will|i will|id|hell|shell|it) (all |already )*be (over|gone|dead|too late|done)',
        '(itll|it will|its|itd|it) all be over (soon|tonight|tomorrow|by|in a|for me)',
        '(youre|you are|you were|were|was|this is|this was|guys were|been) (my|the) (last|only|final) (hope|chance|option) ..12 (goodbye|rejected|said no|done|its over|thats it|nothing left|no more)',
        '(took|taken|swallowed|necked) ..4 (too many|too much|extra|all|the lot|a lot|heaps|handful|whole|[0-9]+) ..4 <tablets> ..2 (on purpose|deliberately|intentionally)|overdosed (on purpose|deliberately|intentionally)',
        '(posted|wrote|written|writing|found|sent|left|texted|shared|emailed) .. (goodbye|farewell|suicide) (note|letter|text|message|video|post|email)s?',
        '(goodbye|farewell) (everyone|everybody|world|all|guys) (im|i|sorry|its|forever|love|and)|tell (my|the) (mum|dad|kids|wife|husband|family|son|daughter|girls|boys|children) (that )?(im sorry|i love|i loved|i tried|it wasnt|goodbye)',
        '(asking |because )im done( \\||$)|(plan|plans|aim) (is|was) to (be )?(dead|die)|if im dead',
        '(no longer|lost (the|all|my|his|her)|dont have (the|a|any)|have no|no) (wish|will|desire|reason|want) (left )?(to|for) (live|living|be alive|exist|go on|continue)',
      ],
      unless: [
        'goodbye (letter|note|message|email|text) .. (to|from) (sugar|carbs|food|work|my (boss|old|clinic))|(pain|rash|cold|kg|weight) .. gone by',
      ],
    },
    {
      any: [
        `${others} ..4 (left|leaving|wrote|written) (me |us |behind )?(a|his|her) (note|letter)`,
        '(phone|phones) (is |are |now |now its |has been )*off|(isnt|not|wont|hasnt|stopped) (answering|answer|pick up|picking up|replied|replying|come home|been seen)|(cant|cannot|couldnt) (find|reach|get hold of) (him|her|them)|gone missing|has disappeared|taken off in the car',
      ],
      and: [
        [
          '(goodbye|farewell|hooroo|see you on the other side|(have|take|keep|want|look after) (my|his|her) (dog|cat|pets?|tools|guitar|ute|boat)|sorry for everything|loves? (me|us|you) all|look after the kids|left (me |us )?(a|his|her) (note|letter)|suicid[a-z]*|depress[a-z]*|lost interest|so low|dark place|hopeless|worry about me|better off|hates? (himself|herself|his life|her life)|giv(en|ing) up|cant go on)',
        ],
      ],
      unless: ['(clinic|reception|receptionist|you guys|your (phone|line|team)|nurse) .. (answer|answering|pick up)'],
    },
    {
      any: [
        '(letters?|notes?) (to|for) (my|his|her|the) (mum|mom|mother|dad|father|parents|wife|husband|partner|kids|children|son|daughter|family|brother|sister|girls|boys)( and .. )? (is|are|sits|sitting|left|lying) (on|under|in|by|with|ready|waiting)',
      ],
      unless: [
        '(school|medicare|clinic|doctors?|gp|specialist|insurance|christmas|birthday) (letters?|notes?)|(letters?|notes?) ..9 (from|via|by) (the |your |my )?(school|medicare|clinic|doctor|gp|post|email)|in (the|my) (post|mail|email|inbox)',
      ],
    },
    // Not being worth the air, wanting to be gone.
    {
      any: [
        '(world|planet|universe|everyone|everybody|family|kids|they|theyd|people) .. (better|nicer|happier|cleaner|easier) .. (if i (went|left|wasnt|go|didnt|stopped|disappeared|was gone|died)|without me)',
        '(world|planet|universe|nobody|no one) (doesnt|wouldnt|dont|would|will) (need|miss|want|notice|care about) (me|him|her)( |$)',
        '(im|feel like|feeling like|just|such|being) (just |such |like )*(a )?(complete |total )?waste of (oxygen|space|air|life|skin|breath)',
        '(dont|doesnt|not|never|list of people who|didnt|nobody who) deserve(s|d)? to (live|be alive|be here|exist|breathe)',
        '(do|doing|be doing) (them|everyone|everybody|you|the world|my family|us|him|her|my kids|people) (all )?a (huge |big |massive )?favou?r (if i|by (dying|leaving|going)|if (he|she))',
        '(get|got|be|getting) over (me|my death|losing me) |(theyd|they would|youd|everyone would|theyll) (all )?(get over|move on from|forget) (me|about me)',
        '(coward|gutless|chicken|brave enough|guts|courage) .. (done it|do it|dead|end it|already|go through with it)( by now)?( \\||$)',
        '(wanna|want to|wish i could|gonna|could just|need to|ready to) (just )?(disappear|vanish|go|leave) and (never|not) (come back|return|be (found|seen))',
        'life is (just |all |way )*(too|to|so) (hard|painful|much)( (for me|anymore|to (live|go on|bear)))?( \\||$)',
        '(since|after|now|without) ..3 (wife|husband|partner|mum|dad|son|daughter|brother|sister|nan|pop|he|she|hes|shes) .. (passed|died|gone|left us|death)[a-z0-9 |]{0,80}(join|joining|be with|being with) (him|her|them|mum|dad)( \\||$| again| soon| up)(?! (gym|class|call|visit|appointment|club))|(join|joining) (him|her|mum|dad|nan|pop)( \\||$|[a-z0-9 |]{0,40} (died|passed|is gone|funeral|grave))',
        '(wanna|wants to|want to|ready to|gonna|rather) (just )?go (and )?be with (my |his |her )?(pop|nan|mum|dad|husband|wife|late|son|daughter|god|jesus|him|her)|join (him|her|my|mum|dad|pop|nan) .. (heaven|other side|up there|in the ground)',
        '(stopped|stopping|refusing|skipping|quit) (taking )?(my|his|her|their) .. (tablets|meds|medication|insulin|pills|dialysis) ..4 (on purpose|deliberately|to die|hoping|wants? to die)',
        '(hope|hoping|praying|pray|wish) (it|god|something|this|that|the) .. (takes?|took) me( \\||$| in my sleep| soon| tonight)',
        '(stepp(ed|ing)|step|jump(ed|ing)?|walk(ed|ing)?|r[au]n|lie|lay|lying) (out )?in front of (a|the|an) (bus|train|truck|car|tram)',
        '(lookout|cliff|bridge|the gap|train tracks|tracks|rooftop|roof|balcony|top floor|overpass|platform|jetty|dam wall) ..16 (cant stop crying|drive off|jump|goodbye|over the edge|end it|let go|wanna die|dont wanna|how far down|high enough|cant go home)',
        '(wanna|want to|gonna|could|might) (just )?drive (off|into)( it| the| a|$| \\|)',
        `${others} ..6 (got|has|have|had|made) a plan ..6 (wont (tell|say)|not telling|refuses to|scared|worried|hurt|die|end|tonight)`,
        '(after|since|from|had|survived) (an|my|his|her|another|the|a recent|a failed) (suicide )?attempt ..8 (feelings?|back|again|thoughts|discharged|still|home)|(hospital|discharged|psych ward|icu) ..8 (after|for|from) (an|my|his|her|another|the) attempt',
      ],
      unless: [
        '(attempt|attempts) (at|to) (lose|diet|keto|exercise|quit|cook)|made a meal plan|drive into (town|work|the city)|walk(ing)? in front of the tv',
      ],
    },
  ],
};

const body = '(arms?|legs?|thighs?|wrists?|stomach|belly|skin|head|face|tummy|hips?|body|knuckles|hand)';

const hurtingOneself: SafetyRules = {
  kind: 'self-harm',
  rules: [
    {
      any: [
        '(?<=^)(cutting|cutting again|im cutting)(?=$)|(relapsed|relapse|relapsing|clean) (on |from |off )?(sh|cutting|self harm)|sh (again|today|tonight|relapse)',
        '(injure|injuring|injured|mutilat[a-z]*|stabbing|disfigur[a-z]*) (myself|herself|himself)( deliberately| on purpose| again)?|self inflicted|self injur[a-z]*',
        '(fresh|new|deep|open) (cuts|wounds|burns|cut marks) ..5 (arms?|legs?|wrists?|thighs?|myself|last night|hid|hiding|sleeves?)|(arms?|legs?|wrists?|sleeves?|jumpers?) ..9 (fresh|new) (cuts|burns)',
        '(cut|cutting|slice|slicing|carve) (the |my )*(fat|flab|belly|stomach|rolls|skin) (off|out)',
        '(stab|stabs|stabbing|punch|punches|hit|hits|bash|bashes|bite|bites|scratch|scratches|burn|burns) (my|his|her) (own )?(arms?|legs?|thighs?|skin|wrists?|hands?) (with|w|using)|(punches|hits|bashes|slaps|bangs) (himself|herself|myself)',
        '(wanna|want to|need to|have to) (just |really )*hurt myself|pick(ing|ed)? up (the|a|my) (razor|blade|knife) again|razor blades? ..6 (room|drawer|bed|tissues|bloody|bag)|bloody tissues',
        '(boiling water|cigarette|lighter|iron|acid) .. (on|to|into) my (leg|arm|hand|skin|thigh|stomach) ..6 (on purpose|deserve|deliberately)',
        '(burned|bruised|bruising|scalded|injured|bitten|biting|slapping|slapped|hit|punched|scratched|cutting|cut|hurt|hurting|burnt|burning|pinching|choking) (myself|herself|himself|themselves)( on purpose| deliberately| intentionally)',
        `(punch|punching|punched|hit|hitting|slap|slapping|bang|banging|bash|bashing|scratch|scratching|pinch|pinching|bite|biting|burn|burning|stab|stabbing|pick|picking|jab|jabbing) (my|his|her|their) (own )?${body} ..9 (till|until|so hard|on purpose|raw|to punish|bleeds?|bruises?|bruised|over and over|because i hate|every time)`,
        '(on purpose|deliberately|intentionally) .. (cut|burn|scratch|hurt|bruise)|(scratch|cut|burn|pick)(ed|ing)? (my|his|her) .. (skin|arms?|legs?|thighs?) .. (on purpose|raw)',
        '(punish|punishing|punished) (myself|herself|himself) .. (blade|razor|cut|cutting|burn|burning|hitting|knife|lighter)',
        '(girlfriend|boyfriend|daughter|son|friend|sister|brother|partner|wife|husband|niece|nephew|teen|teenager|flatmate|she|he) (is |has been |been |still |just |started |keeps )*(cuts|cutting)( (herself|himself|again|tonight|when|because|and|at night|her arms|his arms|her legs|his legs)| \\||$)',
        `${body} (is |are |they |theyre |look |all |pretty |really |so |a bit |badly )*(cut up|sliced up|slashed|covered in (cuts|scars|burns|cut marks)|full of (cuts|scars))`,
        'cuts (all )?(over|up|on|down) (my|his|her)|cuts .. (i did myself|did (it|them) myself|self inflicted|she did|he did)',
        'urges? to (cut|burn|hurt|self|scratch)|(seconds|minutes|close|inches) (away )?(from|to) (cutting|burning|hurting myself)|(wanna|need to|have to|had to|gonna|about to) cut( again| tonight| so bad(ly)?| myself| deep(er)?)',
        '(found|hid|hiding|hidden|threw out|keep|kept|bought|using) (my|his|her|the|some) (blades?|razors?|razor blades?|sharpener blades?|lighter) .. (still|mad|again|drawer|under|doing it|room|skin|phone case|school|cut|bleed|pencil|pillow|mattress)|found my blades',
        '(clean|free|months|weeks|days) ..6 (i |and i |then i |last night )*(cut|burned|burnt|relapsed and cut)( deep| again| myself| last night| tonight| \\||$)',
        '(i|ive|she|he|shes|hes) (just |have |has )*cut (too |so |really |pretty )?deep|cut(ting)? (too|so) deep|cut .. wont close|cant get it to close',
        `carv(e|ed|ing) ..6 (into|in|on) (my|his|her) (own )?${body}`,
        '(needles?|pen|pin|compass|lighter|cigarette|hair straightener|iron) .. (myself|my (arm|leg|skin)|(just )?to feel (something|anything))|(just )?to feel (something|anything) (other|except|at all|again|when i)',
      ],
      unless: [
        '(carbs|calories|sugar|muscle|bulk|bulking|dairy|gluten|alcohol|portions|shav[a-z]*|(for|of) the razor|blunt|mower|blender|tattoo[a-z]*|shoulder blades?|hair) |(injection|insulin) .. myself .. (right|correctly|properly|how|teach|scared)|do i (inject|jab)|(learn|how|show) .. inject',
      ],
    },
  ],
};

export const mindFamilies: readonly SafetyRules[] = [signsOfFarewell, hurtingOneself];
