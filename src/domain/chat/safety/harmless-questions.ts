/*
 * Questions for information, and what is long past and well: the words of an emergency without one. Taken out of a
 * message like the sayings of harmless.ts. One expression a line.
 */

/** Nothing after it says that it is back. */
const andNotNow =
  '(?!.* (again|back|relaps[a-z]*|urges?|tonight|last night|started|starting|still (do|doing|cut|cutting|have|happens?|get|am|self)|lately|recently|returned|right now)( |$))';
const ailment =
  '(strokes?|heart attacks?|allergic reactions?|anaphylaxis|hypos?|low blood sugars?|gallstones|pancreatitis|eating disorders?|dehydration|seizures?|blood clots?|dvt|thyroid|diabetes|pre ?eclampsia)';
const longAgo =
  '(years? (ago|back)|last year|decades? ago|as a (teen|teenager|kid|child|baby|toddler|student|young (adult|woman|man|person))|when i was [a-z0-9]+|in my (teens|20s|30s|40s|twenties|thirties|forties|youth)|in (her|his) (30s|40s|50s|60s|70s|thirties|forties|fifties|sixties)|at (school|uni)|long (ago|behind)|(in |was |since |back in )?(19[5-9][0-9]|20[01][0-9])|back in the day|ages ago|a lifetime ago)';

