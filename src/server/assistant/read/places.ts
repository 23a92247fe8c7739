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
