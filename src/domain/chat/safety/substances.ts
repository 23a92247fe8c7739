import type { SafetyRules } from './kinds.ts';

const number =
  '([5-9]|[1-9][0-9]+|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|dozen|a dozen|a bunch of|bunch of|handful of|a handful of|heaps of|heaps|lots of|loads of|whole (box|packet|bottle|pack|strip|sheet) of|too many|so many|all|all of|all my|all the|a lot of|a whole|several|extra|double|twice)';

export const overdose: SafetyRules = {
  kind: 'overdose',
  rules: [
    {
      any: [
        'overdos(e|ed|es|ing)|oded|(have|had|has|just|gonna|nearly) od',
        '(took|taken|take|taking|swallowed|swallow|swallowing|had|has had|have had|ate|eaten|downed|popped|necked|injected|gave|given|used|ingested|drank|got into) (way |far |about |like |almost |around |up to |probably |nearly |over |myself |maybe |at least |my |her |his |the )*(too many|too much|a whole|the whole|a full|the entire|whole|all (of )?(my|the|his|her|of|their)|a handful|handful|handfuls|a heap|heaps|loads|a bunch|a lot|lots|double|twice|triple|extra|another|a second|2 doses|two doses|more than|the wrong|wrong|someone elses|someone else|my (wifes|husbands|mums|dads|sons|daughters|friends|partners|sisters|brothers)|(the )?(dogs?|cats?|kids)) ..6 (<tablets>|bottle|box|packet|pack|strip|dose|doses|doseage|dosage|amount|units|injection|one|ones|them|it)',
        `(took|taken|swallowed|ate|eaten|downed|popped|necked|injected|ingested) (about |like |around |maybe |nearly |over |my |up to |another |at least )*${number} .. (<pills>|tabs|caps|meds|medications?|sleepers|doses?|doseage|sachets)`,
        '(took|taken|had|take|taking|given|gave|injected|used) .. (<tablets>|dose|it|them) .. (twice|two times|2 times|double|doubled up|by accident|by mistake|accidentally)( (by|on|in|this|today|accidentally|the|instead|now|what)|$| \\|)',
        '(accidentally|accidently|mistakenly|stupidly|by accident|by mistake) (took|taken|had|injected|swallowed|ate|drank|gave|given|doubled|double) .. (<tablets>|dose|doses|twice|double|bleach|cleaner|poison|detergent|extra|two|2|another|too)',
        '(double|doubled|triple|tripled|doubling|extra|wrong|two|second|2nd|twice (my|the|his|her)|huge|massive|too much|too high a?) (up )?(my |the |on my |on the |of my |on |of |usual |normal |weekly |daily )*(dose[sd]?|dosage|insulin|injections?|tablets?|pills?|units)( (by|today|this|now|accidentally|of|last|tonight|yesterday|is|what|and|help|should|am|im)|$| \\|)',
        '(swallowed|swallow|drank|drunk|drinking|ate|eaten|inhaled|breathed in|licked|got into|found and ate|ingested|has had|sucked on|splashed) .. (bleach|detergent|cleaner|drain cleaner|draino|poison|rat ?sack|rat poison|snail pellets|weed ?killer|roundup|antifreeze|petrol|kerosene|turps|battery|button battery|batteries|mushrooms?|chemicals?|hand sanitiser|methylated|metho|nicotine|vape juice|vape liquid|eucalyptus oil|essential oils?|magnets?|dishwasher tablets?|washing pods?|laundry pods?|pool chlorine|mothballs|pesticide|insecticide|fly spray|oven cleaner|dog worming|worming tablets)',
        '(<people>|he|she|year old|toddler|baby|dog) (has |have |had |just |may have |might have |accidentally |got hold of |managed to )*(swallowed|ate|eaten|got into|drank|taken|took|got at|been into|found|opened) (some |one of |a |my |the |all |his |her |a few |nans |grandmas |half |a bottle of |of |mums )*(<tablets>)',
        '(year old|month old|toddler|baby|little (one|boy|girl|fella)|son|daughter|kid|child|grandson|granddaughter|nephew|niece|puppy|yr old|yo) ..9 (swallowed|ate|eaten|chewed|chewing|sucked on|sucking on|got into|been into) (on |some |one |two |any |a few |a couple |half |a |of |my |the |his |her |nans |pops |dads |mums |grandmas |diet |heart |sleeping )*(<tablets>)',
        '([2-9]|[1-9][0-9]+|two|three|four|five|ten|few|several) (times|x) (the|my|his|her|more|as much|what|over) .. (dose|amount|prescribed|meant|supposed|tablets?|insulin)',
        'poisoned|poisoning|been poisoned|took poison|carbon monoxide|gas leak|drink (was )?spiked|been spiked|drugged',
        'how (many|much) <pills> (is|are|would be|can i take|can you take|before|should i take|do i need) .. (too many|dangerous|safe to take|at once|dangerous|overdos[a-z]*|pass out|to sleep forever|not wake)',
        '(mixed|mixing|washed down|with) .. (<pills>) (with|and) .. (alcohol|vodka|bottle of wine|whisky|bourbon|scotch|rum|grog|booze)|(alcohol|vodka|wine|whisky|bourbon|grog|booze) (and|with) .. (<pills>)',
      ],
      unless: [
        'how (do|does|should|often) .. (dose|doses) (work|go up|increase)',
        '(too many|too much|heaps of|lots of) (questions|calories|carbs|chocolates?|sugar|food|biscuits|cake|chips)( \\||$)',
        '(should|can|could|may) i (double|increase|up|raise|change|lower|skip) (my|the) (dose|doses|dosage)',
        'missed (a|my|the) (dose|tablet|pill|injection)',
        '(photos?|steps|breaths?|naps?|laps|calls|classes|bites|sips|trips|courses|tests|quizzes|selfies|screenshots) ',
        'food poisoning|blood poisoning',
      ],
    },
  ],
};

