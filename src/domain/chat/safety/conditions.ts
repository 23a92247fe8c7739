import type { SafetyRules } from './kinds.ts';

export const eatingDisorder: SafetyRules = {
  kind: 'eating-disorder',
  rules: [
    {
      any: [
        'purg(e|es|ed|ing)|bulimi[a-z]*|pro ?ana|pro ?mia|thinspo[a-z]*|meanspo|ana (tips|buddy|coach)|mia (tips|buddy)|bonespo',
        '(mak(e|es|ing)|made|forc(e|es|ed|ing)|force) <self> (to )?(be |feel |get )?(sick|vomit|throw up|throwing up|spew|puke|chuck|chuck up|up chuck|sick up|hurl|barf)',
        '(vomit|vomits|vomiting|vomited|throw(s|ing)? up|threw up|spew(s|ed|ing)?|puk(e|es|ed|ing)|chuck(s|ed|ing)? up|sick) (it |them |everything |all |up |my |food |whatever |what |i |ive |meals? |dinner |lunch |eat |ate |eaten |on purpose |straight |right |every |time )*(after|when i eat|every meal|each meal|on purpose|to lose|to stay|to be (thin|skinny)|deliberately|so i (dont|wont)|back up after|after (i|eating|every|each|meals|dinner|lunch|a binge|binge))( (i eat|eating|i binge|meals?|dinner|lunch|eat|every|each|a binge|food|weight|binge|bingeing|binging|ive eaten|i ate|i have eaten|thin|skinny|put on|gain))?',
        '(fingers?|toothbrush|hand|spoon) down (my|her|his|their) throat',
        '(bring|brings|bringing|brought|throw|throws|throwing|threw|chuck|chucks|chucking|chucked|spew|spewing|sick) (it |everything |all |that |them |my |his |her |the |every |food |meals? |dinner |lunch |whatever |what |i |eat |ate |eaten |back |of |bit |mouthful )*up (again |afterwards )?(on purpose|deliberately)',
        'laxatives? ..8 (lose|weight|skinny|thin|thinner|after|eat|eating|food|every|daily|day|lots|heaps|too many|abus[a-z]*|addict[a-z]*|stop|cant|diet|binge|slim|empty|flat|calories|kg|times|whole|box|packet|handful|drop|purg[a-z]*|overus[a-z]*)|(abus[a-z]*|addicted to|using|use|take|taking|took|takes|overusing|misusing|swallow(ing)?|living on|popping|hooked on) .. laxatives?',
        '(diuretics?|water (tablets|pills)|ipecac|diet pills|speed|ice|cocaine|vyvanse|ritalin) ..6 (to )?(lose weight|be (thin|skinny)|stay (thin|skinny)|not eat|stop eating|skip meals)',
        '(starv(e|es|ed|ing)) (myself|herself|himself|themself|themselves|yourself|my body)|(been|im|am|shes|hes|is|started|keep|keeps) starving (for|since|to lose|so i) ?([0-9]+|two|three|four|five|days|a week|weeks|lose|get|can)?|starv(e|ing) (to (be|get|lose|stay|fit)|for days|until)',
        '(havent|hasnt|not|dont|didnt|have not|had nothing|has not|hadnt|without|no|barely|hardly|refus(e|es|ing) to|stopped|nothing) (really |even |been |to |any |had |having |anything to |a thing to |allowed myself to |letting myself |let myself |properly )*(eat|eaten|eating|ate|food|fed myself) (anything |at all |any food |a thing |solid food |solids |proper food |much |a meal |properly |nothing |really |in |for |since |like |about |over |almost |nearly |around |at least |the |past |last )*([2-9]|1[0-9]|[2-9][0-9]|two|three|four|five|six|seven|eight|ten|several|a few|a couple of|couple of|few|many) ?(full |whole |straight )?(days?|weeks?|nights?)',
        '(havent|hasnt|not|dont|havent been|havent let myself|not letting myself|stopped|cant|wont|refuses to|scared to|afraid to|terrified to|too scared to|terrified of) (eaten|eat|eating)( anything| at all| food)?( since (monday|tuesday|wednesday|thursday|friday|saturday|sunday|last week)| for (days|a week|weeks|ages|almost a week)| in (days|a week|weeks)| anymore( because| i| and| so|$| \\|))',
        '(faint|fainted|fainting|faints|pass(ed|ing|es)? out|collapsed|collapsing|black(ed|ing) out|dizzy|light ?headed|heart|palpitations|weak|cold all the time|period(s)? (has |have )?stopped|hair (is )?falling out|lost my periods?|no periods?) ..8 (not eating|havent eaten|hasnt eaten|dont eat|didnt eat|without eating|no food|from starving|from fasting|skipping meals|from hunger|lack of food|barely eating|hardly eating|not eaten|not been eating|havent been eating|only eat|restricting|restrict|under ?eating|havent been eating|hasnt been eating)',
        '(not eating|not eaten|havent eaten|hasnt eaten|havent been eating|hasnt been eating|dont eat|no food|starving|fasting|skipping meals|barely eating|hardly eating|restricting|only eat|only eating|only had|living on) ..10 (faint|fainted|fainting|pass(ed|ing)? out|collapsed|black(ed|ing)? out|dizzy|light ?headed|weak|cant stand|periods? (has |have )?stopped|hair falling)',
        '(only|just) (been )?(eat|eats|eating|ate|had|having|have|living on|allow(ing)? myself|let(ting)? myself|surviving on|consum(e|ing)|ea) (about |around |like |maybe |under |less than |up to |have |eat |under )*([1-4]?[0-9]{2}|[1-9][0-9]|[0-9]|one|two|a|an|water|nothing but water|ice|celery|coffee and|black coffee|air) (calories|cals|cal|kcal|apple|apples|rice cakes?|crackers?|egg whites?|egg|cucumbers?|black coffee|coffee|carrots?|lettuce|piece of fruit|bite|bites|and|water|only|for|fasting|$|\\||all day|a day)( (a|per|each) day| daily| all day)?',
        '(eating|eat|on|under|having|consuming|limit(ed|ing)? (myself )?to|restrict(ing|ed)? to|stick(ing)? to|down to|less than|max|goal is|keep(ing)? (it|myself) (to|under)|allow(ing|ed)? myself) (only |just |about |around |under |less than |like |max |up to |to )*([1-5]?[0-9]{2}) ?(calories|cals|cal|kcal|kcals)( a day| per day| daily| each day| |$)',
        '(relaps(e|ed|ing)|slipping back|falling back|going back|back|fallen back|sliding back) (in |into |to |with |my |the |an |old )*(eating disorder|anorexia|bulimia|anorexic|ed habits|restricting|restriction|purging|disordered eating|starving|binge ?purge|old ways with food)',
        '(anorexi[a-z]*|eating disorder|ed) ..10 (relaps[a-z]*|worse|bad again|back|dying|wont eat|wont stop|cant stop|hospital|scared|help|killing (me|her|him)|taking over|voice|out of control|crisis|hates?|spiral[a-z]*|loud|winning|faint[a-z]*|collaps[a-z]*|getting bad|struggling|underweight)',
        '(think|worried|pretty sure|reckon|believe|sure|know|found out|scared|says?|has|have|suspect|developing|got|thinks) (that )?(i |my |she |he |they |<people> |might |may |could |be |has |have |ive |is |am |im |developing |getting |got |a |an |an actual |shes |hes |had |might be |starting )*(eating disorder|anorexia|anorexic|bulimia|bulimic|orthorexia)',
        '(chew|chewing) and spit(ting)?|(binge|binges|binged|binging|bingeing|eat|ate) (and|then|n|and then) (i )?(purge|vomit|throw up|spew|starve|fast for|make (myself|herself)|be sick|laxatives|exercise for)',
        '(skip|skipping|skips|skipped) .. insulin .. (lose|weight|thin|skinny)|diabulimia|(terrified|petrified|scared) of (eating|food|gaining (even )?(a|any|an? [a-z]+)? ?(gram|kilo|weight at all))|(cant|wont) (let myself|allow myself to) eat|(exercise|exercising|run|running|gym) .. (until|till) (i )?(collapse|pass out|vomit|faint|throw up|drop)|(hiding|hides|hide|throws? (out|away)|flush(es|ing)?) (her |his |my |their |all |the )*(food|meals?|lunch|dinner|school lunch) .. (so|pretend|bin|toilet|napkin|not eat|lose|thin|skinny)',
        '(bmi|weight) .. (1[0-5]|1[0-5]\\.[0-9]) .. (still fat|lose|fat|not eating|restrict|more)|(want|wanna|trying|need) to (be|become) anorexic|how (to|do i|can i) (be|become|get|starve|purge|throw up|make <self> (sick|vomit|throw up)|stop eating( completely)?|not eat)( (anorexic|bulimic|myself|for days|at all|anything|food|after eating|without anyone|and hide))?( \\||$| to lose| without| for| so)',
        '(daughter|son|friend|sister|she|he|wife|girlfriend|teen|teenager|flatmate|niece|boyfriend|brother|year old) ..6 (wont eat(?! (his|her|their|any|the|my|fruit|veg[a-z]*|breakfast|lunch|dinner|meat|greens|healthy|what|at school|school|fish|salad|eggs|bread|unless|if))|wont stop losing|not eating|has stopped eating|refuses to eat(?! (his|her|their|any |the|my|fruit|veg[a-z]*|breakfast|lunch|dinner|meat|greens|healthy|what|at school|school|fish|salad|eggs|bread|unless|if))|refusing to eat(?! (his|her|any |veg|breakfast|lunch|dinner|greens))|stopped eating(?! (meat|veg|breakfast|lunch|sugar|bread|junk))|is starving|isnt eating|hardly eats|barely eats|skips every meal|skin and bones?|throwing up after|vomiting after|sick after (meals|eating|dinner|every)|(in|to|into|for) the (bathroom|toilet|loo|dunny) (straight |right |just )?after (every |each |all |her |his )?(meals?|dinner|eating))',
      ],
      unless: [
        '(ramadan|lent|yom kippur|before (the |my )?(surgery|operation|procedure|colonoscopy|blood test|scan|endoscopy)|gastro|tummy bug|stomach bug|stomach flu|virus|morning sickness|covid|food poisoning|constipat[a-z]*|haemorrhoids|car ?sick[a-z]*|seasick|travel sick|alzheimers|dementia|parkinsons|palliative|chemo)',
        '(do|does|can) you (treat|see|help|offer|do) .. (eating disorder|bulimia|anorexia|bulimic)|(eating disorder plan|eating disorder management plan|edp|edmp)|(used to|history of|recovered from|recovered|in recovery|past|previous|years ago|had (an |anorexia|bulimia)|as a teen(ager)?|when i was)',
      ],
    },
    {
      // 'unless' above lets a past illness through; these are now, whatever the past was.
      any: [
        '(eating disorder|anorexi[a-z]*|bulimi[a-z]*|ed|purg[a-z]*|restrict[a-z]*|starv[a-z]*|disordered eating) ..20 (again|back again|back now|is back|are back|creeping back|coming back|came back)',
        '(history of|recovered|used to|in recovery|past|years ago|had (an |anorexia|bulimia)|when i was) ..20 (starving myself|making myself|purging|throwing up|started restricting|stopped eating|laxatives|relaps[a-z]*|havent eaten|not eaten)',
        '(purging|making myself (sick|throw up|vomit)|starving myself|taking laxatives|laxatives|relapsed) ..6 (again|<now>|every day|every night|after every)',
      ],
      unless: ['(never|havent) (purged|relapsed|again)|years ago but (never|not) since'],
    },
  ],
};

