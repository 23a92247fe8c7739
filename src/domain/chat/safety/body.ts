import type { SafetyRules } from './kinds.ts';

/** Emergencies of heart, brain and breath: what an ambulance is for. */
export const heart: SafetyRules = {
  kind: 'heart',
  rules: [
    {
      any: [
        'chest ?pains?|chest (is |feels |felt |has been |keeps |really |so |getting |been |just |all |went |a bit |has |got |getting |very )*(hurting|hurts?|painful|aching|aches?|tight|tightness|tightening|crushing|squeezing|squashed|heavy|heaviness|pressure|burning|discomfort|sore|cramping|stabbing|constrict(ed|ing)|pounding|killing|funny|pressing)',
        '(pains?|tightness|pressure|tight|heaviness|squeezing|crushing|ache|aching|hurts?|hurting|sore|sharp|stabbing|discomfort|weight|heavy|elephant|band|burning|squashing|pressing|cramps?) .. (in|on|across|around|over|inside|through) .. (chest|heart|breastbone|sternum|rib ?cage|ribs)',
        '(pains?|aches?|aching|hurts?|hurting|numb|numbness|tingling|tingly|heavy) .. (down|in|up|into|through|spreading|radiating|going) .. (left|both) arm(s)?',
        '(left|both) arms? (is |are |feels? |has gone |went |gone |keeps |really )*(numb|hurts?|hurting|aching|tingling|heavy|painful|dead|sore)',
        '(pains?|ache|tightness|hurts?) .. (jaw|neck|shoulder|back) and .. (chest|arm|sweat|sweating|sweaty)|(jaw|arm) pain',
        'heart ?attacks?|cardiac arrest|heart (has |is |just )*(stopped|failing|giving out|stopping)|angina',
        'heart (is |has been |been |keeps |was |wont stop |feels like its )*(racing|pounding|skipping|fluttering|palpitations|going crazy|beating (really |so |too |very |super )*(fast|hard|weird|funny|irregular)) ..9 (faint|fainted|dizzy|pass out|passing out|breath|breathe|sweat|sweating|collapse|chest|blurry|light ?headed)',
        '(faint|fainted|dizzy|sweating|light ?headed|breathless) ..9 heart (is |has been |keeps |was )*(racing|pounding|skipping|fluttering)',
        'elephant (is )?(sitting |standing )?on my chest|(clutching|grabbing|holding|grabbed|clutched) (his|her|my|their) chest',
      ],
    },
  ],
};

export const stroke: SafetyRules = {
  kind: 'stroke',
  rules: [
    {
      any: [
        '(having|had|has had|have had|having had|is|be|its|a|mini|another|signs? of|symptoms? of|of|think|just had|suffering|suffered|like a|possible) (a |an |my )?(mini )?strokes?',
        '(mini |little |small )*(strokes?|tias?) (today|this morning|tonight|just now|an hour ago|this arvo|at (breakfast|lunch|dinner))',
        '(cant|couldnt|cannot|wont) get (my|his|her|the|any) words out|words (wont|dont|arent) com(e|ing) out|tia|strokes? (symptoms?|signs?|right now)|stroking out',
        '(face|mouth|smile|eye|eyelid|cheek|lip) (is |are |has |looks |was |went |gone |all |on one side |just |been |suddenly |started |a bit |half )*(droop|drooping|droopy|drooped|dropped|dropping|sagging|lopsided|numb|crooked|uneven|fallen|slipped|sliding|down on one side|gone funny|weird on one side|paralysed)',
        '(droopy|drooping|lopsided|crooked) (face|mouth|smile|eye)|one side of .. (face|body|mouth)|half (of )?(my|his|her) (face|body)',
        '(slurring|slurred|slurs|slur|garbled|jumbled|mumbling nonsense) .. (words?|speech|speaking|talking)|(speech|words|talking|voice) (is |are |was |went |has |sound |sounds |suddenly |all |coming out |gone |were |really )*(slurred|slurring|slurry|garbled|jumbled|mixed up|wrong|weird|nonsense|funny)|(slurring|slurred)( \\||$| and| all| a| badly| suddenly)',
        '(cant|couldnt|cannot|unable to|trouble|suddenly cant|struggling to) (talk|speak|talking|speaking|get (my|his|her) words out|find words|lift|move|raise|feel) .. (properly|suddenly|arm|arms|leg|side|face|right|all of a sudden|words)',
        '(cant|couldnt|cannot) (talk|speak) (properly|right)|(suddenly|sudden) .. (cant see|blind|weak|weakness|numb|numbness|confused|lost vision|lost sight|vision|paralysed|cant walk)',
        '(arm|leg|side|hand|arms|legs) (is |has |went |gone |suddenly |feels? |just |and |leg |arm |really |all |keeps )*(numb|weak|limp|dead|floppy|paralysed|wont move|not moving|no feeling|useless) .. (face|speech|talk|speak|side|slur|suddenly|all of a sudden|confused)',
        '(numb|weak|weakness|numbness|paralysed|tingling) .. (one|right|left|whole|other) side|(one|right|left|whole|other) side .. (numb|weak|paralysed|tingling|dead|limp|wont move|not working)',
        '(worst|sudden|thunderclap|explosive) headache (of my life|ever|of (his|her) life|suddenly|and|with|come on)',
      ],
    },
  ],
};