export const withdrawal: SafetyRules = {
  kind: 'withdrawal',
  rules: [
    {
      any: [
        '(alcohol|drinking|drink|grog|booze|benzo|benzos|valium|heroin|ice|drug|alcoholic|detox) .. (withdrawals?|withdrawing|detox(ing)?|dts|the dts|cold turkey)|(withdrawals?|withdrawing|detox(ing)?|coming off) .. (alcohol|drinking|grog|booze|vodka|benzos?|valium|heroin|opioids?|wine|xanax)|delirium tremens|the dts',
        '(stopped|quit|gave up|given up|stop|havent had|no|without|cut out|going without|off) .. (drinking|alcohol|grog|booze|vodka|wine|beer|drink|a drink|drinks|spirits|bourbon|rum|scotch|whisky|goon) ..12 (shak(e|es|ing|y)|trembl(e|ing)|tremors?|sweat(s|ing|y)?|hallucinat[a-z]*|seeing things|hearing things|seizures?|fits?|confused|crawling|vomiting|spewing|jitter[a-z]*)',
        '(shak(e|es|ing|y)|trembling|tremors?|sweating|hallucinating|seeing things|the shakes) ..12 (stopped|quit|since|without|until i|unless i|if i dont|when i dont|gave up|stop) .. (drinking|drink|alcohol|grog|booze|have a drink|vodka|wine|beer|goon)',
        '(drink|drinking|drinks|drank|go through|skull|put away|knock back) (about |at least |over |around |like |up to |more than |nearly |probably |my |on )*(a |[0-9]+ |two |three |four |a few |half a |one )?(bottles?|litres?|cartons?|slabs?|casks?|goon bags?|flagons?|cases?|six ?packs?|boxes?|stubbies|tinnies|cans|beers|longnecks|glasses|drinks|standard drinks) .. (a|every|each|per) (day|night) ..12 (stop|quit|give up|cold turkey|detox|off it|cut|without)',
        '(stop|quit|give up|stopping|quitting) (drinking|alcohol|the grog|the booze|grog|booze) .. (suddenly|cold turkey|overnight|straight away|all at once|today|after years|tomorrow)|(heavy|daily) drinker ..12 (stop|quit|give up|cold turkey|detox|off it|shak[a-z]*)',
        '(cant|couldnt) (stop|get through|function|go a day) .. (drinking|without .. drink|without .. alcohol) .. (shak[a-z]*|sick|sweat[a-z]*)|shakes? .. (morning|until|till) .. drink',
      ],
      unless: ['(sugar|coffee|caffeine|soft drink|coke|protein shakes?|carbs|milkshakes?|meal shakes?|water|shakes) '],
    },
  ],
};

