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
    ['care/type1-skip', 'i only take half my insulin because it makes me gain'],
    ['care/type1-skip', 'i take less insulin so i stay thin'],
    ['care/type1-skip', 'not taking my insulin to drop kilos before the wedding'],
    ['care/type1-skip', 'i skip my lantus because it makes me fat'],
    ['care/poverty', 'i dont eat so the kids can'],
    ['care/alcohol-stop', '20 standard drinks daily, stopping today'],
    ['care/type1-skip', 'i stopped my insulin because it makes me fat, my doctor doesnt know i reduced it'],
    ['care/type1-skip', 'dont tell my endo i stopped my insulin to lose weight'],
    ['care/type1-skip', 'i reduce my insulin to lose weight'],
    ['care/type1-skip', 'i dont take my insulin so i lose weight'],
    ['care/alcohol-stop', 'i drink 10 beers every night and im giving up the grog tomorrow'],
    ['care/alcohol-stop', '10 beers every night, giving it up tomorrow'],
    ['care/alcohol-stop', 'i have a slab a day, stopping my drinking this week'],
    ['care/alcohol-stop', 'bottle of wine every night, i want to stop it all now'],
    ['care/poverty', 'i skip meals so the kids dont go hungry'],
    ['care/poverty', 'i skip dinner so the kids can have theirs'],
    ['care/poverty', 'living on two minute noodles till payday, broke'],
  ])('%s: %s', (id, message) => {
    expect(warningFor(message)).toBe(id);
  });

  test.each([
    ['i have been drinking water daily, should i quit drinking coffee'],
    ['i drink 2 bottles a day of coke and want to quit suddenly'],
    ['i skip breakfast so i can eat a bigger dinner'],
    ['is it ok to skip breakfast for weight loss and eat later'],
    ['with insulin resistance should i skip lunch to lose weight'],
    ['my endo is reducing my insulin as i lose weight, is that normal'],
    ['i am on insulin and gaining weight, can the doctor reduce my doses'],
    ['i skip breakfast so i can drive the kids to school'],
    ['my kids eat and i just have the leftovers, is that bad'],
    ['they eat and i wait for my husband to get home before i have dinner'],
    ['can i get iron tablets online, i have palpitations'],
    ['i get palpitations and take tablets from my cardiologist, can i do the online visit'],
    ['my heart races when i book online, can i get injections'],
    ['3 energy drinks a day, want to quit cold turkey'],
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
