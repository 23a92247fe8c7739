import { normalise } from '../text/normalise.ts';
import { anyOf, occurs } from '../text/pattern.ts';

/*
 * Wordings that stand whatever else a message says: where a rule found an emergency in one of these, the weights cannot
 * outvote it. They are told calmly, in a word or two, or in passing beside a question, which is where weights err.
 */
const unmistakable = anyOf([
  // death and harm to oneself
  '(kill(ing)?|hang(ing)?|harm(ing)?|hurt(ing)?|injur(e|ing)|starv(e|ing)|carv(e|ed|ing)) myself|(wanna|i could just|i want to|gonna|ready to) (die|be dead|end (it|it all|my life|things))|(im|feel|feeling|been|being|still|so|get|got) (a bit |really |so |very |quite )?suicidal|suicidal (ideation|thoughts) ..6 (at the moment|right now|again|tonight)|(end|ending|take|taking) (my|his|her) (own )?life|never been born|wanna leave this world|lethal dose|(goodbye|good bye) (everyone|all|world|for good)|im done \\| goodbye|put me out of my misery( \\||$)|(hope|hoping|wish|pray|praying) (that )?i (dont|never) wake up(?! (late|early|hungry|starving|with|to|at|before|feeling|tired|sore|again at))|(better off|rather be|wish i (was|were)) dead(?! (than|then) (seen|caught|wear|eat))|(dont|do not) care if i (die|live|wake up)|tired of (existing|living|being alive)(?! (out|like|in|on|with|off))|self harm(ing)? (again|every|daily|now|tonight)',
  '(trying|tried|tries|going|gonna|about|threatening|threatened) to (kill|hang|drown|shoot) (himself|herself|themselves)',
  // to follow somebody who died
  '(wanna|wants to|want to|time to|ready to|gonna) (just )?(go and |go )?(be with|join) (my |her |his )?(late )?(pop|nan|nanna|mum|dad|husband|wife|son|daughter|god|grandpa|grandma)( \\||$| in heaven| up there| now)|(platform|bridge|cliff|overpass|balcony|roof) ..3 (thinking (of|about) |gonna |going to |about to )*jump(ing)?( \\||$| off)|nothing (left )?to live for( \\||$| anymore| since (he|she|my|mum|dad|they died|they passed)| now (he|she|hes|shes))',
  '(wanna|going to|go and|think about|thinking (of|about)) (go |going |to |just )*(join|joining|be with) (him|her|them)( \\||$| (my|since|now|he|she))[a-z0-9 |]{0,40}(died|passed|funeral|grave)|(died|passed( away)?)[a-z0-9 |]{0,60}(wanna|going to|think(ing)? (about|of)) (go |going |to )*(join|joining|be with) (him|her|them)( \\||$| again| soon)',
  // a farewell was sent, or lies ready
  'letters? (for|to) (the|my) (kids|children|family|mum|wife|husband|girls|boys)[a-z0-9 |]{0,40}(thank you for everything|bye|goodbye|sorry)( \\||$)|(messaged|texted|posted|sent|rang|wrote|message|text|post) .. (hooroo|goodbye|farewell|be good to)[a-z0-9 |]{0,60} (phones? (is |are |now )*off|hes not (answering|picking up|replying)|shes not (answering|picking up|replying)|cant (reach|find)|gone quiet)',
  // help is asked for
  '(need|call|send|get|want) (me |us |him |her )*(an? )(ambulance|ambos?|paramedics)|(this is|its|have) an? (real |medical |actual )?emergency( now|$)|help (me )?now|(cpr|choking|anaphylaxis|heart attack|stroke|seizure|bleeding|stabbed|drowning) (how|help|now|please)',
  // breath, heart, consciousness
  '(mini |little |small )*(strokes?|tias?) (today|this morning|tonight|just now|an hour ago|this arvo|at (breakfast|lunch|dinner))',
  '(im|i am|i think im|hes|shes|he is|she is) (on the phone |here |alone |just |actually |literally |definitely |now |at home )*having (a|another) (heart attack|stroke)(?! (over|about|at|when|from|every|looking|trying|with|because|just))',
  '(oxygen|oximeter|sats|spo2|o2)[a-z0-9 ]{0,25} (6[0-9]|7[0-9]|8[0-9])( |$)|fight(ing)? for (every )?breath|(cant|cannot|not|isnt|stopped) (breathe|breathing)( |$)(?! (at night|while asleep|in my sleep|through))|no pulse( \\||$)|<them> (is |are |went |was |has gone |gone )?unresponsive|(having|got|get) (bad |severe |crushing )?chest pains?( now| right now| do| and|$)|angina ..4 (at rest|now)|out cold|not (responding|waking)|fitting for (over |more than |about |nearly |at least |like )*([0-9]+|five|ten|ages|a while)',
  // too much, or poison
  '(overdosed|oded) on (my |his |her |the |too many |too much )*<tablets>|(been|got) poisoned|(swallowed|drank|drunk) (some |the |a |bit of )*(bleach|detergent|petrol|antifreeze|caustic|weed ?killer)|double dose of <tablets>|(ate|swallowed|took|eaten) (all|the whole|every one of) (of )?(the |my |his |her |our )*([a-z]+ )?(tablets|pills|gummies)',
  // food brought up or kept down on purpose
  '(i|ive|then|and|just|usually|always|so|still) (usually |just |always |then |still |have to |go and |sometimes )*(purge|purged|purging|throw up|threw up|vomit|chuck up|chuck|spew|spew up|bring up|bring) (up )?(it( all)? (back )?up|(whatever|everything|what|all|anything) (i|that i|ive|i have) (eat|ate|eaten|had)|(after|when|every time) (i |each |every |my )*(eat|eating|ate|meals?|dinner|lunch)|(till|until) (it was|theres|there was|its) (bile|nothing)|(my|the) (food|dinner|lunch|meals?|tea))|binge and purge|(make|making|made) (myself|herself|himself) (sick|vomit|throw up|spew)|(laxatives?|dulcolax|senna|coloxyl|ipecac) .. (to lose|lose|a (night|day)|after (i eat|eating|meals?|dinner)|to purge|purge)|(havent|hasnt|not) eaten (anything )?(for|in) (a week|[4-9] days|(four|five|six|seven|eight|nine|ten) days)',
  // no insulin, and sugar that is high
  '(no|not|havent|hasnt|without|missed|skipp(ed|ing)|stopped|ran out of) (had |taken |taking |my |his |her |any |all |the )*insulin[a-z0-9 |]{0,50} (reads? hi( |$)|says hi( |$)|vomit|spew|ketones?|thirsty|mouth is (so |really |very )*dry|(2[0-9]|3[0-9])( |$))',
  // bleeding in what may be a pregnancy
  'bleeding[a-z0-9 |]{0,20} (might be|think im|could be|am|im) (also )?pregnant|(might be|think im|could be|am|im) (also )?pregnant[a-z0-9 |]{0,20} bleeding',
  // fear at home
  '(scared|afraid|frightened|terrified) of (him|her|my (husband|wife|partner|boyfriend|girlfriend|ex|dad|stepdad|son|mum|father))|(hits|hit|beats|beat|strangled|choked|raped) me(?! (at|to|in|home|up with|with a (question|fee|bill)))|hit you if',
]);

const denied = anyOf([
  '(dont|not|never|didnt|havent|wont|no|isnt) (feel like |ever |actually |thoughts of |thinking of )*(kill|killing|harm|harming|hurt|hurting|hang|hanging|injuring|make|making|made|starve|starving|purge|purging|suicidal|vomit|throw|need) ?(myself|up|an)?|by mistake|is it an? ',
]);

/** Whether a message holds wording that no weight may outvote. */
export function isUnmistakable(message: string): boolean {
  const text = normalise(message);
  return occurs(unmistakable, text) && !occurs(denied, text);
}
