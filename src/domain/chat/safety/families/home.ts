import type { SafetyRules } from '../kinds.ts';

/*
 * Harm by other people, to children, and to others. One expression a line; words as in ../../text/pattern.ts.
 */

const he =
  '(he|she|hes|shes|they|theyre|husband|wife|partner|boyfriend|girlfriend|ex|ex husband|ex wife|fiance|fella|bloke|dad|stepdad|mum|brother|son|uncle|someone|a man|father|neighbour)';
const harms =
  '(kill|hurt|bash|belt|flog|smash|stab|shoot|strangle|choke|hit|murder|burn|beat|punch|slap|drown|bury|get|cut|ruin|find)';

const partners: SafetyRules = {
  kind: 'violence',
  rules: [
    {
      any: [
        '(wont|doesnt|not|refuses to|stops) (let|letting|allow|allowing)? ?me (from )?(take|taking|use|using|see|seeing|have|go to) (my |the |a |any )*(pill|contraception|medication|meds|tablets|doctor|gp|friends|family|phone)',
        '(kill|hurt|bash|belt|murder|flog) me if (he|she|they) (finds?|knew|knows|sees|catch[a-z]*|hears?|gets?)',
        '(husband|wife|partner|boyfriend|bf|girlfriend|ex|family|in laws|he|she|they|mother in law) (family |and his family )?(lock|locks|locked|take|takes|took|hid|hides) (the |my |me )*(food|passport|phone|in|in house|in the house|door|out) ..6 (hit|afraid|hungry|scared|fat|cant|lock|me)|take my passport|took my passport|has my passport|(your |a |my )(bf|boyfriend|husband|partner|wife|girlfriend|gf) to (hit|slap|punch|choke|hurt|kick|shove) (you|me)',
        '(hes|shes|he is|he|she|him|husband|neighbour|neighbours) .. (belting|bashing|flogging|beating|choking|strangling|punching|laying into) (her|him|them|my|me|the)',
        '(get out|leave|be gone|run|escape|get away|pack) .. (tonight|now|before) .. before (he|she|they) (gets?|comes?|wakes?|is) (home|back|up)|before he gets home|(cant talk|cant call|cant speak) ..6 (hiding|he|hell|hear|wardrobe)|hiding ..9 (cant talk|cant call|cant speak|quiet|text)',
        '(copped|cop|got|gets|given|gave me) a (flogging|hiding|belting|beating|bashing|kicking) (from|off|by|when|again|last|$)|(coming back|come back|back) to (finish|kill|hurt|bash) (me|us)',
        `(hell|shell|theyll|he will|she will|he would|she would) (really |just |literally |find me and |come and |track me down and )*(kill|hurt|bash|belt|flog|smash|stab|shoot|strangle|choke|hit|murder|beat|punch|slap|drown|throttle) (me|us|the kids|my (mum|kids|sister|son|daughter))`,
        `${he} (is |are |was |s )?(gonna|trying to|tried to|wants to|wanna|threatening to|threatened to|threatens to|says hell|said hell|swears hell|keeps saying hell|said he would|says he will|said he will|said hes gonna|says hes gonna) ${harms} (me|us|mum|her|him|my (mum|kids|sister|son|daughter|family|dog)|the (kids|house|dog))`,
        '(set|setting|light|lighting|pour(ed|ing)? petrol) .. (me|her|him|us|the house|my (car|house)) (on fire|alight)|petrol (on|over) (me|her|us)',
        `${he} (has|had|got|s got|pulled|pulls|waved|waving|grabbed|holding|is holding|has got|with|came at me with|keeps) (a |the |his |out a |a big |up a )+(gun|knife|bat|cricket bat|axe|machete|hammer|rifle|shotgun|crowbar|iron bar|screwdriver)( |$)`,
        `(broke|broken|breaks|fractured|busted|split|blackened|cracked|bruised|dislocated) (my|mum|mums) .. (arm|ribs?|nose|jaw|fingers?|wrist|tooth|teeth|eye|lip|eye socket|hand|skull|leg|collarbone) .. (he|husband|partner|ex|boyfriend|before|last time|again)|(he|hes|husband|partner|boyfriend|ex|dad|stepdad|fella) (has |s |once |nearly |already |just |then )*(broke|broken|fractured|busted|split|blackened|cracked|bruised|dislocated) (my|mum|her|me)`,
        '(broken nose|black eye|bruis(es|ed|ing)?|split lip|fat lip|broken (arm|ribs?|jaw|wrist)|burns|finger marks|choke marks) ..14 (walked into (a|the) door|fell down the stairs|fella|going back to him|he did|his fault|done it before|has a temper|wont say (how|who)|partner did|boyfriend did|husband did|from (him|my partner|my husband|my boyfriend|my ex))',
        '(smashing|smashed|trashing|trashed|destroying|punching holes in|kicking in|kicking down|putting holes in|punched a hole in|throwing) (up )?(the|my|our|things|stuff|plates|holes) .. (house|place|door|walls?|phone|at me|room|kitchen|around|up)( |$)',
        '(had to|need to|have to|gotta|got to|trying to|wanna|want to) (run|flee|escape|leave|get away|get out|hide)( away)? (from )(him|her|my (husband|ex|partner|dad|boyfriend|wife|son|stepdad)|the house)|(ran|fled|escaped) from (him|her|my (husband|ex|partner|dad|boyfriend))|(womens|women s) (refuge|shelter)',
        '(tracker|airtag|air tag|gps|spyware|hidden camera|stalkerware) (on|in) (my|our) (car|phone|bag|house|room)|(hes|shes|he|ex|husband|partner|boyfriend) .. (following me|stalking me|tracking me|tracks (me|my)|watching the house|waiting outside|sits outside|turns up at)',
        '(makes|making|made|force[sd]?|forcing|pressure[sd]?|pressuring|pushes|coerc[a-z]*|guilts?) (me|her|him) (to |into )?(have |having |do )?(sex|sexual|sleep with|strip|suck|oral|anal|porn|do (sexual|sex)|touch (him|her|it))',
        'sex .. (when|while|even (though|when|if)) .. (dont want|didnt want|dont wanna|said no|say no|saying no|asleep|passed out|crying|dont)|(woke up|woken up|woke) (with |to )?(no (clothes|pants|underwear)|naked|undressed|him (on|in|inside)|without my)|(wont|doesnt|didnt|refused to) (stop|take no) when i (say|said) (no|stop)|(my|a) (job|duty) as (a|his) wife',
        '(share|post|send|leak|show|sent|posted|shared|threat[a-z]*) .. (my |me |his |her )?(nudes?|naked|intimate|private) (pics?|photos?|pictures|videos?|images)|(revenge porn|sextort[a-z]*|blackmail[a-z]* me)',
        '(theres|there is|there was|someone|someones|somebody|i can hear|i hear) (a |some |is |has )*(man|stranger|intruder|guy|bloke|someone|somebody|broken|breaking) (in|into|inside|trying to get in|breaking into|outside|in the) (my|the|our)? ?(house|room|yard|home|window|place|bedroom|back door|garage|flat)|(someone|somebody|a man|they|bloke|burglars?|intruders?|robbers?) (just |has |have )*(broke|broken|breaking) in( |$)|home invasion|(been|was|got) (mugged|robbed|bashed|jumped|carjacked)',
        '(attacked|bashed|assaulted|jumped|followed) me|broke in and|(held|tied) (me|us|her) (down|up|hostage|against)',
        '(carers?|nurses?|staff|nursing home|support workers?|aged care|aide|worker)( is| are| has| have| was| keeps?)?( been| just)? (slapp(ing|ed|s)?|slaps|hit(ting|s)?|hurt(ing|s)?|being rough with|rough with|pinch(ing|ed|es)|shov(ing|ed|es)|starving|neglecting|tying|tied|restrain[a-z]*|locking|burnt|bruis[a-z]*) (my |the |her |his )*(nan|pop|mum|dad|grandma|grandpa|grandad|him|residents?|brother|sister|son|daughter|her)',
        '(not|isnt|wont|doesnt|never) (allowed|let me|allow me|letting me) (to )?(see|have|leave|go|use|eat|talk|speak|work|out|medical|take my)( |$) .. (my|the|any|to) .. (family|friends|phone|money|house|doctor|alone|anyone|kids|pill|contraception|medication|food)',
        '(he|she|hes|husband|partner|boyfriend|wife|girlfriend|ex|fella) .. (controls|monitors|takes|checks|reads|went through|hides|took) (all |every |everything )*(my|me) (money|phone|messages|mail|pay|wages|keys|bank|cards?|medication|emails|calls|passport) .. (angry|hurt|hit|scared|cant|wont|punish[a-z]*|belt|kill|afraid|not allowed|leave)',
        '(if|when) i (leave|left|try to leave|tell anyone|say anything|say no|gain weight|dont lose|talk to|ring the (cops|police)|dont (obey|do what)) .. (he|she|hell|shell|hes|they|theyll) (will |says |said |would |ll |gonna )*(kill|hurt|find|bash|take the kids|burn|belt|shoot|beat|punish|hit|lock)',
        '(scared|afraid|terrified|frightened|fear|petrified) (of |for |that )(him|her|my life|he|hell|what (he|hell|she)|when he|if he|my (husband|partner|wife|ex|dad|boyfriend|son|stepdad))',
        '(dv|d v|fdv|avo|dvo|intervention order) .. (situation|partner|breach[a-z]*|broke|outside|here|ex)',
        '(forced|forcing|sold|promised|made) (me |her )?(to|into) (marry|marriage|a marriage)|(passport|overseas) .. (taken|took|marry)|circumcis[a-z]* .. (daughter|girl)|fgm',
      ],
      unless: [
        '(knife skills|chef|knife set|nail gun|glue gun|massage gun|nerf|water gun|nail ?gun|goals|pb|pr( |$)|personal best|target|smashing it|smashed it|movie|book|game|series|podcast|novel|footy|boxing|karate|bjj|mma|plumber|tradie|renovat[a-z]*|builder|gym|trainer|workout|training)|(scared|afraid) .. (he|she) (will|might|may|has|is|wont|doesnt) (have|get|gain|lose|die|got|like|think)',
      ],
    },
    {
      any: [
        '(hiding|hid|hide|locked (myself|us)|barricaded|stuck|trapped|locked) .. (in|inside|under|behind) (my|the|a) (room|bathroom|wardrobe|closet|car|shed|bedroom|toilet|cupboard|laundry|bed|garage|loo)',
        '(outside|at (my|the|our) (door|window|house|gate)|banging on|kicking|pounding on|trying to get in|breaking down) .. (door|window|house|fence|gate|me)?',
      ],
      and: [
        [he],
        [
          '(hit(s|ting)?|bash(ing)?|smash(ing)?|yelling|screaming|scared|angry|knife|bat|gun|axe|throwing|drunk|threat[a-z]*|wont leave|wont go away|find me|violent|hurt|kill|chok[a-z]*|avo|dvo|cricket bat|machete|rage|losing it|going off|drug[a-z]*|ice)',
        ],
      ],
      unless: [
        '(chocolate|biscuits|eating|smashing goals|kids screaming for|tradie|plumber|diet|scared of the|scales)',
      ],
    },
  ],
};