export const pregnancy: SafetyRules = {
  kind: 'pregnancy',
  rules: [
    {
      any: [
        '(bleeding|blood|bleed|spotting|cramps|cramping|contractions?|miscarr[a-z]*|waters? (has |have |just )?(broke|broken|breaking)|leaking fluid|baby (has |is |hasnt |isnt |not |stopped |hardly |barely |been |moved |less )+(moving|moved|kick(ing|ed)?|much|all day|today)|reduced movements?|blurr(y|ed) vision|seeing (spots|stars)|severe headache|bad headache|terrible headache|swollen (face|hands)|swelling|severe pain|bad pain|sharp pain|pain|fainted|fell|fall|cant stop vomiting|cant keep (anything|water|fluids|food) down|vomiting (all day|constantly|nonstop|non stop|everything)|fever|in labou?r|seizure|itchy hands)',
      ],
      and: [
        [
          '(pregnant|pregnancy|(?<!(for|past|last|every|these|needles?|pens?|injections?|jabs?|shots?|meds|medication|tablets?|diet) )[0-9]+ (weeks|wks|months)( and [0-9] days?)?( pregnant| along| gone)?|[0-9]+ (weeks|wks|months) (pregnant|along|gone)|im expecting|expecting a baby|trimester|unborn|the baby|my baby|preg|ectopic|birth|labou?r)',
        ],
      ],
      unless: [
        '(have|need) .. blood tests?|(painkillers?|back pain|hip pain|knee pain|joint pain)|[0-9]+ (weeks|months|wks) (old|ago|post|postpartum|since|on|later|of|into|program|plan|wait|now)|(before|last|previous|after|since|between|prevent|planning|trying for|wanna|avoid) .. pregnan[a-z]*|fall(ing)? pregnant|fell pregnant|blood pressure',
      ],
    },
    {
      any: [
        'miscarriage (now|happening|right)|(having|think im having|having a|might be|am i|im) (a )?miscarr(iage|ying)|ectopic|waters? (has |have |just )?(broke|broken)( \\||$| and| at| im)|(im |in |going into |gone into |wife is in |wifes in )labou?r( \\||$| <now>| and)|baby (is |hasnt |isnt |has |not |stopped )+(moving|moved|kicking|kicked)|baby (is )?(coming|crowning)|pre ?eclampsia|postpartum (haemorrhage|bleeding)',
      ],
    },
  ],
};

