/** Expressions, each with its abbreviations. */
const shortenings = listed(`
  you: u ya yous; how: hw; what: wot wat; whats: wots wats; dietitian: dietician; dietitians: dieticians; your: ur;
  you are: youre; are: r; because: cos coz cuz bc becos becoz cause; right now: rn; please: pls plz plse;
  thanks: thx tnx ta thankyou cheers; want to: wanna wana; want: wnt; going to: gonna gunna gona; got to: gotta;
  dont know: dunno; cant: cannot carnt cnt caint; dont: dnt; didnt: didn; doesnt: doesn; isnt: aint; wasnt: wasn;
  im: iam; ive: ivee; husband: hubby hubbie; wife: missus; boyfriend: bf; girlfriend: gf; baby: bub bubs babys bubba;
  mum: mom mam mums mummy mumma; dad: daddy; grandma: granny; nan: nanna nana; brother: bro; sister: sis;
  though: tho; through: thru; tomorrow: tmrw tmr tomoz tomo tommorow tomorow 2moro; tonight: tonite 2nite;
  appointment: appt apt appoint; appointments: appts appoints; doctor: doc dr; doctors: docs;
  kg: kgs kilo kilos kilograms; year old: yo; year: yr; years: yrs; hour: hr; hours: hrs; minute: min; minutes: mins;
  week: wk; weeks: wks; people: ppl; something: sth; with: w; without: wo; before: b4; today: 2day; later: l8r;
  about: abt; definitely: def; probably: prob; problems: probs; have: hav hve; give: giv; love: luv;
  to be honest: tbh; i dont know: idk; etc: ect; meds: med
`);

/** Key words, each with its misspellings: any five-letter word has real neighbours, so none is guessed. */
const misspellings = listed(`
  suicide: sucide suiside suicde sueside suicied suacide suicude suicidle suside siucide su1cide suic1de
  sewerslide suicided;
  suicidal: suicidial sucidal suisidal suicical suicedal sucicidal; kill: kil killl k1ll kyll;
  killing: kiling killin; die: diee d1e dei; dying: dieing diying dyin; dead: ded; stupid: stuped; even: evn;
  sweating: sweatin; bleeding: bleedin; fainting: faintin; sitting: sittng; straight: straigt stright strait; gasping: gaspin;
  myself: mself meself myslef mysefl mysel myselfe mysekf; himself: hisself himslef; herself: herslef hersef;
  want: wnat watn whant; anymore: anymor animore nomore; live: liv; life: lief liefe;
  chest: chets ches cheast chset chesst chst; disappear: dissapear disapear dissappear disapeer;
  nurofen: neurofen nurofin; panadol: panadole pandol; pain: pian paine; pains: pians; heart: hart haert heartt;
  attack: atack attak attck atak; stroke: strok storke; breathe: breeth brethe breate breathee; breath: breth;
  face: fase; droopy: droopey; slurring: sluring; slurred: slurd slured slurrd;
  overdose: overdoes overdos overdoze od; overdosed: overdossed oded; tablets: tabelts tablits tabletts; pills: pils;
  pregnant: preggers preggo pregnent prego pregant pregers; throat: throte thoat throath;
  tongue: tounge tung toungue; allergic: alergic; seizure: seisure siezure seazure; diabetic: diabetec;
  purging: pruging; bulimia: bulemia bullimia; anorexia: anerexia anarexia;
  laxatives: laxitives laxatifs laxies laxos; starving: starvin; hurts: hurtz; hits: hitts; raped: raiped;
  unconscious: unconcious uncontious unconcsious unconsious unconcius;
  breathing: breething breathin breating brething;
  appointment: appointmnt apointment appoitment appointmet appontment appintment apptment apoitment appointement;
  book: bok bokk boook; booking: bokking boking; cost: cst coost; price: prise pric; much: muc mutch;
  rebate: rebait rebat; medicare: medicair medicaire medcare medicre; reschedule: reshedule resched rescedule;
  cancel: cancle cansel cancell; prescription: perscription presciption scrip; referral: referal refferal referel;
  calculator: calculater calc; hours: horus; open: opne; doctor: docter; nurse: nurs;
  weight: wieght weigth waight weght; privacy: privasy; complaint: complant; melbourne: melb melbourn melbs;
  brisbane: brissie brizzy brissy bris brisvegas; adelaide: adelade; newcastle: newy newie
`);

/** Expands an abbreviation or corrects a misspelt key word. */
export function correctSpelling(word: string): string {
  const whole = shortenings.get(word) ?? word;
  return misspellings.get(whole) ?? whole;
}

/** Parses 'right: wrong wronger; ...' to a map from wrong words to right ones. */
function listed(lines: string): ReadonlyMap<string, string> {
  const pairs = lines.split(';').map((line) => line.split(':').map((part) => part.trim().replace(/\s+/g, ' ')));
  return new Map(pairs.flatMap(([right = '', wrong = '']) => wrong.split(' ').map((one) => [one, right] as const)));
}
