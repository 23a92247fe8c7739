import { describe, expect, test } from 'vitest';
import { warningFor } from './unsafe-plans.ts';

describe('[CHAT-05] a dangerous plan is warned of, however it is worded', () => {
  test.each([
    [
      'care/alcohol-stop',
      'chippie, ten or twelve tinnies a night for years. decided thats it, cold turkey from tomorrow',
    ],
    ['care/alcohol-stop', 'probably 2 bottles of wine a day since the divorce. going cold turkey monday. any tips??'],
    ['care/alcohol-stop', 'I drink a bottle of vodka every day and will stop drinking tonight'],
    ['care/alcohol-stop', 'got 8 on the grog one. should i just quit tonight and be done with it'],
    [
      'care/poverty',
      'single mum, two boys. been skipping tea so theres enough for them, thought at least id get thin lol',
    ],
    ['care/poverty', 'theres no money til thurs so the kids eat and i dont. is that why im not losing'],
    ['care/poverty', 'been going without tea so theres enough for the kids'],
    ['care/poverty', 'cant afford food this week'],
    ['medicine/online-heart', 'i got slimming capsules off a lady on facebook and my heart goes a bit fluttery after'],
    ['medicine/online-heart', 'palpitations since these fat burners i bought at the gym, normal?'],
    ['care/type1-skip', 'insulin makes me fat so i skip lunch and sometimes the jab too, evens out. dont tell my endo'],
    ['care/type1-skip', 'if i leave out my insulin i lose weight'],
  ])('%s: %s', (id, message) => {
    expect(warningFor(message)).toBe(id);
  });

  test.each([
    ['two glasses of wine on saturdays, should i stop'],
    ['i stopped drinking ten years ago, do i have to do the grog quiz'],
    ['i drink a coffee every day, should i quit sugar'],
    ['a bottle of water every day, is that enough'],
    ['my kids eat better than i do'],
    ['the kids eat tea at five, what should i cook'],
    ['do you sell pills online'],
    ['heart fluttering with nerves before my video visit'],
    ['does insulin make you gain weight'],
    ['never skip my insulin, does it add weight'],
    ['can i skip breakfast'],
  ])('%s: nothing to warn of', (message) => {
    expect(warningFor(message)).toBeUndefined();
  });
});
