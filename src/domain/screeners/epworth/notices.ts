import type { ScreenerNotice } from '../instrument.ts';

/** For a total in the severe band. */
export const doNotDrive: ScreenerNotice = {
  id: 'driving',
  tone: 'care',
  title: 'Please do not drive until you have been assessed',
  text: 'Australian fitness-to-drive guidance counts a score of 16 or more as high risk. Do not drive until a clinician has assessed your sleepiness and it is treated. Stricter rules apply to commercial drivers.',
};

/**
 * For any chance of dozing in traffic, below that total. The answer outweighs the score, so this notice's advice applies in
 * every band.
 */
export const avoidDriving: ScreenerNotice = {
  id: 'driving',
  tone: 'care',
  title: 'Do not drive while you are sleepy',
  text: 'You may doze when traffic stops, and that matters more than the score. Following Australian fitness-to-drive guidance, drive only when you are wide awake and cannot avoid it, until the cause has been assessed and treated. If you are often sleepy at the wheel, or have crashed from sleepiness or inattention, do not drive until then. Stricter rules apply to commercial drivers.',
  asks: {
    severity: 'severe',
    recommendation:
      'Do not drive while you are sleepy, and see a GP or another clinician soon about the cause. If you have dozed in traffic or at the wheel, even for a moment, do not drive at all until you have been assessed.',
  },
};
