import type { Item } from '../instrument.ts';
import { yesNo } from '../yes-no.ts';

export const items: readonly Item[] = [
  {
    id: 'control',
    text: 'Have there been times when, once you had started eating, stopping felt out of your hands?',
    options: yesNo,
  },
  {
    id: 'largeAmounts',
    text: 'Have there been times when you ate clearly more, within a couple of hours, than other people would?',
    options: yesNo,
  },
  {
    id: 'distressed',
    text: 'Have times of overeating upset or worried you?',
    options: yesNo,
  },
  {
    id: 'avoidSocial',
    text: 'Have you kept away from people, or eaten alone, because the way you eat embarrassed you?',
    options: yesNo,
  },
  {
    id: 'rapidSecret',
    text: 'Have you eaten very fast, or where nobody would see you?',
    options: yesNo,
  },
  {
    id: 'continueEating',
    text: 'Have you gone on eating when your body was not asking for food?',
    options: yesNo,
  },
  {
    id: 'affectedLife',
    text: 'Has your eating made everyday life harder, such as work, study, home or friendships?',
    options: yesNo,
  },
];