const sugar = '(sugars?|glucose|bsls?|bgls?|sugar levels?|blood sugars?|bloods|blood sugar levels?|sugar readings?)';
const reads =
  '(is |are |was |were |at |has |have |just |says |reads |reading |showing |of |dropped |gone |fallen |level |levels |to |down |now |currently |came up |tested |sitting |its |been |only |around |about |like |went |under |below |right |mine |my |shows |hit |a |and its )*';

export const hypoglycaemia: SafetyRules = {
  kind: 'hypoglycaemia',
  rules: [
    {
      any: [
        '(having|had|have|in|a|bad|another|nasty|severe|going|feel|feels like a?|think its a|going into a|gone) (a |an |bad |severe |really bad )*hypos?( \\||$| <now>| and| what| help| attack| again| because| cant| i | this| after| he| she| but)|hypoglyc[a-z]*|hypo attack|hypoing',
        `${sugar} ${reads}([0-3]\\.[0-9]+|[1-3](?! (percent|times|months?|weeks?|days?|years?|hours?|kg|serves|tea ?spoons?|spoons?|tsp|grams?|g|tests?|a day))(?!\\.))`,
        `(reading|meter|libre|dexcom|cgm|levels?) ${reads}[0-3]\\.[0-9]+`,
        '(sugars?|glucose|bsl|bgl|sugar levels?|blood sugars?|levels) (is |are |was |has |have |just |really |so |very |too |super |been |dangerously |keeps? |going |gone |feels? |feeling |crashing |dropping )*(low|crashed|crashing|dropped|dropping|plummet(ed|ing)|bottomed|tanked|tanking)',
        '(low|dropping|crashing) (blood (sugars?|glucose)|bsl|bgl|sugars)',
        '(sugars?|glucose|bsl|bgl|sugar levels?|blood sugars?) (is |are |was |has |have |at |over |above |reading |of |just |says |level |sitting |reads |been )*(2[0-9]|3[0-9]|[4-9][0-9])(\\.[0-9]+)? ..12 (vomit[a-z]*|spew[a-z]*|throwing up|confused|drowsy|breath|sick|thirsty|fruity|weeing)|ketoacidosis|dka|ketones? (is |are |at |high|over|of |reading )+',
      ],
      unless: ['(low (blood )?sugar) (diet|recipes?|foods?|options?|snacks?|meals?)|hba1c|a1c'],
    },
    {
      any: [
        '(shak(y|ing|es|en|ey)|trembl(y|ing)|sweat(y|ing|s)|confused|clammy|dizzy|faint|fuzzy|jittery|pale|blurry|slurring|light ?headed|wobbly|not making sense|drowsy|cant think|weak and|pins and needles)',
      ],
      and: [
        [
          '(diabetic|diabetes|insulin|gliclazide|type 1|type one|t1d|t1|type 2|type two|t2|hypo|blood sugar|sugars?|glucose|bsl|bgl|novorapid|lantus|optisulin|jelly beans|glucagon|metformin|low sugar)',
        ],
      ],
      unless: [
        '(sauna|spin class|burpees)|(risk of|history of) diabetes|(sugar|carb) (free|cravings?|withdrawals?|detox)|(cut|cutting|quit|quitting|gave up|off) .. sugar',
      ],
    },
  ],
};
