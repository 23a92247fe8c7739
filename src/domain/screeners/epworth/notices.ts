import type { Notice } from '../instrument.ts';

/** For a total in the severe band. */
export const doNotDrive: Notice = {
  id: 'driving',
  tone: 'care',
  title: 'Please do not drive until you have been assessed',
  text: 'Australian fitness-to-drive guidance counts a score of 16 or more as high risk. Do not drive until a clinician has assessed your sleepiness and it is treated. Stricter rules apply to commercial drivers.',
};

/** For any chance of dozing in traffic, below that total. */
export const avoidDriving: Notice = {
  id: 'driving',
  tone: 'care',
  title: 'Do not drive while you are sleepy',
  text: 'You may doze when traffic stops. Australian fitness-to-drive guidance is to avoid or limit driving if you are sleepy, until the cause has been assessed and treated. If you are often sleepy at the wheel, or have crashed from sleepiness or inattention, do not drive until then.',
};