export const abdomen: SafetyRules = {
  kind: 'abdomen',
  rules: [
    {
      any: [
        '(severe|severely|excruciating|unbearable|agony|agonising|agonizing|worst|terrible|intense|extreme|horrific|really bad|so bad|sharp|stabbing|crippling|crazy|killer|shocking|horrendous|bad|doubled over|constant) (with |in |from |ever |pain in |pains in |upper |lower |pain |of |stabbing |right |left |sided |my |his |her |the )*(abdominal|stomach|tummy|belly|abdomen|gut|guts|pancrea[a-z]*|gallbladder|side) ?(pain|pains|ache|cramps?|cramping|$|\\||and|since|after|going)',
        '(stomach|tummy|belly|abdomen|gut|abdominal|side) (pain |pains |cramps |ache |is |are |in |so |really |with |that |which |has |just |got |feels |like )*(severe|excruciating|unbearable|agony|agonising|killing|doubled|doubl(ed|ing) (me )?over|worst|wont stop|wont go away|going through to|into my back|radiat[a-z]*|spreading to|rock hard|rigid|so bad|really bad|ripping|intense|10 out of 10|9 out of 10)',
        '(agony|doubled over|curled up|crying|screaming|writhing) .. (stomach|tummy|belly|abdomen|gut|pain)',
        '(cant|couldnt|unable to|cannot|wont|not) (stop |keep |hold )(anything |water |food |even water |fluids |it |a thing |any |sips |liquids |my tablets |even a sip |down )*(vomiting|throwing up|spewing|being sick|puking|chucking|down|hurling)',
        '(vomiting|throwing up|spewing|vomited|puking|been sick|chucking up|being sick) (constantly|non ?stop|nonstop|all (day|night)|for (hours|days|[0-9]+ (hours|days))|blood|every (hour|few minutes|ten minutes|10 minutes|half hour)|since (yesterday|last night|my (injection|dose|shot|jab|tablet))|so much|heaps|everything|violently|repeatedly|coffee grounds|bile)',
        '(vomit|vomiting|vomited|throwing up|spew|spewing|poo|poop|stool|bowel|pooing|passing|pissing|toilet|weeing|urine|wee|bringing up) .. (blood|black|bloody|tarry|coffee grounds)|(bring|bringing|brought|throw|throwing|threw|spew|spewing|vomit|vomiting|being|be|made|making|make) ..6 (up|sick|vomit|dinner|food|meals?|lunch)[a-z0-9 |]{0,60}(theres|there is|there was|with|seeing|saw|found|see) (now |some |a bit of |bits of |a little |fresh )*blood in (it|the (sink|bowl|toilet|bucket))|(black|tarry|bloody) (stool|stools|poo|poos|poop|vomit|diarrhoea)|blood in (my |the )?(vomit|spew)|(came|come|comes|coming|brought|bring|bringing) (it )?up (with |was |is |as |just |only |some |fresh |a bit of |a lot of |quite a bit of )*blood',
        '(skin|eyes|eyeballs) (is |are |has |have |gone |turned |turning |going |looks? |a bit |so |really )*yellow|(yellow|jaundice[d]?) (skin|eyes)|jaundiced?',
      ],
      unless: [
        'after (sit ?ups|situps|crunches|abs|core|leg day|laughing)|gallbladder (removed|out)|(swimming|ab) class',
      ],
    },
    {
      any: [
        '(stomach|tummy|belly|abdomen|abdominal|gut) (pain|pains|ache|aches|cramps|cramping|hurts?|is hurting|is sore)|(pain|pains) in .. (stomach|tummy|belly|abdomen|gut|side)',
      ],
      and: [
        [
          '(vomit[a-z]*|throwing up|spew[a-z]*|been sick|puking|fever|sweating|blood|back as well|into my back|cant (eat|walk|stand|move|sleep)|faint[a-z]*|collapsed)|(injection|jab|shot|meds|medicine|medication|tablets|new (meds|medication|medicine)|dose|<tablets>)',
        ],
      ],
      unless: [
        'after (sit ?ups|situps|crunches|abs|core|leg day|laughing)|(common|usual|known|possible) side effects?',
      ],
    },
  ],
};