const children =
  '(son|daughter|sons|daughters|kid|kids|child|children|baby|toddler|newborn|infant|niece|nephew|grandson|granddaughter|grandkids?|stepson|stepdaughter|little (one|girl|boy|brother|sister|cousin)|boy|girl|year old|student|teen|teenager)';
const young =
  '((im|i am|am) (only |just )?([5-9]|1[0-7])( |$)(?!(kg|weeks|months|days|percent|over|stone))|(in )?(year|grade) ([1-9]|1[0-2])( |$)|(im|as) (a )?(kid|child|minor|teen|teenager|schoolgirl|underage)|my (daughter|son|stepdaughter|stepson|niece|nephew|sister|brother|granddaughter|grandson|student)|[0-9]+ year old|my (school|teacher|class|parents|mum and dad))';

const childhood: SafetyRules = {
  kind: 'child',
  rules: [
    {
      any: [
        '(kids?|children|toddlers?|baby|little ones?|boys?|girls?) (next door|across the road|down the road|upstairs|left|in (a|the) (hot )?car) ..12 (alone|hungry|bruis[a-z]*|crying|screaming|hot car|windows up|neglect[a-z]*|filthy|no food|hit)|(leaves?|left|leaving) (the |her |his |their |my )*(little ones|kids|children|baby|toddler) (home )?(alone|by themselves|in the car)|(baby|kids?|children|toddler) ..5 crying alone|in a hot car',
        '(feeding|feeds|giving|gives|gave|starving|starves|injecting|injects|makes|making) ..4 (year old|son|daughter|kids?|child|baby|her|him) ..4 (diet pills|laxatives|weight loss|injections|lose weight|ozempic|wegovy|duromine|sleeping tablets|phenergan to sleep)|(starving|starves) (her|him|them|my (son|daughter|kids))|locking (her|him|them|the kids|my (son|daughter)) (in|out|up)',
        '(comes|came|gets|climbs|goes) (into|in) (her|his|their) (bed|room|bedroom) (at night|and|when|every)|(father|dad|uncle|stepdad|brother) ..3 (comes|gets|climbs) (into|in) (her|his) bed',
        '(drunk|blind drunk|drink driving|been drinking|off (his|her) face|stoned|high) ..9 (has|with|driving|drive|picked up|looking after) (our|my|the) (kids?|toddler|baby|son|daughter|children)|(toddler|kids?|baby|son|daughter|children) in the car ..9 (drunk|drinking|off (his|her) face|stoned|on ice)',
        '(coach|teacher|priest|pastor|tutor|uncle|babysitter|stepdad|leader|mum boyfriend|mums boyfriend) (makes?|made|making|gets|wants|forces|asks) me (to )?(do stuff|do things|touch|undress|send|kiss|take off|keep .. secret)',
        `${children} ..12 (belt|strap|burn|bite|finger|hand|choke|whip|cigarette|cord|iron|grab) ?(marks?|prints?|burns?)|(belt|strap|whip|cigarette|cord|grab|choke|hand|finger|bite) ?(marks?|prints?|burns?) .. (on|all over|around|over) .. ${children}`,
        '(left|leave|leaving) (a |hand)+ ?(print|mark)s?|handprint',
      ],
      unless: ['(birth ?marks?|paint|art)'],
    },
    {
      any: [
        '(gonna|might|ill|scared ill|afraid ill|about to|feel like|wanna|urges? to|thoughts? (of|about)|close to|keep thinking (about|of)|gonna lose it and|want to) ..6 (shake|shaking|throw|throwing|hit|hitting|smother|smothering|hurt|hurting|drop|dropping|drown|drowning|choke|choking) (this|the|my|our|him|her|it|that|them) ?(baby|kid|toddler|child|son|daughter|kids|newborn|crying)?( |$)(at|against|into|out|under|with|when|if|cry|crying)?',
        '(throw|throwing|threw|chuck|chucking|slam|slamming) (him|her|it|baby|the baby|my baby|them) (at|against|out|into|across|down) (the )?(wall|window|floor|cot|stairs|room)',
      ],
      and: [[`(${children}|crying|cry|cries|screaming|wall|window)`]],
      unless: ['(in the pool|ball|party|bath toys|a birthday|birthday|tantrum)'],
    },
    {
      any: [
        '(older |this |a |an |some )*(guy|man|bloke|boy|stranger|person|someone|friend|he|she|adult|teacher|coach) .. (online|snapchat|snap|insta|instagram|discord|roblox|internet|tiktok|chat|gaming|xbox|fortnite) ..9 (nudes?|pics?|photos?|videos?|meet( up)?|sexual|naked|touch|money|secret|tell everyone|undress)',
        '(wants?|asks?|asking for|asked (me )?for|sent|send|sending|made me send|makes me send|making me send) (me |him |her )?(nudes?|naked|dick|sexy|undressed|sexual) ?(pics?|photos?|pictures?|videos?|ones)?',
        '(coach|teacher|uncle|tutor|priest|pastor|stepdad|stepbrother|babysitter|instructor|cousin|boss|dad|pop|grandpa|boyfriend|man|older (guy|boy|man)|leader|carer|driver) (makes?|made|making|gets|wants|forces|asks) me (to )?(do (stuff|things)|touch|take off|undress|show (him|her)|sit on|kiss|keep .. secret|get in (his|the) bed|watch (porn|videos))',
        '(boyfriend|bloke|fella|partner|husband|stepdad|step dad|stepfather|uncle|brother|stepbrother|dad|cousin|pop) .. (comes?|coming|came|gets?|sneaks?|climbs?) (into|in|to|in to) my (room|bed|bedroom)',
        '(mum|dad|stepmum|nan|parents|auntie|aunty|coach|she|he) (gives?|gave|giving|injects?|makes? me (take|inject|have|use)|is giving|puts) (me |her |his |some |weight |loss )*(needles?|injections?|shots?|weight loss|diet pills|pills|jabs?|laxatives|tablets|pens?)',
        '(mum|dad|parents|stepdad|stepmum|they|he|she) .. (locks?|locked) me (in|out|up)|no food (til|till|until)|(wont|doesnt|dont|not) (let|feed|give) me (any )?(eat|food|dinner)',
        '(locks?|padlock[a-z]*) (up )?(the )?(fridge|food|pantry)|hides? (the|all the|our) (food|pantry)|(doesnt|dont|wont|not|never) (feed|feeding) me|theres no food|no food (in|left|at)|(left|leaves) us|looking after my (little )?(brother|sister)',
        '(nudes?|naked|pictures with no clothes|no clothes on|pics with no|bra pics?|undress) |send (him|them|her) (nudes?|pics|pictures|photos|videos)',
        '(kicked out|run away|ran away|sleeping rough|nowhere to sleep|sleeping in (a|the) (car|park))',
      ],
      and: [[young]],
      unless: [
        '(burpees|squats|push ups|laps|homework|chores|flu (shot|jab)|vaccin[a-z]*|immuni[sz][a-z]*|school needles|cricket|netball)',
      ],
    },
    {
      any: [
        '(smok(ing|es)|using|dealing|tak(ing|es)|shooting up|cooking|on) (ice|meth|crack|heroin|the pipe|drugs|gear|pipes?) ..6 (kids|children|them|baby|toddler|him|her|my (son|daughter)|grandkids)',
        `${children} .. (left|leaves?|leaving) (all )?(alone|by (themselves|himself|herself)|unsupervised|in the car)`,
        `(touch(es|ed|ing)?|hurt(s|ing)?|lick(s|ed)?|kiss(es|ed)|rub(s|bed)) (her|his|my|their) (bottom|bum|private|privates|vagina|penis|willy|fanny|down there|front bottom)|(private parts?|privates) ..6 (touch[a-z]*|hurt[a-z]*|sore|secret)`,
      ],
      unless: ['(wip(e|ing)|nappy rash|constipat[a-z]*|home alone (movie|film))'],
    },
  ],
};

