import type { SafetyRules } from '../kinds.ts';

/*
 * Too much, not theirs, not food; sugar by what a meter shows; stopping drink or drugs. One expression a line; words as
 * in ../../text/pattern.ts.
 */

const painkiller =
  '(panadols?|panadeine( forte)?|paracetamol|nurofen|ibuprofen|aspirin|codeine|endone|oxycodone|oxy|oxycontin|tramadol|tramal|valium|diazepam|xanax|temazepam|oxazepam|serepax|stilnox|seroquel|endep|lyrica|mersyndol|voltaren|metformin|duromine|phentermine|sleepers|sleeping (tablets|pills)|antihistamines?|phenergan|restavit|antidepressants?|beta ?blockers?|lithium|dexies|ritalin|vyvanse|no ?doz|caffeine (tablets|pills)|diet pills|iron tablets?)';
const many =
  '([9]|[1-9][0-9]|[1-9][0-9][0-9]|nine|ten|eleven|twelve|fifteen|sixteen|twenty|thirty|forty|fifty|sixty|a hundred|dozens of|a dozen)';
const notFood =
  '(bleach|dish ?washer|dish ?washing|dish soap|washing up|washing powder|laundry|fabric softener|detergent|toilet (cleaner|duck|block)|floor cleaner|cleaning (stuff|product|fluid|spray)|window cleaner|windex|spray n wipe|dettol|pine o cleen|domestos|hair dye|peroxide|nail polish|acetone|perfume|aftershave|sanitiser|sanitizer|sunscreen|deodorant|shampoo|conditioner|bubble bath|glue|super ?glue|thinners|fuel|diesel|petrol|kero|turps|lamp oil|citronella|tiki|oil burner|slug|snail bait|snail pellets|ant ?rid|rat ?sack|rat bait|fertili[sz]er|weed ?killer|round ?up|glow ?stick|vape|vape juice|e ?liquid|nicotine|metho|methylated|mouthwash|antifreeze|coolant|brake fluid|drain ?o|drain cleaner|oven cleaner|paint|mothballs?|button battery|batter(y|ies)|magnets?|mushrooms?|berries|oleander|angels? trumpet|essential oil|tea tree oil|eucalyptus oil|insect spray|mortein|flea (treatment|stuff)|worming|dog (tablets?|medicine|medication)|cat (tablets?|medicine))';
const ate =
  '(drank|drunk|drinks?|drinking|swallow(s|ed|ing)?|ate|eaten|eating|lick(s|ed|ing)?|suck(s|ed|ing)?|sipp(ed|ing)|chew(s|ed|ing)?|got into|gotten into|get into|had (a )?(mouthful|sip|swig|gulp|swallow) of|mouthful of|swig of|sip of|bit into|bitten|in (his|her|their) mouth|skulled|sculled|downed|poured .. (in|down) .. mouth)';
const kid =
  '(toddler|kid|kids|child|children|baby|son|daughter|year old|month old|grandson|granddaughter|grandkid|little (one|girl|boy|bloke|fella)|niece|nephew|boy|girl|twins|preschooler|he|she)';

