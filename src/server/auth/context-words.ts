/** Words that people around an Australian clinic often choose as passwords; international lists hold few of them. */
const words = `
  welcome hello login letmein secret password passphrase access admin administrator manager owner staff user website blog
  clinic nurse practitioner doctor health healthy telehealth medical medicine medicare patient hospital pharmacy wellness
  care weight loss weightloss bulkbilled bulkbilling booking appointment consult consultation script prescription referral
  australia australian aussie sydney melbourne brisbane perth adelaide hobart darwin canberra goldcoast sunshinecoast
  newcastle wollongong geelong cairns townsville toowoomba ballarat bendigo launceston parramatta queensland victoria
  tasmania newsouthwales bondi kangaroo koala wallaby wombat vegemite anzac matildas wallabies socceroos
  collingwood carlton essendon richmond hawthorn stkilda fremantle westcoast portadelaide northmelbourne footscray
  eagles magpies tigers bombers hawks cats bulldogs demons dockers saints swans lions giants crows blues suns roos power
  broncos roosters rabbitohs southsydney storm panthers eels sharks raiders titans knights warriors cowboys dolphins
  seaeagles dragons bunnies football footy cricket netball
  gothe goteam ilove iloveyou love mydog mycat mum dad dog cat puppy kitty baby babies family kids children husband wife darling honey
  buddy bella charlie sunshine princess summer autumn winter spring christmas birthday
  january february march april june july august september october november december
  monday tuesday wednesday thursday friday saturday sunday
`;

/** Phrases that are common passwords or widely known. */
const phrases = `
  correcthorsebatterystaple thequickbrownfox jumpsoverthelazydog maytheforcebewithyou tobeornottobe advanceaustraliafair
  waltzingmatilda letmeinplease nevergonnagiveyouup opensesame abracadabra ilovemydog ilovemycat ilovemykids ilovemyfamily
`;

/** Longest first, so that a shorter word leaves no part of a longer one. */
export const contextWords: readonly string[] = `${words} ${phrases}`
  .trim()
  .split(/\s+/)
  .sort((a, b) => b.length - a.length);