/** Answered as an illness, not as harm to a child. */
const illBabies: SafetyRules = {
  kind: 'emergency',
  rules: [
    { any: ['(sunken|bulging) (soft spot|fontanelle)|soft spot (is |looks |has )*(sunken|bulging|sunk)'] },
    {
      // An ill baby, as parents say it.
      any: ['(baby|newborn|infant|bub|(weeks?|months?|days?) old|[0-9]+ (week|month|day) old)'],
      and: [
        [
          '(temp|temperature|fever|thermometer|burning up|hot) ..4 (3[89]|4[0-2])(\\.[0-9])?( |$)|(3[89]|4[0-2])(\\.[0-9])? (temp|temperature|fever|degrees)|wont (feed|wake|drink|take (the|a|her|his) (bottle|breast))|not (feeding|waking)|no wet nappy|no wet nappies|no wees?|sunken|soft spot|fontanelle|bulging|floppy|mottled|hardly wakes|lethargic|hard to wake|high pitched (cry|scream)|grunting|rash .. glass|stopped breathing|turned blue|blue lips|purple spots|breathing (really )?(fast|funny|weird)|very drowsy|really drowsy|unresponsive',
        ],
      ],
      unless: ['(dog|cat|puppy|kitten|last (week|month|year))'],
    },
    {
      any: [
        `${children} ..9 (rash ..5 (glass|fade)|stiff neck|temp(erature)? ..3 (40|41|42|4[0-2]\\.[0-9]))|(rash ..6 (glass|fade)|stiff neck) ..9 ${children}`,
      ],
    },
  ],
};

