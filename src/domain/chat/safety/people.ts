import type { SafetyRules } from './kinds.ts';

const partner =
  '(husband|wife|partner|boyfriend|girlfriend|ex|ex husband|ex wife|fiance|de facto|stepdad|stepmum|stepfather|dad|father|mum|mother|brother|uncle|son|daughter|boss|carer|flatmate|housemate|he|she|they|hes|shes|someone|a man|a guy|my date|landlord|cousin|pop|in laws|coach|teacher)';

export const violence: SafetyRules = {
  kind: 'violence',
  rules: [
    {
      any: [
        `${partner} (has |have |is |was |keeps |just |always |sometimes |often |really |will |gonna |might |then |also |like |drunk and |been |got drunk and |gets drunk and |who |nearly |physically |once |even )*(hit|hits|hitting|punch|punches|punched|punching|slap|slaps|slapped|slapping|kick|kicks|kicked|kicking|chok(e|es|ed|ing)|strangl(e|es|ed|ing)|bash(es|ed|ing)?|beat|beats|beating|shov(e|es|ed|ing)|push(es|ed|ing)?|threw|throws|burn(s|ed|t)?|bit|bites|grab(s|bed)?|attack(s|ed)?|assault(s|ed)?|rap(e|es|ed)|molest(s|ed|ing)?|abus(e|es|ed|ing)|hurt(s|ing)?|threaten(s|ed|ing)?|stab(bed)?|touch(es|ed|ing)? me|forc(e|es|ed|ing)|belt(s|ed)?|smack(s|ed)?|hitting|laid hands on|lays hands on|pinn(ed|s)) (me|us|mum|my (mum|sister|brother|kids?|children|son|daughter|baby|friend)|the (kids?|children|baby)|her|him|into me|things at|a .. at me|up me|on me|himself on me)`,
        '(he|she|they|husband|wife|partner|boyfriend|girlfriend|ex|dad|stepdad) ..6 (kill|hurt|bash|stab|shoot|murder) (me|us|the kids|my (kids|mum|sister|family|son|daughter))',
        '(threatened|threatens|threatening|threats?) (to |of )?(kill|hurt|bash|stab|burn|shoot|take the kids|me|us|post|harm)',
        '(been|being|was|got|getting|am|im|were|get|gets) (physically |sexually |regularly |emotionally |verbally |really badly |badly |domestically )*(abused|raped|assaulted|molested|beaten|bashed|strangled|choked|attacked|stalked|threatened|hit|hurt|controlled|sexually harassed|groped|trafficked|held against my will) ?(by|at home|last night|tonight|at a party|on a date|as we speak|again|up|today|and|$|\\|)',
        'raped?|rapist|sexual(ly)? (assault(ed)?|abuse[d]?|violence|harass(ed|ment)?)|molested|groped me|date rape|touched (me|my [a-z]+) (without|when i (said no|didnt)|inappropriately|sexually|down there)|forced (me )?(to have sex|himself|to do sexual|into sex)|without my consent',
        '(domestic|family|partner|home|physical|sexual|emotional|intimate partner) (violence|abuse|violent|assault)|coercive control|abusive (relationship|partner|husband|wife|boyfriend|girlfriend|ex|home|marriage|dad|father|mum|mother|household)|violent (partner|husband|wife|ex|boyfriend|dad|father|relationship|home|son|at home|towards me|with me|when he|when)',
        '(scared|afraid|frightened|terrified|fear|petrified) (of|for|to go) (my )?(husband|wife|partner|boyfriend|girlfriend|ex|dad|father|stepdad|mum|mother|him|her|home|my life|whats? he (will|might)|what he|my safety|son|brother|uncle|them|he)',
        '(dont|doesnt|not|isnt|never) (feel |feeling |be )?safe (at|in|with) (home|my (home|house|own home|husband|partner|dad|relationship|marriage)|him|her|them|house)|(not|dont feel|isnt|feel un|is not|im not|am not) ?safe( \\||$| <now>| here| and)|unsafe (at home|with (him|her|my)|<now>|here|in my)',
        '(wont|doesnt|refuses to|not allowed|doesn) (let|allow) me (to )?(leave|go out|see my (family|friends)|have (money|my phone|any money)|out of the house|eat|out)|(locked|locks|locking|trapped) (me )?(in|inside|up|out|at home with) (the |my |a |his )?(house|room|bathroom|him|bedroom|garage)|controls (my|the|all|all my|all the) (money|phone|food|what i eat|everything)|(controls|checks|monitors) (everything|my every|where i)',
        '(need|have|want|wanna|trying|help) .. (leave|get away from|escape|get out|run away from|hide from) .. (husband|partner|him|boyfriend|violent|abusive|dad|stepdad)|stalking me|following me home|outside my (house|door|place) .. (knife|gun|threat[a-z]*|wont leave|ex|avo|dvo|intervention order)|(breach[a-z]*|broke|breaking|ignor[a-z]*) (the |his |my |her )?(avo|dvo|intervention order|ivo)|(got|have|ive|ive got|want|need) (an )?(avo|dvo|ivo|intervention order)|(has|got|pulled|holding) .. (knife|gun) (on|to|at) (me|us|my)|holding me (hostage|down|against)',
        '(husband|wife|partner|boyfriend|girlfriend|ex|fiance|de facto|he|she|hes|shes) ..2 (calls|called|calling) me ..4 (fat|pig|cow|ugly|disgusting|worthless|useless|names|slut|bitch)[a-z |]{0,60}(goes|going|went|looks|looking) through my (phone|bag|messages|things)|(goes|going|looks) through my (phone|messages)[a-z |]{0,60}(calls|called|calling) me ..4 (fat|pig|cow|ugly|disgusting|worthless|useless|names|slut|bitch)',
        '(black eye|bruises?|broken (rib|nose|arm|jaw)|marks) .. (from|by|where|because|cause) .. (he|him|husband|partner|ex|dad|boyfriend|fight)',
        '(walking|walk) on eggshells .. (him|husband|partner|home|hit)|(put|had|has|got|wrapped) (his|her|their|both) hands (around|round|on) (my|her|his|their|<my> <people>s?) (throat|neck)|(had|has|got|grabbed|grabs|held|holds|took|takes) (me|her|us|mum|my (mum|sister|daughter)) (up )?by (the|my|her|our) (throat|neck|hair)',
      ],
      unless: [
        '(it|this|diet|menopause|hunger|trainer|scales?) (hurts?|attacks?) (me|my)$|forc(e|es|ed|ing) me to (eat|exercise|diet|book|log in|create|sign|pay|register|walk)|push(es|ing|ed)? me (to|in a|hard|towards|at the gym|out of my comfort)|(hit|hits|bumped|banged|hurt) (her|his) (head|target|goal|knee|toe|elbow|stride|mark|pb|limit|ankle|back)|he hit (his|the)',
      ],
    },
  ],
};

