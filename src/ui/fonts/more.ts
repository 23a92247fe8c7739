/** Characters of the typeface's second file; `npm run font` writes them. */
export const moreCharacters =
  'U+22-23, U+2A, U+3C-3E, U+5B-60, U+7B-7E, U+A3, U+A7, U+AE, U+B1-B3, U+BC-BE, U+C0-C2, U+C4-CF, U+D1-D4, U+D6, U+D8-DC, U+DF-E2, U+E4-EF, U+F1-F4, U+F6-FC, U+FF-101, U+112-113, U+12A-12B, U+14C-14D, U+16A-16B, U+2014, U+2018, U+2020-2022, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2248, U+2264-2265';