export const emergency: SafetyRules = {
  kind: 'emergency',
  rules: [
    {
      any: [
        '(need|call|get|send|want|calling|ring|phone) (me |an |a |the |for an |us |for |my |him |her )*(ambulance|ambo|ambos|paramedics?|triple (0|zero|o)|000)|(should|do) (i|we) (call|ring|go to) (the |an? )?(ambulance|000|triple zero|er|ed|emergency|hospital|emergency department)|000 .. (emergency|help)|need to go to (hospital|emergency)',
        '(this|its|it) is an emergency|its an emergency|medical emergency|life or death|(i|think|feel like|am i|she|he|feels like im|believe) (think |is |m |im |am |might be |could be |may be |really |gonna |going to |shes |hes )*(dying|gonna die|going to die)( \\||$| <now>| help| please| and| i cant| call)|help me (im|i think im|shes|hes) (dying|gonna die)',
        '(bleeding|blood) (heavily|badly|wont stop|a lot|everywhere|so much|profusely|to death|out|pouring|gushing|spurting|from (my|his|her) (head|neck|throat|eyes?|ears?|artery))|(wont|cant|isnt|not) stop(ping)? (the )?bleeding|heavy bleeding|(gushing|pouring|losing (a lot of|so much|too much)) blood|severed|amputated|artery',
        '(bad|severe|serious|third degree|electric(al)?|chemical|major) (burn|burns|scald)|electrocuted|struck by lightning|hit by a (car|bus|truck|bike)|(car|motorbike|bike) (crash|accident) (just|now|and (im|hes|shes|cant))|fell (off|from|down) .. (roof|ladder|stairs|balcony|horse) ..6 (cant|head|unconscious|move|blood|neck|back|confused|vomit[a-z]*)|(hit|banged|smacked|cracked|knocked|bumped) (my|his|her|their) head ..10 (vomit[a-z]*|confused|dizzy|drowsy|passed out|blurry|blood|headache|unconscious|throwing up|memory|sleepy)|head injury|snake ?bite|bitten by a (snake|funnel web|redback|brown snake|spider)|spider ?bite|drowning|drowned|broken neck|bone (is )?sticking out|stabbed|been shot|gunshot',
        'meningitis|sepsis|septic|(stiff neck|rash (that |which )?(doesnt|wont) fade) .. (fever|headache|light|temperature|rash)|rash (that |which )?(doesnt|wont|isnt) (fade|fading)|(fever|temperature|headache) .. stiff neck|heat ?stroke|hypothermia|(blood clot|dvt|pulmonary embol[a-z]*)( in| leg| now| i think| \\||$)|(calf|leg) (is |has |swollen |so |really |and |red |hot |painful )+(swollen|hot|red|painful) (and |hot |red |painful )*(breath[a-z]*|sore|hot|red|painful|one leg|only one)',
        '(sudden(ly)?|lost|losing|lose|gone) (my |all |the )*(vision|sight|eyesight)|(cant|couldnt) see (out of|anything|from) ?(one|my|my left|my right|suddenly|$|\\|)?|gone blind|(chopped|cut) off (my|his|her) (finger|toe|hand)',
        '(suddenly|really|very|so|acting|is|all|become|getting|extremely) confused (and|about where|doesnt know|dont know|dont recogni[sz]e|cant|drowsy)|doesnt know (where|who) (he|she|they|i) (is|are|am)|delirious|psychotic|psychosis|manic episode|mania|(seeing|hearing) things (that )?(arent|not|nobody|no one)|hallucinat(ing|ions?)',
      ],
      unless: [
        '(is this|are you|do you|if theres|if there is|in) (an )?emergency (service|clinic|contact|department wait)|emergency contact|in case of emergency|hospital (cover|insurance|records?)|first aid course|blurry photo|heavy (period|periods)( |$)|(cant|couldnt) see (anything|my|the) .. (booking|button|page|email|link|screen|times|appointments?)|(swimming|gym|work|footy) (course|class)|stabbed in the back|drowning in (work|emails|debt|laundry|washing)|(ambulance|hospital) (cover|insurance|membership)|so confused about (the|medicare|how|your)',
      ],
    },
  ],
};