export const harmToOthers: SafetyRules = {
  kind: 'harm-to-others',
  rules: [
    {
      any: [
        '(wanna|want to|gonna|going to|might|could|will|about to|urges? to|thoughts? of|thinking of|thinking about|feel like|scared ill|afraid ill|plan to|planning to|how to|ill|im gonna) (really |actually |end up |just |seriously )*(kill|killing|hurt|hurting|stab|stabbing|shoot|shooting|harm|harming|murder|bash|bashing|strangle|poison|poisoning|smother|attack) (my |the |a |this |that |these )*(<people>|him|her|them|people|others|other people|everyone|someone|everybody|neighbours?|bastard|prick|bitch|dog)',
        '(voices?|god|devil|demons?|tv|radio) (are |is |keep |keeps |telling |tells |tell |told |in my head |that |saying |say )+(me )?(to|hurt|kill|do|harm|bad|things|i should)|hearing voices|voices in my head|homicidal',
        '(gonna|going to|might|will|could) (lose it|snap) and (hurt|hit|kill|do)',
      ],
      unless: [
        '(burger|pizza|chocolate|boxing|paintball|chess|laser tag|call of duty|fortnite|cod|movie|book|novel|series|feelings|surprise)',
      ],
    },
  ],
};

const childWords =
  '(son|daughter|sons|daughters|kid|kids|child|children|baby|toddler|newborn|infant|niece|nephew|grandson|granddaughter|grandchild|stepson|stepdaughter|little (one|girl|boy|brother|sister|cousin)|boy|girl|bubs?|year old|month old|student|neighbours kids?|teen|teenager)';