export const questions: readonly string[] = [
  // asking for information
  `(signs?|symptoms?|warning signs?) (of|for) (a |an |the |having |possible |severe )*${ailment}`,
  `difference between (a |an )?${ailment} and (a |an )?[a-z]+`,
  `what (does|do|is|are|s) (a |an |having a )?${ailment}( (feel|look) like| mean)?(?= |$)(?! (help|now))`,
  `tell (the difference between )?(heartburn|reflux|indigestion|a panic attack|anxiety|it|one) from (a )?${ailment}`,
  '(dont|never|not|avoid|prevent|without) (accidentally )?(take|taking|have|having|inject) a double dose',
  '(do i|should i|do we|who do i|who should i|when do i|when should i) (call|ring|phone|contact) (you|the clinic|your clinic) or (000|triple zero|an ambulance|lifeline)( in an emergency)?',
  '(what|who) (do|should|would|happens) .. in an emergency|in an emergency( do i| who| what)?|(why does|why do|does) (your|the|this) (footer|site|website|page|chat|email|voicemail) .. (call )?(triple zero|000)',
  '(suicide|self harm) (risk|prevention|policy|screening|statistics|awareness|training|research|rates?)|(domestic|family) violence (policy|training|worker|sector|screening)',
  '(ask|asks|asking|asked|screen|screens|question|questions|policy|training|box|section|bit) (about|for|on) (a |any |my |past |previous |your |the |history of |family history of )*(suicid[a-z]*( thoughts?| ideation)?|self ?harm|domestic violence|family violence|eating disorders?|seizures?|chest pain|strokes?|overdoses?|abuse)',
  '(does|do|can|could|will|would|is it true) (it|they|this|that|the [a-z]+|[a-z]+) (cause|because|causes|make you|make people|give you|lead to) (any |people |you )*(suicidal (thoughts|thinking|ideation)|suicidal|low blood sugars?|hypos?|seizures?|chest pains?|allergic reactions?|anaphylaxis|fainting|strokes?|heart attacks?)',
  '(do|does|can|will|could|would) (you|i|it|people|they|the [a-z]+|[a-z]+) (still |also |ever |need to )?(get|cause|because|give you|give people|have to worry about|worry about|need to worry about) (a |any |the |really )*(low blood sugars?|low sugars?|hypos?)',
  'worry about hypos?|hypos? (means?|stands for)|(risk|chance|fear|prevent|preventing|avoid|avoiding|less|fewer) (of )?(a |getting |having )*(hypos?|low blood sugars?)|(treat|manage|prevent|handle) a hypo if i (get|have|got)( one)?|foods? .. (for|with|against) low blood sugar|history of hypos?',
  '(cant|cannot|dont|doesnt|stop me|stops? you|prevent[a-z]*|impossible to) (from )?(take|taking|inject|injecting|have) too much',
  'what (happens|would happen) if (you|i|someone|people) (take|takes|use|inject|injects) too much( of (it|them))?(?= \\| (just |only )?(reading|wondering|curious|asking|before|general))',
  'what if i (vomit|throw up|am sick|spew|chuck) after (taking|having) (the|my|a) (tablet|pill|dose|medication)( do i (take|have) another( one)?)?',
  '(can|could|may|ok to|okay to|safe to|allowed to) (i )?(still )?(have|drink) (a |one |some |the odd |an |occasional |any |my )*(glass of |glasses of )?(wine|beer|drink|alcohol|champagne|cocktail|red|sherry)s?( with| on| while)?',
  '(i|we|to|can|and) (just |usually |normally |always )?(take|have) all (of )?my (regular |usual |other |morning |night )*(meds|tablets|pills|medications?|medicines) (at (night|bedtime|breakfast|dinner|lunch)|in the (morning|evening|arvo)|with (breakfast|dinner|food|lunch|vitamins)|before bed|after (breakfast|dinner)|every (day|night|morning)|each (day|night|morning)|together)',
  'at risk (of|for) (getting |developing |being )?(diabetes|obesity|heart disease|type|high|fatty|gestational|overweight|osteo[a-z]*|sleep|pcos)',
  // what is long past, and well
  `(used to |history of |past |previous |i |had |some )*(self ?harm(ed|ing|s)?|suicidal (thoughts|phase|period)|bulimi[a-z]*|anorexi[a-z]*|eating disorder) ..9 ${longAgo}${andNotNow}`,
  `${longAgo} ..6 (self ?harm(ed|ing)?|bulimi[a-z]*|anorexi[a-z]*|eating disorder)${andNotNow}`,
  `(had|have had|having had|last|only|one|my|some|with|a few|if you had|febrile) (a |an |any |bad |febrile |the |my |few |last |small )*(seizures?|convulsions?|fits?|strokes?|mini strokes?|heart attacks?|chest pains?|blood clots?|clots?|dvt|angina|hypos?|concussion|overdose|heart scare|stents?|knocked out|allergic reaction|gallstone attack|pancreatitis) ..9 ${longAgo}${andNotNow}`,
  `(seizures?|convulsions?|fits|knocked out|unconscious|concussed|passed out|fainted|collapsed) ..5 ${longAgo}${andNotNow}`,
  `(attempted suicide|suicide attempt|tried to (kill|end) (myself|my life|it)|an attempt) ..6 ${longAgo} ..6 (well|fine|good|happy|recovered|stable|better) (since|now|ever since)${andNotNow}`,
  `(left|escaped|ended|survived|came out of|got out of|was in|divorced|leaving) (an |a |my )?(abusive|violent) [a-z]+ ..4 ${longAgo}${andNotNow}`,
  '(tick|declare|list|disclose|mention|box for|write) (the |past |old |my |any )*(seizures?|chest pains?|strokes?|suicidal thoughts?|self ?harm|fainting)( box)?',
  '(mum|dad|nan|pop|grandma|grandpa|father|mother|brother|sister|aunt|uncle|family) (has |had |have |both had )(angina|a stent|bypass|blood clots?|seizures)',
  '(family )?history (question )?(of|on|about) ..3 suicide|suicides? (runs )?in (my|the|our|his|her) family|(lost|losing|loss of) (my|our|a|his|her) .. to suicide|(died|death|passed|lost) (by|from|to|through) suicide',
  '(is|im|am|hes|shes|was|are|both|severely|highly) (severely |highly )?anaphylactic to( [a-z]+)?(?!.* (ate|eaten|eating|stung|throat|swell[a-z]*|swollen|breath[a-z]*|lips|tongue|hives|epi ?pen|just)( |$))',
  '(always |nearly |almost |usually |tend to |i |often |sometimes )*(faint|fainted|fainting|pass out|passed out|passing out|go woozy|woozy) .. (at|with|from|during|when|in|after|getting|having|for) .. (blood tests?|needles?|giving blood|bloods?|blood draws?|vaccin[a-z]*|sight of blood)',
  '(bled me|blood tests?|needles?|giving blood|donat[a-z]*|took (my )?blood|bloods (done|taken)) .. (passed out|faint(ed|s)?|pass out)( in the chair)?',
];