const others: SafetyRules = {
  kind: 'harm-to-others',
  rules: [
    {
      any: [
        '(trying|tryna|attempting) to (get|break) (in|into) (my|the|our|through) (back |front |side )?(door|window|house|place|bedroom|yard|flat)|(man|bloke|guy|someone|somebody|stranger) (is )?(trying|tryna) to (get|break) in',
        '(down to|come to|coming to|into|coming in to|going to|rock up (to|at)) (your|the) (clinic|office|place|work|school|surgery) .. (with )?(a )?(knife|gun|petrol|weapon|bat|machete|bomb)|(with|bringing|bring|taking|take|got) (a |some |the )?(knife|gun|petrol|weapon|machete|bomb) ..6 (clinic|school|work|everyone|hurt|burn)|someones (getting|gonna get) (shot|stabbed|hurt|killed)|burn (the|your|this) (place|clinic|building|house) down|shoot up (his|her|my|the|a) (work|school|office)',
        '(murder|kill|shoot|stab) (the|that|my|your) (doctor|nurse|boss|dietitian|receptionist|surgeon) ..9 (lives?|deserve|pay|know where|tonight)|(demons?|aliens|spies|devils) ..9 (machete|knife|gun|axe|sharpening|weapon|kill)|sharpening .. (machete|knife|axe)',
        '(gonna|will|ill|wanna|should|might|about to|someone should|im coming (down )?to|i could|feel like) ..6 (shoot|stab|bash|bomb|burn down|blow up|shoot up|torch|run over|kill) (up )?(the lot|you all|all of (you|them)|lot of you|your (clinic|staff|nurse|office|family)|the (clinic|place|nurse|staff|office|school|building)|my (ex|boss|neighbour|husband|wife|brother|mum|dad|sister|landlord)|every(one|body)|people|(him|her|them)( \\||$| and| if| tonight| when))',
        '(tv|television|radio|voices?|aliens|satellites?|asio|demons?|the walls|people (on|in) the (tv|walls|radio)|chip in|god|devil) .. (sending me|talking to me|talks? to me|speaking to me|watching me|whispering|controlling (me|my)|sends me|commands?|commanding|ordering)',
        '(poison(ed|ing)?|putting things in) (my|the|his|her) (food|water|tea|coffee) .. (they|voices|neighbours?|pay|revenge|nurses?)|(voices?) (say|says|said|saying|keep|tell|telling|want)',
        '(urges?|thoughts|thinking|dreams?|fantas[a-z]*|scared ill|afraid ill) .. (to |of |about )?(smother|strangl[a-z]*|stab|stabbing|kill|killing|suffocat[a-z]*|poison|poisoning|hurt|hurting|push|pushing) .. (husband|wife|partner|mum|dad|baby|kids?|someone|people|ex|boss|neighbours?|him|her|them|strangers?)',
      ],
      unless: ['(email|link|photo|movie|game|novel|hoops|burger|pizza|chocolate|workout)'],
    },
  ],
};

export const homeFamilies: readonly SafetyRules[] = [partners, childhood, illBabies, others];
