/** A service that a person can call. Numbers from the fact sheet of the project, section 3.5. */
export interface HelpLine {
  name: string;
  /** As it is written. */
  number: string;
  /** As it is dialled. */
  dial: string;
  /** Who answers and when. */
  about: string;
}

export const butterfly: HelpLine = {
  name: 'Butterfly National Helpline',
  number: '1800 33 4673',
  dial: '1800334673',
  about: 'Eating and body image, 8 am to midnight, 7 days',
};

export const lifeline: HelpLine = {
  name: 'Lifeline',
  number: '13 11 14',
  dial: '131114',
  about: 'Crisis support, day and night',
};

export const healthdirect: HelpLine = {
  name: 'healthdirect',
  number: '1800 022 222',
  dial: '1800022222',
  about: 'A nurse to talk to about your health, day and night',
};

export const emergency: HelpLine = {
  name: 'Emergency',
  number: '000',
  dial: '000',
  about: 'If someone is in danger now',
};