export const child: SafetyRules = {
  kind: 'child',
  rules: [
    {
      any: [
        `${childWords} ..6 (being |is |was |has been |been |got |gets |getting |are |were )(hurt|hit|abused|touched|molested|beaten|neglected|bashed|raped|assaulted|groomed|starved|threatened|sexually abused|smacked|locked)`,
        `(touch(es|ed|ing)?|hurt(s|ing)?|hit(s|ting)?|abus(e|es|ed|ing)|molest(s|ed|ing)?|beat(s|ing)?|bash(es|ed|ing)?|groom(s|ed|ing)?|shak(e|es|ing)|shook|kick(s|ed|ing)?|chok(e|es|ed|ing)|neglect(s|ed|ing)?|starv(e|es|ed|ing)|threaten(s|ed|ing)?|smack(s|ed|ing)?|burn(s|t|ed|ing)?|interfer(e|es|ed|ing) with) (up |with )?(my |the |his |her |our |their |a |that )+(own |little |baby |young |[0-9]+ )*${childWords}`,
        `(uncle|dad|father|stepdad|stepfather|mum|mother|brother|cousin|grandpa|pop|teacher|coach|neighbour|babysitter|priest|he|she|someone|man|mums? boyfriend|family friend|adult) .. (touch(es|ed|ing)?|molest(s|ed|ing)?|hurt(s|ing)?|hits?|hitting|beats?|bashes|rape[ds]?|grooms?|interfered with|does stuff to|does things to|sends me|wants? (nudes|pics|photos)) (me|my private|my body|nudes|at night|us)`,
        '(uncle|dad|father|stepdad|stepfather|stepbrother|brother|cousin|grandpa|pop|teacher|coach|neighbour|babysitter|priest|mums? boyfriend|family friend) .. (comes into my (room|bed)|gets into my bed|watches me (shower|change|undress))',
        '(im|i am|am) (only )?(a kid|[5-9]|1[0-7]|a child|under ?age|in year [0-9]+|in (primary|high) school|thirteen|fourteen|fifteen|sixteen|seventeen|twelve|eleven|ten) ..14 (hits|hit|hurts|hurt|touches|touched|touching|beats|bashes|scared|unsafe|abuse[ds]?|molest[a-z]*|rape[d]?|locked|no food|nothing to eat|kicked out|run ?away|threw me|throws)',
        `(child|kid|baby|elder) (abuse|neglect|protection|at risk|safety concern|being abused)|docs report|child (is )?(in danger|not safe|unsafe)|${childWords} .. (in danger|not safe|unsafe|at risk|left alone|home alone|missing|has run away|ran away|went missing|hasnt come home)`,
        `(shook|shake|shaking|shaken|hurt|dropped|smother|throw) (the |my )?(baby|newborn|toddler|infant)|(gonna|might|will|scared ill|afraid ill|wanna|could|about to) (hurt|shake|smother|throw|snap at|lose it with|harm) (the |my |our )*(baby|newborn|toddler|kids?|children|son|daughter)`,
      ],
      unless: [
        '(feelings|fussy|picky|veggies|vegetables|greens|choking on the price|swallowed his pride)',
        'hit (the|a|his|her) .. (goal|ball|target|growth spurt|puberty)',
        'touch(ed)? (by|base)',
      ],
    },
  ],
};

/** A child who is ill or hurt: an ambulance and healthdirect, not the child protection service. */
export const illChild: SafetyRules = {
  kind: 'emergency',
  rules: [
    {
      any: [
        `${childWords} ..6 (hasnt|hasn|wont|refuses to|refusing to|not|isnt|has not|stopped) (eat|eating|eaten|drink|drinking|drunk|feed|feeding|fed)( anything| any food| a thing)? .. (days?|week|24 hours|anything|at all|drink|since)`,
        '(baby|newborn|infant|bubs?|toddler|month old|week old) ..8 (floppy|limp|blue|not breathing|wont wake|wont feed|no wet nappies|fever|temperature|rash that|bulging|fitting|seizure|choking|swallowed|unresponsive|grunting|drowsy|not waking|fell|dropped)',
        `${childWords} (has |is |was |have |just |been )*(choking|swallowed|drowning|drowned|burnt|burned|scalded|electrocuted|trapped|locked in|not breathing|limp|floppy|unconscious|blue)`,
      ],
      unless: ['(feelings|fussy|picky|veggies|vegetables|greens|choking on the price|swallowed his pride)'],
    },
  ],
};