export const anaphylaxis: SafetyRules = {
  kind: 'anaphylaxis',
  rules: [
    {
      any: [
        'anaphyla[a-z]*',
        '(throat|tongue|lips?|face|mouth|airway|eyes|neck) (is |are |feels? |has |have |was |just |like its |all |been |and lips |and tongue |and face |and throat |keeps |really |going |gone |getting |suddenly |started |starting to |starting |so |up |blown |that |got )*(clos(e|es|ing|ed)|swell|swelling|swollen|swelled|swells|puffy|puffed|puffing|blowing up|blew up|blow(n)? up|tightening|constricting|itchy and swollen|huge|balloon(ed|ing)?|massive)',
        '(swelling|swollen|puffy|fat|puffed up) .. (throat|tongue|lips?|face|airway|mouth)|(closing|tightening) .. throat',
        '(severe|bad|serious|massive|major|having an?|an?|terrible|huge) (severe |bad |serious |really bad |massive )?allergic reaction',
        '(hives|welts|rash|itchy|itching) ..9 (cant breathe|breathing|wheez(e|ing|y)|throat|tongue|lips|faint|dizzy|swollen|swelling|vomiting|trouble)',
        '(used|using|gave|given|give|need|get|where is|jabbed|use|do i use|should i use|just) .. epi ?pen|epi ?pen(ned)? .. (used|now|expired|havent|dont have|not working|cant find)',
        '(stung|bitten|bee|wasp|ate|eaten|eating|had|peanuts?|nuts?|prawns?|seafood|shellfish) ..9 (throat|tongue|lips|swelling|swollen|cant breathe|wheezing|anaphyl[a-z]*|hives all over)',
        'all(ergic|ergy) ..9 (cant breathe|throat|tongue|lips|swelling|swollen|wheezing|breathing|collapsed)',
      ],
      unless: [
        '(baby|my eyes are puffy|puffy eyes) ',
        'do you need to know .. (epi ?pen|allerg)',
        '(?<=^)(?!.*(swollen|swell|swallow|hoarse|breath|cant talk|puffy|closing|voice|tight)).*(hands? (is |are |was |were )?(around|round|on|at|over) (my|her|his|their) (throat|neck)|(me|her|him|us|mum) (up )?by (the|my|her|his) throat)',
        '(ankles?|feet|knees?|legs?) (is|are) swollen$',
      ],
    },
  ],
};

