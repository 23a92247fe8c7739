import type { HelpLine } from './help-lines.ts';

/**
 * The bodies that take complaints about health care, by state and territory, as Ahpra lists its partners
 * (ahpra.gov.au, 'Other health complaints organisations'). The clinic confirms the numbers before launch: only the number
 * of New South Wales was checked on the body's own page.
 */
export interface ComplaintsBody extends Pick<HelpLine, 'name' | 'number' | 'dial'> {
  state: string;
  /** Names of the state and its larger places that visitors use, in lower case. */
  places: readonly string[];
}

const places = (names: string) => names.split(', ');

export const complaintsBodies: readonly ComplaintsBody[] = [
  {
    state: 'New South Wales',
    name: 'Health Care Complaints Commission (HCCC)',
    number: '1800 043 159',
    dial: '1800043159',
    places: places(
      'new south wales, nsw, sydney, newcastle, wollongong, central coast, parramatta, penrith, tamworth, dubbo',
    ),
  },
  {
    state: 'Victoria',
    name: 'Health Complaints Commissioner',
    number: '1300 582 113',
    dial: '1300582113',
    places: places('victoria, vic, melbourne, geelong, ballarat, bendigo, shepparton, mildura, warrnambool'),
  },
  {
    state: 'Queensland',
    name: 'Office of the Health Ombudsman (OHO)',
    number: '133 646',
    dial: '133646',
    places: places(
      'queensland, qld, brisbane, gold coast, sunshine coast, cairns, townsville, toowoomba, mackay, ipswich',
    ),
  },
  {
    state: 'Western Australia',
    name: 'Health and Disability Services Complaints Office (HaDSCO)',
    number: '1800 813 583',
    dial: '1800813583',
    places: places('western australia, wa, perth, fremantle, mandurah, bunbury, geraldton, kalgoorlie, albany, broome'),
  },
  {
    state: 'South Australia',
    name: 'Health and Community Services Complaints Commissioner (HCSCC)',
    number: '1800 232 007',
    dial: '1800232007',
    places: places('south australia, adelaide, mount gambier, whyalla, port lincoln, port augusta, murray bridge'),
  },
  {
    state: 'Tasmania',
    name: 'Health Complaints Commissioner Tasmania',
    number: '1800 001 170',
    dial: '1800001170',
    places: places('tasmania, tas, hobart, launceston, devonport, burnie'),
  },
  {
    state: 'the ACT',
    name: 'ACT Human Rights Commission',
    number: '02 6205 2222',
    dial: '0262052222',
    places: places('australian capital territory, canberra'),
  },
  {
    state: 'the Northern Territory',
    name: 'Health and Community Services Complaints Commission (HCSCC)',
    number: '1800 004 474',
    dial: '1800004474',
    places: places('northern territory, nt, darwin, alice springs, katherine, palmerston'),
  },
];

/** The body of the state that a visitor named, directly or by one of its places. */
export const complaintsBodyOf = (place: string | undefined): ComplaintsBody | undefined =>
  place === undefined ? undefined : complaintsBodies.find((body) => body.places.includes(place.toLowerCase()));
