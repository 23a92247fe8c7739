/** Australian places that visitors name, as `normalise` writes them; longer names before those that they hold. */
export const places: readonly string[] = `
new south wales, western australia, south australia, northern territory, australian capital territory, sunshine coast,
gold coast, central coast, alice springs, wagga wagga, coffs harbour, port macquarie, byron bay, hervey bay, mount
isa, mount gambier, port hedland, port augusta, port lincoln, broken hill, kangaroo island, magnetic island, airlie
beach, surfers paradise, noosa heads, blue mountains, hunter valley, mornington peninsula, victor harbor, mount
barker, margaret river, batemans bay, swan hill, charters towers, thursday island, norfolk island, christmas island,
byron, noosa, sydney, melbourne, brisbane, brissie, perth, adelaide, hobart, darwin, canberra, newcastle, wollongong,
geelong, townsville, cairns, toowoomba, ballarat, bendigo, albury, wodonga, launceston, mackay, rockhampton, rocky,
bundaberg, bunbury, geraldton, kalgoorlie, karratha, broome, katherine, tamworth, dubbo, orange, bathurst, armidale,
lismore, grafton, maitland, cessnock, gosford, nowra, goulburn, queanbeyan, griffith, mildura, shepparton, wangaratta,
warrnambool, traralgon, morwell, bairnsdale, lakes entrance, echuca, horsham, colac, torquay, melton, sunbury,
pakenham, cranbourne, berwick, ringwood, taree, kempsey, moree, mudgee, cooma, bega, wyong, sale, frankston,
dandenong, werribee, footscray, parramatta, penrith, blacktown, liverpool, campbelltown, bankstown, cronulla, manly,
bondi, ipswich, logan, redcliffe, caboolture, maroochydore, caloundra, gympie, gladstone, emerald, roma, warwick,
dalby, longreach, cherbourg, weipa, kununurra, derby, esperance, albany, mandurah, rockingham, kwinana, midland,
wanneroo, busselton, narrogin, northam, exmouth, carnarvon, tom price, joondalup, fremantle, freo, armadale, whyalla,
murray bridge, port pirie, naracoorte, coober pedy, roxby downs, noarlunga, gawler, elizabeth, glenelg, devonport,
burnie, ulverstone, palmerston, tweed heads, tweed, ballina, kingaroy, bowen, ayr, innisfail, atherton, queensland,
victoria, tasmania, qld, nsw, vic, tas, nt, act, wa
`
  .split(',')
  .map((place) => place.trim().replace(/\s+/g, ' '))
  .filter(
    (place) =>
      !['orange', 'sale', 'rocky', 'emerald', 'act', 'victoria', 'elizabeth', 'derby', 'warwick'].includes(place),
  );

const western =
  /^(?:western australia|wa|perth|joondalup|fremantle|freo|mandurah|rockingham|kwinana|midland|wanneroo|busselton|narrogin|northam|exmouth|carnarvon|tom price|armadale|bunbury|geraldton|kalgoorlie|karratha|broome|port hedland|kununurra|esperance|albany|margaret river)$/i;
const southern =
  /^(?:south australia|adelaide|whyalla|port (?:augusta|lincoln|pirie)|naracoorte|coober pedy|roxby downs|noarlunga|mount (?:gambier|barker)|murray bridge|gawler|glenelg|victor harbor|kangaroo island|broken hill)$/i;
const eastern =
  /^(?:new south wales|nsw|vic|tas|tasmania|hobart|launceston|devonport|burnie|act|australian capital territory|sydney|melbourne|canberra|newcastle|wollongong|geelong|ballarat|bendigo|albury|wodonga|wagga wagga|coffs harbour|port macquarie|byron(?: bay)?|central coast|blue mountains|hunter valley|mornington peninsula|batemans bay|swan hill|bathurst|tamworth|dubbo|armidale|lismore|grafton|maitland|cessnock|gosford|nowra|goulburn|queanbeyan|griffith|mildura|shepparton|wangaratta|warrnambool|traralgon|morwell|bairnsdale|lakes entrance|echuca|horsham|colac|torquay|melton|sunbury|pakenham|cranbourne|berwick|ringwood|taree|kempsey|moree|mudgee|cooma|bega|wyong|frankston|dandenong|werribee|footscray|parramatta|penrith|blacktown|liverpool|campbelltown|bankstown|cronulla|manly|bondi|tweed(?: heads)?|ballina)$/i;

const northern = /^(?:northern territory|nt|darwin|alice springs|katherine|palmerston)$/i;

const ourOwn =
  /^(?:queensland|qld|brisbane|brissie|gold coast|sunshine coast|surfers paradise|noosa(?: heads)?|hervey bay|mount isa|magnetic island|airlie beach|charters towers|thursday island|townsville|cairns|toowoomba|mackay|rockhampton|bundaberg|ipswich|logan|redcliffe|caboolture|maroochydore|caloundra|gympie|gladstone|roma|dalby|longreach|cherbourg|weipa|kingaroy|bowen|ayr|innisfail|atherton)$/i;

/** The answer that says how the clock of a place differs from the clinic's; undefined where none is written for it. */
export function clockAnswerFor(place: string): string | undefined {
  if (western.test(place)) return 'hours/perth';
  if (northern.test(place)) return 'hours/darwin';
  if (southern.test(place)) return 'hours/adelaide';
  if (ourOwn.test(place)) return 'hours/queensland';
  return eastern.test(place) ? 'hours/east' : undefined;
}