const tooMuch: SafetyRules = {
  kind: 'overdose',
  rules: [
    {
      any: [
        '(drank|drunk|swallowed|ate|sipped|licked) (some |a bit |a mouthful |half |all )*(of )?(the |a |that )?(stuff|thing|liquid|powder|spray|crystals|bottle) (for|from under|that (cleans|kills)|we use for) .. (cleaning|clean|drains?|sink|weeds|ants|rats|toilet|pool|oven|laundry)',
        '(dog|cat|worming|horse) (tablets?|pills?|medicine|wormers?) ..6 (toddler|son|daughter|kid|child|year old|baby) (ate|had|swallowed|took|got)',
        '(did|took|had|taken|injected|done|used|given) .. (injection|dose|jab|shot|tablets?|pills?|saxenda|wegovy|ozempic|mounjaro|insulin|it) ..6 forgot ..5 (again|another|twice|second)|(forgot|forgetting) and (took|did|had|injected|gave) (it|them|another|one|my) (again)?|took (them|it) again',
        '(drew up|drawn up|dialled|dialed|gave|injected|took|did|had) ([0-9.]+|a hundred|ten|the whole) (units|mg|mls?|clicks)? ?(instead of|not|rather than|when it should)|(told|meant|supposed|prescribed|script says|box say|box says) .. ([0-9.]+|one|two|once) .. (but |and )?(i )?(did|took|take|had|injected|gave) ([0-9.]+|ten|two|three|five|double)|instead of [0-9.]+ (units|mg|from)',
        'double dosed|doubled dosed|double dosing|(take|took|taking|use|used) .. weekly (one )?(every day|daily)|take (the )?medicine wrong|every day (five|[2-7]|two|three|four) days|i take ten',
        '(mixed|mixing|had|took|taken|taking) (my |the |his |her |some |a few )*(oxys?|endone|valium|xanax|benzos?|tramadol|codeine|methadone|sleepers|lyrica|seroquel|heroin|ghb|g|pills) (with|and|on top of) (the |some |heaps of |a lot of )*(grog|alcohol|wine|vodka|beer|beers|booze|bourbon|whisky|drinks?|piss|xanax|methadone|heroin)',
        '(took|had|taken|dropped|swallowed|smoked|snorted|shot up|injected|sniffed|on) (something|a pill|pills|pingers?|caps?|[1-9] caps|mdma|molly|ecstasy|acid|ice|meth|coke|cocaine|heroin|ghb|g|ket|ketamine|fentanyl|too much (ghb|g|ice|coke|heroin|ket|mdma)|a gummy|edibles?|speed|the gear) ..14 (boiling|hot|overheat[a-z]*|not making sense|jaw|heart|chest|blue|seeing things|cant feel|vomit[a-z]*|collapsed|wont wake|not right|foaming|confused|fitting|shaking|paranoid|passed out|breathing|burning)|shot up and|too much (ghb|heroin|ketamine|ice|mdma|fentanyl)',
        '(ate|had|took) (a |an |some |the )*(gummy|gummies|edibles?|brownie|hash cookie|weed cookie) ..14 (heart|vomit[a-z]*|cant feel|racing|panick[a-z]*|freaking|dying|breath[a-z]*)',
        '(fat burners?|dnp|clen|clenbuterol|sibutramine|slimming (pills|tea)) ..14 (took|burning|hot|sweat[a-z]*|heart|racing|cool down|chest|dizzy|vomit[a-z]*)|(took|taken|taking|swallowed) (some )?dnp|dnp \\| took',
        `(took|taken|had|have|having|take|taking|swallowed|popped|ate|eaten|downed|necked|been on|done|used|on) (like |about |around |up to |over |at least |maybe |another |nearly |roughly |probably |something like )*${many} (of )?(my |the |her |his |those |strong |super strength |extra )*${painkiller}(?! (scripts?|repeats?|mg|on one))`,
        `what (happens|will happen|would happen) if .. (take|took|have|had|swallow|swallowed) ..3 ${many} (of )?(my |the )*${painkiller}`,
        `(took|swallowed|popped|downed|necked|had) (like |about |around |over |maybe |another |nearly |probably )*([5-9]|five|six|seven|eight) (of )?(my |the |her |his |those )*${painkiller} ..4 (today|tonight|at once|in one go|in a row|together|this morning|this arvo|to speed|already)`,
        `(asking|ask) after the fact`,
        '(did|done|took|taken|injected|used|had|been (doing|taking|using|injecting|having)|doing|gave|given) ..5 (weekly|once a week|shot|jab|injection|pen|needle|dose) ..4 ((two|three|four|five|six|seven|[2-7]) (days|nights|times)( in a row| straight| running| this week)|every day|every night|daily)',
        '(thought|thinking) it was (a )?daily|days in a row .. daily',
        '(inject(ed|ing)?|jabbed|took|taken|taking|been using|been taking|been injecting|swallowed|tried) (some of |one of |a bit of |a dose of )?(my |the )?(mum|mums|dad|dads|wifes?|husbands?|sisters?|brothers?|friends?|nan|nans|pop|pops|partners?|girlfriends?|boyfriends?|flatmates?|mates?|someone elses|daughters?|sons?) (old |own |leftover |left over |diabetes |heart |blood pressure )*(insulin|mounjaro|ozempic|wegovy|saxenda|pens?|injections?|shots?|needles?|tablets|pills|meds|medication|medicine|methadone|endone|morphine|patch|patches)',
        `(daughter|son|kid|kids|child|teenager|teen|sister|brother|niece|nephew|grandson|granddaughter|flatmate|friend|mum|dad) (has |have |just |has been |had |been |keeps |who |accidentally )*(inject(ed|ing|s)?|took|taken|used|using|stole|stealing|gave (herself|himself)|jabbed|swallowed|ate|been using|got into) ..3 (with )?(my|her dads|his mums|mum|dad|nan|someone elses|wifes|the) .. (mounjaro|ozempic|wegovy|saxenda|insulin|pens?|injections?|shots?|needles?|tablets|pills|meds|medication|duromine|endone|methadone|patch|patches)`,
        '(boxes|box|packets?|bottles?|blister packs?|packs?|strips?|webster pack) (is |are |was |were |all |now |nearly |theyre |its |next to (him|her) )*(all |nearly )?(empty|gone|finished) ..12 (took|taken|remember|how many|drunk|drowsy|found|asleep|collapsed|floor|daughter|son|tonight)|(took|taken|remember how many|drunk|drowsy|asleep|collapsed|floor|wont wake|slurring) ..16 (boxes|box|packets?|bottles?|blister packs?|packs?|strips?) (is |are |was |all |now |next to (him|her) |theyre )*(empty|gone)|empty (box|boxes|packets?|bottles?|blister packs?|strips?|pill (box|bottle|packet)) .. (beside|next to|near|in|under|on) (her|his|the (bed|floor|bin|bathroom))',
        '(cant remember|dont remember|dont know|lost count|forgot|not sure|no idea|unsure) (of )?how (many|much) .. (took|taken|had|swallowed|shes had|hes had|injected)',
        '(put|slipped|slip|dropped) (something|a (pill|roofie)|drugs?|stuff|shit) (in|into) (my|her|his|our) (drink|wine|beer|coffee|food|tea|glass)|roofie(s|d)?',
        '(breathed|breathing|inhaled|inhaling|sniffed|sniffing|huffing) .. (bleach|chlorine|ammonia|fumes|petrol|glue|paint|aerosol|deodorant|nangs|gas)|mix(ed|ing) (bleach|ammonia|chlorine)',
        `${ate} ..6 ${notFood}(?! (chocolate|cake))|${kid} ..3 ${ate} ..6 (liquid|tablet|pod|cleaner|chemical|something (from|under|out of)|<tablets>|pot plant|plant)`,
        '(wrong|adult|double|full) dose .. (son|daughter|kid|child|baby|toddler|year old|mum|dad|nan|him|her)|(gave|given) (my |the )?(son|daughter|kid|child|baby|toddler|year old|mum|dad|nan|him|her) .. (wrong|adult|double|too much|twice|someone elses|my (meds|tablets|dose))',
      ],
      unless: [
        '(repeat|refill|renew|reorder|supply) |(months?|weeks?) ago .. (stopped|finished)|mushrooms? (on toast|risotto|soup|pizza|sauce|stir|and)|(goji|straw|blue|rasp|frozen|mixed) ?berries|(nuts|yoghurt|oats|protein|smoothie) .. berries|berries .. (yoghurt|oats|smoothie|breakfast)|eat(ing)? (mushrooms|berries)|paint(ed|ing)? (the|my|a) |magnets? (on|for) the fridge|(chewing|nicotine) gum|nicotine patch(es)?|quit',
      ],
    },
    {
      any: [`${kid} ..12 (needle|pen|syringe|injection pen|epi ?pen|sharps)`],
      and: [
        [
          '(in (his|her|their) mouth|bit|bitten|chew(ed|ing)?|suck(ed|ing)|stuck (himself|herself|with)|stuck by|got stuck|stabbed|jabbed (himself|herself)|poked (himself|herself)|pricked|squirt(ed|ing)?|swallowed|pressed it|injected (himself|herself))',
        ],
      ],
      unless: ['(vaccin[a-z]*|immuni[sz][a-z]*|school needles|flu shot|scared of needles|blood test)'],
    },
  ],
};

