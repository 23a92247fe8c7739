import type { SafetyRules } from '../kinds.ts';

/* Eating disorders as people put it who would not use the word. Words as in ../../text/pattern.ts. */

const sickUp =
  '(throw(s|ing|n)? up|threw up|vomit(s|ing|ed)?|spew(s|ing|ed)?|puk(e|es|ing|ed)|chuck(s|ing|ed)? (it )?up|bring(s|ing)? (it |food |everything )?(back )?up|sick(ing)? (it )?up|barf(s|ing|ed)?|upchuck(s|ing)?|get(s|ting)? rid of (it|everything|what i (ate|eat)|the food|(my|her|his) (food|dinner|lunch|meals?)|dinner|lunch|the calories))';
const illness =
  '(gastro|bug|virus|food poisoning|pregnan[a-z]*|morning sickness|migraine|reflux|hangover|hungover|chemo|motion|car ?sick|covid|surgery|dodgy|baby|toddler|bloat[a-z]*|heartburn|gluten|lactose)';

export const foodFamilies: readonly SafetyRules[] = [
  {
    kind: 'eating-disorder',
    rules: [
      {
        any: [
          '(hid(es|ing)?|sneaking|bins) (her |his |the )?food (and|while) skip[a-z]* (all )?(her |his )?meals|skip[a-z]* (all )?(her |his )?meals .. (tiny|so thin|skin and bones?|faint[a-z]*|wasting|fading)',
          '(anorexia|bulimia|anorexic|bulimic|eating disorder) ..6 (scared|terrified|afraid|frightened|petrified) of (gaining|eating|food)',
          '(havent|not|hasnt) (kept|keeping|keep) ..4 on purpose|relaps(e|ed|ing) (into|back into|to|with) (ana|mia|anorexia|bulimia|ed)|(hide|hiding|hid|cover up|lie about) (not eating|that im not eating|purging|vomiting|throwing up|my purging|how little)',
          '(anorexic|bulimic|anorexia|bulimia) ..14 (skin and bones?|bought|your medicine|injections?|online|wont stop|scared)|(under ?weight) ..12 (cant (make myself )?eat|cant stop|skinny jab|need to be smaller|wanna be smaller|want the|injections?|hair falling|periods?|still fat|lie|get the script)|(lie|lied|lying) .. (weight|height) ..9 (underweight|script|injection|bmi)|(see|feel|count) (all )?my (bones|ribs) ..9 (fat|hate|more|still)',
          '(havent|not|hasnt|no) (eaten|had|swallowed) (food|anything|anything but water|a thing|or drunk|any food) ..4 days|no food (in|for) days|(food|eating) makes me (panic|cry|shake|scared)',
          '(weigh|weight|im|calculator .. under|people under|at|is) (about |only |now |like )*([23][0-9]|4[0-5])(\\.[0-9])? ?kg ..9 (need to lose|wanna be|want to be|get to|lose [0-9]+ more|need to be|to [23][0-9]|weight loss injections|dont have to eat)',
          `(every ?time|each time|always|whenever|after|when|once|as soon as) ..6 (eat|ate|eats|eating|food|meals?|dinner|lunch|binge[a-z]*) ..9 ${sickUp}`,
          `${sickUp} (my |her |his |their |all |all my |after )*(dinners?|lunch(es)?|meals?|breakfasts?|food)(?! (court|poisoning|bag))`,
          `${sickUp} (it |on purpose |in secret |secretly |up )*(every|each|most) (single )?(night|day|meal|dinner|lunch|time i eat)`,
          `(taps?|shower|music|fan) .. (so|to) ..9 ${sickUp}|runs? the (taps?|shower|water) .. (hear|bathroom|after (dinner|tea|eating))`,
          `${sickUp} ..9 (skin and bones?|so (thin|skinny)|secret|so (no one|nobody) (hears|knows)|to (lose|stay) (weight|thin|skinny))`,
          `(i|ive) (just |usually |normally |always |mostly |generally |then )*${sickUp} (up )?(whatever|everything|what|anything|all|most of what) (i|ive|that i) (eat|ate|eaten|had|have)`,
          'binge and (spew|vomit|puke|chuck|throw|sick|purge)|(fingers?|toothbrush|spoon) (down|in) (my|her|his) (throat|mouth)',
        ],
        unless: [
          `${illness}|(injection|jab|shot|medication|tablets?|meds|side effects?) .. (mak(es|ing) me|side effect|started)`,
        ],
      },
      {
        any: [
          '(laxatives?|laxettes?|laxette|laxies|dulcolax|senokot|coloxyl|senna|ex ?lax|movicol|epsom salts|durolax|water (pills|tablets)|diuretics?|frusemide|lasix)',
        ],
        and: [
          [
            '(handful|handfuls|packet|whole box|box of|too many|too much|[5-9]|[1-9][0-9]|after (i|every|each|a|she|he) .. (eat|eats|binge|meal|dinner|meals)|skinny|thin|empty|flush (it|everything|the food) out|get (everything|it|the food) out|faint[a-z]*|periods? (has |have )?(stopped|gone)|passed out|no food|binge|abus[a-z]*|hid(es|ing|den)?|found .. (in|under))',
          ],
        ],
        unless: [
          '(constipat[a-z]*|haemorrhoids|colonoscopy|bowel prep|impact(ed|ion)|[5-9] (days|years)|heart failure|blood pressure)',
        ],
      },
      {
        any: [
          '(bmi|body mass index) (is |of |was |at |about |around |only |under |just |down to |now |currently |has dropped to |dropped to |its |says )*1[0-5](\\.[0-9]+)?( |$)(?!percent)',
          '(bmi|body mass index) (is |of |was |at |about |around |only |under |just |down to |now |currently )*1[67](\\.[0-9]+)? ..12 (still (feel|look|think)|huge|feel fat|too fat|disgusting|not eating|restrict[a-z]*|purg[a-z]*|faint[a-z]*)',
        ],
        unless: ['(baby|toddler|my dog|lowest|minimum|at least|bmi (chart|range|table))'],
      },
      {
        any: [
          '(im|i am|weigh|weighs|weight is|about|down to|hes|shes|is|<now>|currently|actually|at|dropped to|under|below) (only |just |around |now |like |actually |down to |at |about |under )*([23][0-9]|4[0-4])(\\.[0-9])? ?kg(?! (over|heavier|lighter|down|less|more|lost|loss|gone|overweight|to (lose|go)|above|below|to))',
          '(get|getting|goal|target|be|reach|want|hit) (is |down |to |be |weight |of |under )*([23][0-9]|4[0-4]) ?kg',
        ],
        and: [
          [
            '(still (wants?|feel|fat|losing|think|want)|wanna lose|wants to lose|too fat|feel (fat|huge)|huge|pass(es|ed|ing)? out|faint[a-z]*|starv[a-z]*|wont eat|not eating|restrict[a-z]*|cant stop|apple|skin and bones?|dizzy|hid(es|ing)|purg[a-z]*|lied|periods?|laxat[a-z]*|fasting|not thin|no food|one meal|water|eat till|collaps[a-z]*|terrified|scared to eat|(on|been on) (your|the|my) (injections?|jabs?|shots?|meds|pens?))',
          ],
        ],
        unless: [
          '(dog|cat|suitcase|luggage|deadlift|bench|squat|kettlebell|overweight|obese|toddler|year old boy)|(lose|lost|losing|drop|shed|dropped) (about |around |another |over |nearly )*([23][0-9]|4[0-4])',
        ],
      },
      {
        any: [
          '(fasting|fasted|fast|not eaten|no food|nothing solid|no solid food|no solids|without food|water only|only water|havent eaten|hasnt eaten|restricting|starving|nothing but water|not eating|terrified of food|scared of food|afraid of food|nothing to eat|just water|only had water) ..4 ([4-9]|1[0-9]|[2-9][0-9]|four|five|six|seven|eight|nine|ten|eleven|twelve|several) (full |whole |straight |days straight )*(days|weeks)',
          '([4-9]|1[0-9]|[2-9][0-9]|four|five|six|seven|eight|nine|ten|eleven|twelve) (full |whole |straight )*(days|weeks) (of |into |since |without |on )*(a |my |the )*(fast|fasting|no food|not eating|eating|food|i last ate|i ate|water fast|just water|only water|starving)',
          '(terrified|scared|frightened|afraid|petrified) of (food|eating) ..6 days|(wont|not gonna|not|refuse to|cant|refusing to|not letting myself|not allowed to) (eat|eating) (again |anything |a thing )?(till|until|unless) (i|im|ive|she|he|shes|hes|my|the scale|the scales)',
          '(ana|mia|ed|anorexia|bulimia) (relapse|brain|voice|is (back|winning|loud)|came back|has come back)|(back|deep) in my (ed|ana|anorexia|bulimia)',
          '(eats?|eating|ate|eaten|had|having|surviving on|living on) (only |just |about |maybe |like |more than )*(a |an )?(one|1|half an?|a single|two|2|half|few|couple of|single) (apples?|rice cakes?|crackers?|carrots?|cucumbers?|boiled eggs?|egg|yoghurts?|mandarins?|almonds?|grapes|bites?|mouthfuls?|lettuce[a-z]*) (a|per|each|all|in|for) (day|week|[2-9]|1[0-9]|two|three|four)',
          '(hides?|hiding|hid|spits?|spitting|scrapes?|flushes) (her |his |my |their |the |all )*(food|meals?|dinner|lunch) (in|into|under|down) (a |the |her |his |my |napkins?|tissues?|serviettes?|sleeves?|bin|pot plants?|dog|toilet|pockets?|bag)+',
        ],
        unless: [
          `${illness}|ramadan|lent|daniel fast|colonoscopy|blood test|intermittent|(hours?|hour) fast|fast food|tonsil[a-z]*|wisdom teeth|dentist|hunger strike|(is|can|could|should|would) (it|i|you) .. (safe|ok|do|try) .. fast|how (do|can|should|would|to) (i |you |we )?(safely |properly )?(do a |start a )?([a-z0-9]+ )?([a-z]+ )?fast|(thinking (of|about)|planning|considering|idea of) .. fast`,
        ],
      },
    ],
  },
];