export const moreSayings: readonly string[] = [
  '(cost of living|prices?|bills?|mortgage|rent|debt|paperwork|clutter) .. suffocating|(batterys?|battery|phones?|laptops?) .. (die|dying|dead)',
  '(i )?(wanna |want to )?kill it(?= \\||$)|snor(es|ing) .. (smother|strangle|kill) him( with a pillow)?',
  '(omg|lol|haha|lmao|hahaha|lmfao) im (so |literally |actually )?(dead|dying|deceased)|im (so |literally |actually )?(dead|deceased) (lol|haha|lmao|hahaha)',
  '(clothes|wardrobe|pantry|cupboards?|closet|stuff|emails|junk|toys) .. purge( time)?|blacking out (dates?|days|times|weeks)|(doing|do|did|run|running|us) suicides? (up and down|on the (court|field|oval)|at (training|the gym|footy)|drills?|laps)',
  'cut myself (a |another |some )(small |big |thin |tiny |huge )?(slice|piece|bit|sliver|wedge|chunk)|cut myself (shaving|cooking|chopping|gardening|opening|making dinner)|burn(t|ed)? myself .. (air fryer|oven|stove|bbq|barbecue|kettle|hotplate|tray|toaster|sun|cooking)',
  '(wanna |want to )?end (it|things) with (the|your|my|these|those) (meal|emails?|plan|gym|subscription|app|diet|program|provider|trainer|clinic|dietitian)|cant (cope|deal) with (another|one more|any more|more) (salad|diet|shake|chicken|meal|email|form|lettuce|kale|bowl|tuna|egg)',
  '(laptops|phones|computers|ipads|cameras|screens|cars|codes?|voucher|voucher code|links?|batterys|batteries|mouse|keyboard|remote|portal|login|email|printer|modem|fridges|bulbs?) (code )?(is |has |are |was |just |gone |completely |now )*(dead|died|dying)( |$)',
  'drown(ed|ing|s)? (my|the|it|them|in|your|under) .. (salad|chips|steak|veggies|food|dressing|sauce|gravy|paperwork|admin|emails?|debt|laundry|washing|work|forms?|assignments?|bills|data|information|notifications?|housework)',
  'suffocating in (these|my|this|the)|(heat|humidity|humid|weather|air|room|office|bra|spanx|jeans) .. suffocating|suffocating (heat|humidity)',
  '(having|had|have|throwing|threw) a (little |bit of a |bit of |total )?(fit|meltdown|wobbly|conniption) (trying|over|about|because|at|with|when)',
  '(wanna |want to |wish i could |just )*(disappear|vanish|melt|sink|shrink|fade) (in|into|behind|under) (a |the |my |that )*(size|couch|sofa|lounge|bed|floor|background|ground|doona|clothes|wallpaper|crowd|jeans|crack|sand|holiday|book|blanket)',
  '(an? )?(bit of an? |like an? )?overdose of (information|emails?|texts?|notifications?|options|choices?|advice|sugar|colour|ads|reminders|pop ?ups|marketing)|(emails?|messages|texts|ads|notifications|reminders|photos|newsletters?) (are|is|was|were) (a bit of |a bit like |like |almost |basically |such )*an? overdose',
  '(no more|never|done with|without|not gonna|dont wanna|wont|not|instead of|rather than) (be )?(starve|starving) (myself |yourself |ourselves )?(on|with|for|through)( .. diets?)?|(plan|plans|diet|diets|meals?) .. (not gonna|wont|dont) starve( on)?',
  '(is |are |always |hes |shes |and |so |absolutely )*starving (after|before|from|by the time|when .. gets? home) ?(training|footy|school|sport|work|the gym|gym|swimming|a run|practice|netball|soccer|cricket|dance)?',
  '(getting|get|gets|got|been|being|was|were) (hit|slugged|stung|slapped|smacked|belted) (by|with) (a |an |the |late |gap |extra |hidden |big |another |that )*(fees?|charges?|costs?|bills?|tax|gst|interest|surcharges?|price|virus|flu|covid|wave|cancellation)',
  '(jump|jumping|get|hop|fall|fell) off (the|this|that|my) (diet|dieting|bandwagon|wagon|rollercoaster|roller coaster|merry|treadmill|scales?|yo|weight|sugar|hamster|band)( wagon| rollercoaster| roller coaster)?( for good)?',
  '(cant|couldnt|could never|can not|never) live without (my |a |the |some )?(?!(him|her|them|you|husband|wife|son|daughter|mum|dad|kids|partner|pain|this|it|hurting)( |$))[a-z]+',
  '(take|taking|took|turn|turning|steer) (my|his|her) life (in|to|back|into|on|forward|around|seriously|somewhere)',
  'no way out of (the|a|this|my|paying|your) (gap|fee|fees|contract|plan|subscription|membership|cost|lock|booking|late|cancellation)|burden on (medicare|taxpayers?|the taxpayer|centrelink|society|the nhs)',
  '(feel|feeling|felt|get|gets|getting|am|im|make me|makes me) (a bit |really |so |pretty |very )?(sick|queasy|nauseous|ill|crook|yuck) (after|when i eat|from) (eating |having )?(fatty|greasy|rich|too much|dairy|spicy|fried|big|sugary|a big|bread|oily|cheese|takeaway|milk|pizza|maccas)',
];