const diabetic =
  '(diabet[a-z]*|insulin|type (1|2|one|two)|t1d?|t2d?|bolus|libre|dexcom|cgm|meter|bsl|bgl|gliclazide|diamicron|sugars?|glucose|finger ?prick|glucometer|sensor|ketones?|novorapid|lantus|ozempic)';

const sugars: SafetyRules = {
  kind: 'hypoglycaemia',
  rules: [
    {
      any: [
        '(says?|reads?|reading|shows?|showing|showed|said|flashing|its|is|came up|just|on|meter) (just |only |is |says |still |as |now )*(lo|hi)( |$)',
      ],
      and: [[diabetic]],
    },
    {
      any: [
        '(is|at|<now>|its|was|on|to|im|hes|shes|says|reading|and|of|under|number|reads|got|still|only|showing) [0-3]\\.[0-9](?! (kg|percent|l|litres?|mg|ml|units|cm|m|million|hours|times|stars))',
      ],
      and: [
        [`(${diabetic}|hypo|juice|jelly beans|arrow|too low|drop[a-z]*|low)`],
        [
          '(shak[a-z]*|sweat[a-z]*|hypo|insulin|type (1|one)|t1d?|juice|jelly beans|bolus|arrow|too low|wobbly|dizzy|confus[a-z]*|faint|blurry|drowsy|sugars?|glucose|bgl|bsl|finger ?prick|libre|dexcom|meter)',
        ],
      ],
      unless: [
        '(a1c|hba1c|potassium|ldl|hdl|cholesterol|triglycerides|tsh|iron|ferritin|bmi|creatinine|went up|lost|carbs?|grams)',
      ],
    },
    {
      any: ['(too low|is|its|at) [0-3]\\.[0-9]|[0-3]\\.[0-9] (is )?(too low|bad|dangerous|low)'],
      and: [['(shak[a-z]*|sweat[a-z]*|wobbly|confus[a-z]*|faint|blurry|dizzy|clammy|drowsy|spots)']],
      unless: ['(potassium|hdl|ldl|tsh|iron|cholesterol|kg)'],
    },
    {
      any: [
        '(libre|dexcom|cgm|sensor|pump) ..3 (alarm[a-z]*|beeping|going off) ..5 low',
        '(libre|dexcom|cgm|sensor|pump|hypo|low) (alarm|alert|alarms|monitor)|alarm ..6 low',
      ],
      and: [
        [
          '(making sense|sense|confus[a-z]*|sweat[a-z]*|shak[a-z]*|asleep|wake|wont (eat|drink|treat)|drunk|vague|pale|wont stop|answering|unconscious|drowsy|angry|dropping)',
        ],
      ],
    },
    {
      any: [
        'having (a|another|one of (his|her|my)) (really |very |bad |nasty |severe |big )*lows? ..9 (swallow|drowsy|wont|juice|shak[a-z]*|confus[a-z]*|wake|help|now)|(very )?low sugar attack|hypoo',
        '(gave|given|giving|used|injected|had to use|just gave) .. glucagon|glucagon .. (not|didnt|hasnt|isnt|expired|work)',
        '(missed|skipped|no|stopped|ran out of|out of|without|havent had) (my |his |her |any |all )*(insulin) ..12 (vomit[a-z]*|spew[a-z]*|thirsty|breath[a-z]*|confus[a-z]*|drowsy|sick|ketones?|sleepy|days)|pear drops|fruity breath|breath smells? (sweet|fruity|like (nail polish|acetone|pear))',
        '(diabetic|type 1|t1d) ..12 (vague|clammy|drunk|not making sense|muddled|glassy|aggressive|cant wake|wont wake|wake (him|her)|slurring|floppy|unresponsive|out of it)',
      ],
      unless: ['keto (breath|diet)|pear drops (lollies|recipe)'],
    },
    // Without insulin: signs that the sugar is high.
    {
      any: [
        '(miss(ed|ing)|skipp(ed|ing)|skips?|no|stopp(ed|ing)|ran out of|run out of|without|left out|leaving out|(havent|hasnt|not) (had|taken|been taking|have)) (taking |my |his |her |their |any |all |most of |the )*insulin(?! (resistance|resistant|pens?|pump|type))',
      ],
      and: [
        [
          '(thirsty|(mouth|lips) .. dry|dry mouth|ketones?|(peeing|weeing|pissing|urinating)|(reads?|reading|says|shows?|showing) hi( |$)|(sugars?|bsl|bgl|glucose|levels?|reading|reads|meter|its) (is |are |was |at |of |says |shows |reads |now |up |to |over |about |around |been )*(hi( |$)|high|through the roof|sky ?high|2[0-9]|3[0-9])|drowsy|breathing (fast|hard|deep)|confus[a-z]*|vomit[a-z]*|spew[a-z]*)',
        ],
      ],
      unless: ['(never|dont|not|didnt) (ever )?(miss|skip|run out)|last year|years ago|as a kid|used to'],
    },
  ],
};

