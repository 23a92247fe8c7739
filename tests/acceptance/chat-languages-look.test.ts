import { expect, test } from 'vitest';
import { accessibilityFindings } from '#tests/support/axe.ts';
import { say } from '#tests/support/chat-page.ts';
import { chatting, server } from '#tests/support/played-chat.ts';

// How an answer in another language is shown and read out. The endpoint is played: which words it says is the records' business.

const dial = (number: string, direction = '') =>
  `<a href="tel:${number.replaceAll(' ', '')}"${direction}>${number}</a>`;
const ltr = ' dir="ltr"';
const arabic = {
  crisis:
    `<p lang="ar" dir="rtl">خير أنك كتبت. إذا كان أحد في خطر فاتصل الآن بالرقم ${dial('000', ltr)}.</p>` +
    `<p lang="ar" dir="rtl">للتحدث مع شخص ليلًا أو نهارًا: Lifeline ${dial('13 11 14', ltr)}. للتسمم: ${dial('13 11 26', ltr)}.</p>` +
    `<p lang="ar" dir="rtl">إذا احتجت إلى مترجم اتصل على ${dial('131 450', ltr)}.</p>`,
  ordinary:
    `<p lang="ar" dir="rtl">هذه الدردشة تجيب بالإنجليزية فقط. اتصل بخدمة الترجمة على ${dial('131 450', ltr)}.</p>` +
    `<p lang="ar" dir="rtl">عند الخطر: ${dial('000', ltr)}. Lifeline ${dial('13 11 14', ltr)}. للتسمم: ${dial('13 11 26', ltr)}.</p>`,
};
const spanish =
  `<p lang="es">Gracias por escribirlo. Si alguien está en peligro, llame ya al ${dial('000')}.</p>` +
  `<p lang="es">Lifeline ${dial('13 11 14')}. Poisons ${dial('13 11 26')}.</p><p lang="es">Intérprete: ${dial('131 450')}.</p>`;

const phone = { width: 375, height: 812 };

test('[SAFE-01] [ACCESS-01] help in Arabic runs right to left, its numbers do not, and its language is marked for voices', async () => {
  const { page, chat } = await chatting(phone);
  await say(page, 'أريد أن أموت');
  expect(await chat.messages.nth(1).locator('p').first().getAttribute('dir')).toBe('auto');
  (await server.call()).answer({ message: arabic.crisis, urgent: true });
  const paragraphs = chat.last.locator('.chat-html > p');
  await paragraphs.nth(2).waitFor();
  expect(
    await paragraphs.evaluateAll((all) =>
      all.map((one) => [one.getAttribute('lang'), getComputedStyle(one).direction]),
    ),
  ).toEqual(Array.from({ length: 3 }, () => ['ar', 'rtl']));
  const numbers = chat.last.locator('a');
  expect(await numbers.evaluateAll((all) => all.map((one) => getComputedStyle(one).direction))).toEqual(
    Array.from({ length: 4 }, () => 'ltr'),
  );
  expect(await chat.urgent.locator('[lang="ar"]').count()).toBe(3);
  // The first thing that is seen is help in the person's language, not a heading in English.
  expect(await chat.last.innerText()).not.toContain('Please get help now');
  expect(await chat.last.getByRole('button').count()).toBe(0);
  expect(await accessibilityFindings(page)).toEqual([]);
  await say(page, 'كم السعر');
  (await server.call()).answer({ message: arabic.ordinary });
  const quiet = chat.last.locator('.chat-html > p').nth(1);
  await quiet.waitFor();
  const size = (at: number) =>
    chat.last
      .locator('.chat-html > p')
      .nth(at)
      .evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
  expect(await size(1)).toBeLessThan(await size(0));
});

test('[SAFE-01] after help in English the foreign words keep their language, and nothing scrolls sideways', async () => {
  const { page, chat } = await chatting(phone);
  await say(page, 'i want to die, ya no puedo');
  (await server.call()).answer({
    message: `<p>You are not alone.</p><ul><li>${dial('000')} in danger</li></ul>${spanish}`,
    urgent: true,
  });
  await chat.last.locator('p[lang="es"]').nth(2).waitFor();
  expect(await chat.last.innerText()).toContain('Please get help now');
  expect(await chat.urgent.locator('[lang="es"]').count()).toBe(3);
  const list = chat.conversation;
  expect(await list.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
});

test('[SAFE-01] an answer may bring its language and direction, and no other attribute', async () => {
  const { page, chat } = await chatting({ expected: [/Applying inline style/, /^policy: style-src/] });
  await say(page, 'hola');
  (await server.call()).answer({
    message: '<p lang="es" dir="rtl" class="fixed" id="x" style="inset:0" title="t" translate="no">hola</p>',
  });
  const words = chat.last.locator('.chat-html > p');
  await words.waitFor();
  expect(await words.evaluate((one) => one.getAttributeNames().sort())).toEqual(['dir', 'lang']);
});
