import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityFindings } from '#tests/support/axe.ts';
import { asStaff, field, notice, openAdmin, soon, staffPage, write } from '#tests/support/editor.ts';
import { photograph } from '#tests/support/pictures.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { staffSettings } from '#tests/support/staff.ts';

let site: Site;

beforeAll(async () => {
  site = await startSite(staffSettings);
});

afterAll(() => site.stop());

type Page = Awaited<ReturnType<typeof staffPage>>;
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const functionAddress = '**/functions/v1/blog-ai-optimizer';
const written = {
  title: 'Sleep and appetite',
  excerpt: 'Short nights make hungry days.',
  content: '## Why\n\nBecause of hormones.',
  category: 'Sleep',
  tags: ['sleep', 'appetite'],
  meta_description: 'Why short nights make hungry days.',
};

/** Answers the writing function as the contract says; keeps what was asked. */
async function answerWith(page: Page, reply: object, status = 200): Promise<Record<string, unknown>[]> {
  const asked: Record<string, unknown>[] = [];
  await page.route(functionAddress, async (route) => {
    asked.push(route.request().postDataJSON());
    await route.fulfill({ status, json: reply });
  });
  return asked;
}

/** Answers as the function does while it streams: each stage, then the reply. */
async function streamTo(page: Page, stages: readonly string[], last: { event: string; data: object }): Promise<void> {
  const events = [...stages.map((stage) => ({ event: 'progress', data: { stage } })), last];
  const body = events.map(({ event, data }) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`).join('');
  await page.route(functionAddress, (route) => route.fulfill({ contentType: 'text/event-stream', body }));
}

async function openDialog(options = {}) {
  const page = await staffPage(site, options);
  await openAdmin(page, site);
  await press(page, 'Create with AI');
  return { page, dialog: page.getByRole('dialog', { name: 'Create a post with AI' }) };
}

async function newPost(title: string, content: string, options = {}): Promise<Page> {
  const page = await staffPage(site, options);
  await openAdmin(page, site, '?new');
  await write(page, title, content);
  return page;
}

describe('[EDITOR-06] while the function writes', () => {
  test('the editor says what it is doing, from the stream', async () => {
    const { page, dialog } = await openDialog();
    await page.evaluate(() => {
      const said: string[] = [];
      Object.assign(window, { said });
      const dialogBox = document.querySelector('dialog');
      new MutationObserver(() => {
        const text = dialogBox?.querySelector('[role=status]')?.textContent;
        if (text && said.at(-1) !== text) said.push(text);
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
      // The stream comes in pieces, as over a slow line.
      const pieces = ['reading-image', 'writing', 'checking'].map(
        (stage) => `event: progress\ndata: ${JSON.stringify({ stage })}\n\n`,
      );
      const usual = window.fetch;
      window.fetch = async (target, init) => {
        if (!String(target instanceof Request ? target.url : target).includes('blog-ai-optimizer'))
          return usual(target, init);
        return new Response(
          new ReadableStream({
            async pull(controller) {
              await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
              const piece = pieces.shift();
              if (piece) controller.enqueue(new TextEncoder().encode(piece));
              else {
                controller.enqueue(
                  new TextEncoder().encode('event: error\ndata: {"error":{"code":"x","message":"Out of words."}}\n\n'),
                );
                controller.close();
              }
            },
          }),
          { headers: { 'content-type': 'text/event-stream' } },
        );
      };
    });
    await dialog.getByLabel('Topic').fill('Sleep');
    await dialog.getByRole('button', { name: 'Create post' }).click();
    await dialog.getByText('Out of words.').waitFor();
    const said = await page.evaluate(() => (window as unknown as { said: string[] }).said.join(' '));
    expect(said).toMatch(/looking at the picture.*AI is writing\..*being checked/s);
  });

  test('takes the reply at the end of the stream', async () => {
    const { page, dialog } = await openDialog();
    await streamTo(page, ['writing', 'checking'], { event: 'done', data: { success: true, result: written } });
    await dialog.getByLabel('Topic').fill('Sleep');
    await dialog.getByRole('button', { name: 'Create post' }).click();
    await notice(page, 'AI Post Created');
    expect(await field(page, 'Title').inputValue()).toBe(written.title);
  });

  test('a stream that breaks off is a failure, and told', async () => {
    const { page, dialog } = await openDialog();
    await page.route(functionAddress, (route) =>
      route.fulfill({ contentType: 'text/event-stream', body: ': here\n\n' }),
    );
    await dialog.getByLabel('Topic').fill('Sleep');
    await dialog.getByRole('button', { name: 'Create post' }).click();
    expect(await notice(page, 'AI Creation Failed')).toContain('No result returned from AI function');
  });
});

describe('[EDITOR-06] creating a post with AI', () => {
  test('needs a topic or an image', async () => {
    const { page, dialog } = await openDialog();
    await dialog.getByRole('button', { name: 'Create post' }).click();
    expect(await notice(page, 'Missing Input')).toContain(
      'Please provide a topic or upload an image for AI generation',
    );
    await dialog.getByText('Please provide a topic or upload an image for AI generation').waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
  });

  test.each(['Escape', 'a press outside'])('%s closes it and clears what was typed', async (way) => {
    const { page, dialog } = await openDialog();
    await dialog.getByLabel('Topic').fill('Sleep');
    if (way === 'Escape') await page.keyboard.press('Escape');
    else await page.mouse.click(5, 5);
    await dialog.waitFor({ state: 'detached' });
    await press(page, 'Create with AI');
    expect(await dialog.getByLabel('Topic').inputValue()).toBe('');
  });

  test.each([
    ['no picture', 'a.txt', 'text/plain', 10, 'Invalid File', 'Please select an image file'],
    [
      'too large',
      'a.jpg',
      'image/jpeg',
      10 * 1024 * 1024,
      'File Too Large',
      'Please select an image smaller than 10MB',
    ],
  ])('a file that is %s is refused', async (_, name, mimeType, size, title, description) => {
    const { page, dialog } = await openDialog();
    await dialog.getByLabel('Image (optional)').setInputFiles({ name, mimeType, buffer: Buffer.alloc(size) });
    expect(await notice(page, title)).toContain(description);
  });

  test('[EDITOR-08] a topic becomes a draft that is marked until a person read it', async () => {
    const { page, dialog } = await openDialog();
    const asked = await answerWith(page, { success: true, result: written });
    await dialog.getByLabel('Topic').fill('Sleep and appetite');
    await dialog.getByRole('button', { name: 'Create post' }).click();
    await notice(page, 'AI Post Created');
    expect(asked).toEqual([{ action: 'create_full_post', topic: 'Sleep and appetite' }]);
    await page.getByRole('heading', { level: 1, name: 'New post' }).waitFor();
    expect(await field(page, 'Title').inputValue()).toBe(written.title);
    expect(await field(page, 'Slug').inputValue()).toBe('sleep-and-appetite');
    expect(await field(page, 'Content').inputValue()).toBe(written.content);
    expect(await field(page, 'Excerpt').inputValue()).toBe(written.excerpt);
    expect(await field(page, 'Category').inputValue()).toBe(written.category);
    expect(await field(page, 'Meta description').inputValue()).toBe(written.meta_description);
    await page.getByText('AI-assisted', { exact: true }).waitFor();
    await press(page, 'Save as draft');
    await notice(page, 'Post Saved');
    const post = await (await asStaff(site)).read(new URL(page.url()).searchParams.get('edit') ?? '');
    expect(post).toMatchObject({ aiAssisted: true, published: false, tags: ['sleep', 'appetite'] });
  });

  test('[EDITOR-08] an image is made smaller and sent as a base64 data URL', async () => {
    const { page, dialog } = await openDialog();
    const asked = await answerWith(page, { success: true, result: written });
    const buffer = await photograph(2600, 1300).jpeg().toBuffer();
    await dialog.getByLabel('Image (optional)').setInputFiles({ name: 'plate.jpg', mimeType: 'image/jpeg', buffer });
    await dialog.getByRole('button', { name: 'Create post' }).click();
    await notice(page, 'AI Post Created');
    expect(asked[0]?.action).toBe('create_from_image');
    const size = await page.evaluate(async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    }, String(asked[0]?.image));
    expect(String(asked[0]?.image)).toMatch(/^data:image\/jpeg;base64,/);
    expect(size).toEqual([1280, 640]);
  });

  test('a broken image says so', async () => {
    const { page, dialog } = await openDialog();
    const file = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') };
    await dialog.getByLabel('Image (optional)').setInputFiles(file);
    await dialog.getByRole('button', { name: 'Create post' }).click();
    expect(await notice(page, 'AI Creation Failed')).toContain('Failed to convert image to base64');
  });

  test.each([
    ['an empty result', { success: true, result: {} }, 200, 'No result returned from AI function'],
    ['no result', { success: true }, 200, 'No result returned from AI function'],
    ['a failure with words', { error: { code: 'model-failed', message: 'Not now.' } }, 503, 'Not now.'],
    ['a failure without words', {}, 500, 'Could not create post with AI'],
  ])('%s is told, and what was typed stays', async (_, reply, status, words) => {
    const { page, dialog } = await openDialog({ expected: [/status of 50\d/, /server error: 50\d/] });
    await answerWith(page, reply, status);
    await dialog.getByLabel('Topic').fill('Sleep');
    await dialog.getByRole('button', { name: 'Create post' }).click();
    expect(await notice(page, 'AI Creation Failed')).toContain(words);
    expect(await dialog.getByLabel('Topic').inputValue()).toBe('Sleep');
  });

  test('says that no model is configured where none is', async () => {
    const { page, dialog } = await openDialog({ expected: [/status of 501/, /server error: 501/] });
    await dialog.getByLabel('Topic').fill('Sleep');
    await dialog.getByRole('button', { name: 'Create post' }).click();
    expect(await notice(page, 'AI Creation Failed')).toContain('no model is configured');
  });

  test('shows that it writes, and can be stopped', async () => {
    const { page, dialog } = await openDialog();
    await page.route(functionAddress, () => {});
    await dialog.getByLabel('Topic').fill('Sleep');
    await dialog.getByRole('button', { name: 'Create post' }).click();
    await dialog.getByText('AI is writing a first draft').waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Stop' }).click();
    await expect.poll(() => dialog.getByRole('button', { name: 'Create post' }).isEnabled(), soon).toBe(true);
    expect(await dialog.getByLabel('Topic').inputValue()).toBe('Sleep');
  });
});

describe('[EDITOR-07] writing help', () => {
  test('the helps with one field need a title, the one with all needs content', async () => {
    const page = await newPost('', '');
    for (const name of [
      'Improve content',
      'Generate excerpt',
      'Suggest tags',
      'Suggest category',
      'Generate meta description',
    ]) {
      await press(page, name);
      expect(await notice(page, 'Missing Information')).toContain('Please provide a title first');
    }
    const master = page.getByRole('button', { name: 'Master AI Optimize' });
    expect(await master.isDisabled()).toBe(true);
    await field(page, 'Content').fill('Words');
    expect(await master.isDisabled()).toBe(false);
  });

  test.each([
    ['Improve content', 'optimize_content', 'Content', 'Better words.', 'Better words.'],
    ['Generate excerpt', 'generate_excerpt', 'Excerpt', 'In short.', 'In short.'],
    ['Suggest category', 'suggest_category', 'Category', 'Sleep', 'Sleep'],
    ['Generate meta description', 'generate_meta_description', 'Meta description', 'What it is.', 'What it is.'],
  ])('%s fills its field', async (button, action, label, result, value) => {
    const page = await newPost('Sleep', 'Words.');
    const asked = await answerWith(page, { success: true, result });
    await press(page, button);
    const text = await notice(page, 'AI Optimization Complete');
    if (action === 'suggest_category') expect(text).toContain('Category generated successfully');
    expect(asked[0]).toMatchObject({ action, title: 'Sleep', content: 'Words.', category: 'Health' });
    expect(await field(page, label).inputValue()).toBe(value);
  });

  test.each([
    ['a list', ['sleep', 'food']],
    ['a JSON string', '["sleep", "food"]'],
    ['comma-separated text', 'sleep, food'],
  ])('tags may come as %s', async (_, result) => {
    const page = await newPost('Sleep', 'Words.');
    await answerWith(page, { success: true, result });
    await press(page, 'Suggest tags');
    await notice(page, 'AI Optimization Complete');
    expect(await page.getByRole('list', { name: 'Tags of this post' }).getByRole('listitem').allInnerTexts()).toEqual([
      expect.stringContaining('sleep'),
      expect.stringContaining('food'),
    ]);
  });

  test.each([375, 1280])('Master AI Optimize fills all; each change is kept or refused, at %i px', async (width) => {
    const page = await newPost('Old title', 'Old words.', { width });
    await field(page, 'Excerpt').fill('Old excerpt');
    await answerWith(page, { success: true, result: written });
    await press(page, 'Master AI Optimize');
    await notice(page, 'Master AI Optimization Complete');
    for (const [label, value] of [
      ['Title', written.title],
      ['Excerpt', written.excerpt],
      ['Content', written.content],
      ['Category', written.category],
      ['Meta description', written.meta_description],
    ] as const)
      expect(await field(page, label).inputValue()).toBe(value);
    expect(await page.getByRole('list', { name: 'Tags of this post' }).getByRole('listitem').count()).toBe(
      written.tags.length,
    );
    const review = page.getByRole('region', { name: 'Changes by AI' });
    expect(await review.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual([
      'Title',
      'Excerpt',
      'Content',
      'Category',
      'Tags',
      'Meta description',
    ]);
    // Read from its top: what the bar at the bottom half covers would be found too small to touch.
    await review.evaluate((region) => region.scrollIntoView());
    expect(await accessibilityFindings(page)).toEqual([]);
    await review.getByRole('button', { name: 'Reject title' }).click();
    expect(await field(page, 'Title').inputValue()).toBe('Old title');
    await review.getByRole('button', { name: 'Accept excerpt' }).click();
    await review.getByRole('button', { name: 'Reject all' }).click();
    expect(await review.count()).toBe(0);
    expect(await field(page, 'Content').inputValue()).toBe('Old words.');
    expect(await field(page, 'Excerpt').inputValue()).toBe(written.excerpt);
    expect(await page.getByText('AI-assisted', { exact: true }).count()).toBe(1);
  });

  test('a post whose changes were all refused is a person’s again', async () => {
    const page = await newPost('Title', 'Words.');
    await answerWith(page, { success: true, result: 'Other words.' });
    await press(page, 'Improve content');
    await page.getByRole('region', { name: 'Changes by AI' }).getByRole('button', { name: 'Reject all' }).click();
    expect(await field(page, 'Content').inputValue()).toBe('Words.');
    expect(await page.getByText('AI-assisted', { exact: true }).count()).toBe(0);
  });

  test.each([
    ['words', { error: { code: 'model-failed', message: 'Not now.' } }, 'Not now.'],
    ['no words', {}, 'Could not optimize content with AI'],
  ])('a failure with %s is told, and nothing changes', async (_, reply, words) => {
    const page = await newPost('Title', 'Words.', { expected: [/status of 503/, /server error: 503/] });
    await answerWith(page, reply, 503);
    await press(page, 'Improve content');
    expect(await notice(page, 'AI Optimization Failed')).toContain(words);
    expect(await field(page, 'Content').inputValue()).toBe('Words.');
  });
});