const substance =
  '(wine|vodka|grog|drink|drinks|drinking|booze|alcohol|beer|beers|the piss|on the piss|spirits|bourbon|rum|whisky|goon|cask|carton|valium|xanax|benzos?|diazepam|oxazepam|serepax|temazepam|clonazepam|lorazepam|alprazolam|ghb|heroin|methadone|meth|opioids?|oxy|oxycontin|endone|tramadol|fentanyl|suboxone|ketamine|lyrica|pregabalin|baclofen|sleeping (tablets|pills)|sleepers|detox[a-z]*|withdraw[a-z]*)';
const stopped =
  '(stopped|stopping|stop|quit|quitting|gave up|given up|giving up|came off|coming off|come off|went off|ran out|run out|no more|last drink|cold turkey|detox[a-z]*|havent had|hasnt had|havent touched|hasnt touched|cut out|withdraw[a-z]*|not had|off the (grog|drink|booze|piss|valium|xanax|benzos|vodka|wine)|tapering|threw out|dried out|drying out|dry out|sober (for )?(since|[1-9])|without)';
const shakes =
  '(shak(e|es|ing|y|ey)( .. uncontrollably)?|the shakes|trembl[a-z]*|tremors?|twitch[a-z]*|hallucinat[a-z]*|seeing (things|bugs|people|spiders|stuff|shadows|rats|snakes)|hearing (things|stuff|voices|people|music)|cant tell whats real|whats real|people in the walls|in the walls|bugs|fits?|fitting|seizures?|convuls[a-z]*|confus[a-z]*|burning up|heart (is )?racing|skin crawling|crawling|spasm[a-z]*|doesnt know where|dont know where|losing it|delirious|the dts|dts|drenched|sweat[a-z]*|cant stop (shaking|vomiting))';

