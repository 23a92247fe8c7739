import { describe, expect, test } from 'vitest';
import { sensitiveIn } from './sensitive.ts';

describe('[CHAT-05] People whom ordinary advice may harm', () => {
  test.each([
    ['28 weeks with bub number two and gaining', 'pregnancy'],
    ['im 75 male and want to lose 10 kg', 'older'],
    ['I am 78, married', 'older'],
    ['my mum is 84 in a nursing home and the nurse says she must lose weight', 'older'],
    ['I live down south and I feel hopeless and cry every night', 'low-mood'],
    ['im down in spirits and hopeless', 'low-mood'],
    ['my baby is small and im still feeding her', 'pregnancy'],
    ['9 kilos gone, losing weight without trying', 'unexplained-loss'],
    ['had my gallbladder out 2 weeks ago, can i diet', 'surgery'],
    ['we lost our little boy', 'bereaved'],
    ['I weigh 46 at 168 and want 42. which plan', 'low-weight'],
    ['im 52kg 170 tall, what should i eat', 'low-weight'],
    ['want to do 700 a day for 2 months', 'very-low-calorie'],
    ['i eat like 500 a day', 'very-low-calorie'],
    ['im 48 kg and 170 cm', 'low-weight'],
    ['i feel hopeless. my internet is crap, will the call work', 'low-mood'],
    ['feeling pretty useless in the kitchen and everywhere else, i feel worthless', 'low-mood'],
    ['ive cried every day since my wife died of cancer at 52, whats your first visit cost', 'bereaved'],
    ['my son died of leukaemia at 12', 'bereaved'],
    ['my baby died at birth, is there family history to tell', 'bereaved'],
    ['quiz says 700 calories, thats my plan from monday', 'very-low-calorie'],
  ])('%s: %s', (message, kind) => {
    expect(sensitiveIn(message)).toContain(kind);
  });

  test.each([
    'im 6 foot and 104 kg',
    'i weigh 96 at 168',
    'im 80 kg and 170 tall',
    'im on 300 dollars a week',
    'i earn about 400 a day, can i pay',
    'do 800 a day of steps',
    'im 38 and 145 kg',
    'im 44 and 160 over 90 blood pressure',
    'i weigh 96 at 168 and want to lose 30 kg',
    'i am 175 tall and have 20 kg to lose',
    'is there a test for depression',
    'how do i know if i drink too much',
    'how do i lose weight without trying too hard',
    'i had a hernia operation ten years ago',
    'still feeding her dinner at nine',
    'nearest chemist is 80 k away',
    'In the nursing home where i work one nurse tell me',
    'im down in hobart. any of you mob down here??',
    'my internet is pretty crap out here, what happens if it cuts out halfway',
    'I am hopeless in the kitchen. What is something simple I could make?',
    'nan passed from a stroke and pop had heart attacks, will she ask about family history',
    "dad died of a stroke at 62 so i'd like to get my blood pressure down",
    'calc told me 1050 cals a day, that seems really low??',
    'only got 2 on the binge eating one so i must be ok yeah?',
    'do i need to skip meals tomorrow to make up for it',
  ])('nothing to heed in: %s', (message) => {
    expect(sensitiveIn(message)).toEqual([]);
  });
});