export const breathing: SafetyRules = {
  kind: 'breathing',
  rules: [
    {
      any: [
        '(cant|cannot|couldnt|cant really|can barely|can hardly|barely|hardly|unable to|not able to|struggling to|struggle to|hard to|trouble|difficulty|finding it hard to|fighting to|struggles to|difficult to|cant seem to|isnt|not|stopped|cant even) (breathe|breath|breathing|get (my |his |her |a |enough )?(breath|air)|catch (my|his|her|a) breath|get any air)',
        '(breathing|breath) (is |has |feels |really |so |getting |very |gone |become |problems|difficulties|trouble|went )*(hard|difficult|laboured|labored|shallow|rapid|fast and|bad|worse|noisy|raspy|problems?|difficulties|trouble|funny|stopped)',
        '(gasping|fighting|struggling|gasp) for (air|breath)|suffocating|(turning|turned|going|gone|went|lips? (are|is)|fingers? are|face is|looks) blue|blue lips?',
        '(severe|bad|having an?|having a bad|serious|worst|major|massive|big) (severe |bad )?asthma ?(attack)?|asthma attack|(puffer|inhaler|ventolin) (isnt|not|wont|doesnt|aint|hasnt|has not|didnt) (working|work|helping|help|helped|touching it|doing anything)',
        '(short of breath|breathless|shortness of breath) .. (sitting|resting|lying|doing nothing|at rest|suddenly|sudden|now|right now|cant|and dizzy|and chest|getting worse|just|out of nowhere|even)|(sudden|suddenly|severe|severely|really|so|very|extremely) (short of breath|breathless|shortness of breath)|(im|she is|he is|shes|hes) (short of breath|breathless)',
        '(wheezing|wheezy) (really |so |very )?(bad|badly|heaps|a lot|and|cant)|choking( on)?( to death)?( \\||$| and| <now>| on| she| he| help)|not breathing|isnt breathing|stopped breathing|(he|she|baby|<people>) (has |just )?(stopped|stop) breathing',
        'cough(ing|ed)? up blood|coughing blood',
      ],
      unless: ['(sleep apnoea|apnoea|snor[a-z]*|cpap)'],
    },
  ],
};

export const unconscious: SafetyRules = {
  kind: 'unconscious',
  rules: [
    {
      any: [
        'unconscious|unresponsive|passed out cold|lost consciousness|not conscious|losing consciousness|in and out of consciousness|loss of consciousness|blacking out|keeps passing out',
        '(wont|cant|not|doesnt|isnt|cannot|couldnt|unable to) (wake|waking|rouse|wake (him|her|them|<people>)|be woken|get (him|her|them) to wake|responding|respond|stay awake)( up)?',
        '(cant|couldnt) wake (my |the )?(<them>)( up)?',
        'seizures?|convuls[a-z]*|(having|had|has|have|having another|in) (a |another |an epileptic |epileptic |a bad )*fits?|fitting|(is|hes|shes|keeps|started|been|was) (fitting|convulsing|shaking uncontrollably|jerking)|epileptic fit',
        '(collapsed|collapse|collapsing|fainted|passed out|passing out|blacked out|keeled over|faint)( \\||$| <now>| and| in| at| on| after| suddenly| just| twice| again| while| help| she| he| from| i | what| cant| wont| hes| shes| this| today| yesterday| last| briefly| for)',
        '(he|she|<people>) (has |have |just |suddenly |had )*(collapsed|fainted|passed out|blacked out|keeled over)',
        '(im|about to|gonna|going|think im gonna|feel like im gonna|feels like im gonna|feel like ill) (about to |gonna )?(pass out|passing out|black out|faint|collapse)',
        'floppy and|(gone|went|going|all) (floppy|limp)|limp and|no pulse|(cant|couldnt) find (a|his|her) pulse|not responding( to)?',
        '(found|finding) (him|her|my <people>|them) .. (floor|unconscious|not moving|on the ground)|(not|isnt|stopped) moving$|isnt moving',
      ],
      unless: [
        '(how many|how much|what dose|enough) .. (so|to make sure|that) (that )?(he|she|they|i|you|someone|somebody|it|<people>) (doesnt|dont|wont|never|didnt|cant) (ever )?wake',
        '(arm|leg|hand|bowels?) (isnt|not) moving|fitting (in|into|room|it|me|exercise|this|appointments?|the|well)|faint (hearted|line|smell|praise|taste)|not responding (to (my )?(email|emails|messages?|calls?|diet|treatment)|well)',
      ],
    },
  ],
};