const stopping: SafetyRules = {
  kind: 'withdrawal',
  rules: [
    {
      any: [substance],
      and: [[stopped], [shakes]],
      unless: [
        '(protein|meal replacement|optifast|diet|man|slim ?fast|breakfast|chocolate|vanilla|milk|weight loss) ?shakes?|shakes (for|as|or|instead|diet|program|every|work|and|are)|(sugar|caffeine|coffee|coke|soft ?drinks?|energy drinks?|smoking|cigarettes|vaping|nicotine) |(years?|months?) ago|last year|hot flush[a-z]*|menopaus[a-z]*|(gym|exercise|workout|spin) ',
      ],
    },
    {
      any: [
        '(off|stopped|quit|gave up|ceased|abruptly) ..5 (piss|grog|slab|carton|drink|booze|valium|benzos?|xanax|vodka|ice|drinking) ..16 (horrors|dts|cant hold|shak[a-z]*|trembling|twitching|paranoid|people in|roof|sees|seeing|hearing|voices|sweating|confused|fit)|ceased (my |the )*(valium|xanax|drinking|alcohol|benzos?)|(coming|came) off (ice|meth|speed|ghb|g|heroin|grog) ..12 (paranoid|people in|havent slept|seeing|hearing|shaking|suicid[a-z]*)',
        '(bad|the|terrible|got|have|having|awful) (shakes|tremors|horrors|dts) .. (stopp(ed|ing)|quit(ting)?|no) .. (drink|drinking|alcohol|grog|booze|wine|vodka|piss)',
      ],
    },
  ],
};

export const substanceFamilies: readonly SafetyRules[] = [tooMuch, sugars, stopping];
