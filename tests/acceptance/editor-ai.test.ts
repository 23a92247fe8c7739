import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { accessibilityFindings } from '#tests/support/axe.ts';
import {
  asStaff,
  chooseOfSize,
  field,
  notice,
  openAdmin,
  openPostId,
  soon,
  staffPage,
  takeNotice,
  write,
} from '#tests/support/editor.ts';
import { photograph } from '#tests/support/pictures.ts';
import { sharedSite } from '#tests/support/shared-site.ts';
import type { ReachableSite } from '#tests/support/site.ts';
import { staffSettings } from '#tests/support/staff.ts';

let site: ReachableSite;

beforeAll(async () => {
  site = await sharedSite(staffSettings);
});

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

type Answer = { status?: number; json: object } | { stream: string } | 'never';

/** A double of the writing function: replies with the last value set, and records the requests. */
async function answering(page: Page) {
  const requested: Record<string, unknown>[] = [];
  let answer: Answer = 'never';
  await page.route(functionAddress, async (route) => {
    requested.push(route.request().postDataJSON());
    if (answer === 'never') return;
    await route.fulfill('stream' in answer ? { contentType: 'text/event-stream', body: answer.stream } : answer);
  });
  return {
    requested,
    with: (next: Answer): void => {
      answer = next;
    },
  };
}

/** As the function streams: each stage, then the reply. */
function streamed(stages: readonly string[], last: { event: string; data: object }): { stream: string } {
  const events = [...stages.map((stage) => ({ event: 'progress', data: { stage } })), last];
  return { stream: events.map(({ event, data }) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`).join('') };
}

async function openDialog(options = {}) {
  const page = await staffPage(site, options);
  await openAdmin(page, site);
  await press(page, 'Create with AI');
  return { page, dialog: page.getByRole('dialog', { name: 'Create a post with AI' }) };
}

async function newPost(options = {}): Promise<Page> {
  const page = await staffPage(site, options);
  await openAdmin(page, site, '/posts/new');
  return page;
}

const refusals = { expected: [/status of 50\d/, /server error: 50\d/] };

describe('[EDITOR-06] creating a post with AI', () => {
  test('needs a topic or a valid image, reports failures and preserves typed text', async () => {
    const { page, dialog } = await openDialog(refusals);
    const create = dialog.getByRole('button', { name: 'Create post' });
    const topic = dialog.getByLabel('Topic');
    const image = dialog.getByLabel('Image (optional)');
    await create.click();
    const missing = 'Please provide a topic or upload an image for AI generation';
    expect(await notice(page, 'Missing Input')).toContain(missing);
    await dialog.getByText(missing).waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);

    const file = (name: string, mimeType: string, buffer: Buffer) => image.setInputFiles({ name, mimeType, buffer });
    await file('a.txt', 'text/plain', Buffer.alloc(10));
    expect(await takeNotice(page, 'Invalid File')).toContain('Please select an image file');
    await chooseOfSize(image, 10 * 1024 * 1024);
    expect(await takeNotice(page, 'File Too Large')).toContain('Please select an image smaller than 10MB');
    await file('a.png', 'image/png', Buffer.from('no picture'));
    await create.click();
    expect(await takeNotice(page, 'AI Creation Failed')).toContain('Failed to convert image to base64');
    await image.setInputFiles([]);

    await topic.fill('Sleep');
    // By the site itself, which has no model.
    await create.click();
    expect(await takeNotice(page, 'AI Creation Failed')).toContain('no model is configured');
    const answer = await answering(page);
    const failures: [string, Answer, string][] = [
      ['an empty result', { json: { success: true, result: {} } }, 'No result returned from AI function'],
      ['no result', { json: { success: true } }, 'No result returned from AI function'],
      ['a stream that breaks off', { stream: ': here\n\n' }, 'No result returned from AI function'],
      ['words', { status: 503, json: { error: { code: 'model-failed', message: 'Not now.' } } }, 'Not now.'],
      ['no words', { status: 500, json: {} }, 'Could not create post with AI'],
    ];
    for (const [failure, reply, words] of failures) {
      answer.with(reply);
      await create.click();
      expect(await takeNotice(page, 'AI Creation Failed'), failure).toContain(words);
      expect(await topic.inputValue(), failure).toBe('Sleep');
    }
    expect(answer.requested).toHaveLength(failures.length);
  });

  test('shows its progress from the stream, can be stopped, and discards the text when it is closed', async () => {
    const { page, dialog } = await openDialog();
    const create = dialog.getByRole('button', { name: 'Create post' });
    const topic = dialog.getByLabel('Topic');
    await answering(page);
    await topic.fill('Sleep');
    await create.click();
    await dialog.getByText('AI is writing a first draft').waitFor();
    expect(await accessibilityFindings(page, 'dialog')).toEqual([]);
    await dialog.getByRole('button', { name: 'Stop' }).click();
    await expect.poll(() => create.isEnabled(), soon).toBe(true);
    expect(await topic.inputValue()).toBe('Sleep');

    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await press(page, 'Create with AI');
    expect(await topic.inputValue(), 'after Escape').toBe('');
    await topic.fill('Sleep');
    await page.mouse.click(5, 5);
    await dialog.waitFor({ state: 'detached' });
    await press(page, 'Create with AI');
    expect(await topic.inputValue(), 'after a press outside').toBe('');

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
    await topic.fill('Sleep');
    await create.click();
    await dialog.getByText('Out of words.').waitFor();
    const said = await page.evaluate(() => (window as unknown as { said: string[] }).said.join(' '));
    expect(said).toMatch(/looking at the picture.*AI is writing\..*being checked/s);
  });

  test('[EDITOR-08] [EDITOR-03] a topic becomes a marked draft, published only when a person confirms that they read it', async () => {
    const { page, dialog } = await openDialog();
    const answer = await answering(page);
    answer.with({ json: { success: true, result: written } });
    await dialog.getByLabel('Topic').fill('Sleep and appetite');
    await dialog.getByRole('button', { name: 'Create post' }).click();
    await notice(page, 'AI Post Created');
    expect(answer.requested).toEqual([{ action: 'create_full_post', topic: 'Sleep and appetite' }]);
    await page.getByRole('heading', { level: 1, name: 'New post' }).waitFor();
    expect(await field(page, 'Title').inputValue()).toBe(written.title);
    expect(await field(page, 'Slug').inputValue()).toBe('sleep-and-appetite');
    expect(await field(page, 'Content').inputValue()).toBe(written.content);
    expect(await field(page, 'Excerpt').inputValue()).toBe(written.excerpt);
    expect(await field(page, 'Category').inputValue()).toBe(written.category);
    expect(await field(page, 'Meta description').inputValue()).toBe(written.meta_description);
    await page.getByText('AI-assisted', { exact: true }).waitFor();
    await press(page, 'Save as draft');
    await takeNotice(page, 'Post Saved');
    const staff = await asStaff(site);
    const post = await staff.read(openPostId(page));
    expect(post).toMatchObject({ aiAssisted: true, published: false, tags: ['sleep', 'appetite'] });

    await press(page, 'Publish');
    const question = page.getByRole('dialog', { name: 'Before it is published' });
    await question.getByRole('button', { name: 'Publish now' }).click();
    await question.getByText('A person must read the text that AI wrote and say so.').waitFor();
    expect(await accessibilityFindings(page, 'dialog')).toEqual([]);
    expect((await staff.read(post.id)).published).toBe(false);
    await question.getByRole('checkbox').check();
    await question.getByRole('button', { name: 'Publish now' }).click();
    expect(await takeNotice(page, 'Post Saved')).toContain('published');
    expect(await staff.read(post.id)).toMatchObject({ published: true, aiAssisted: false });
    await expect.poll(() => page.getByText('AI-assisted', { exact: true }).count(), soon).toBe(0);
  });

  test('[EDITOR-08] an image is made smaller and sent as a base64 data URL; the reply may end a stream', async () => {
    const { page, dialog } = await openDialog();
    const answer = await answering(page);
    answer.with(streamed(['reading-image', 'writing'], { event: 'done', data: { success: true, result: written } }));
    const buffer = await photograph(1400, 700).jpeg().toBuffer();
    await dialog.getByLabel('Image (optional)').setInputFiles({ name: 'plate.jpg', mimeType: 'image/jpeg', buffer });
    await dialog.getByRole('button', { name: 'Create post' }).click();
    await notice(page, 'AI Post Created');
    const [requested] = answer.requested;
    expect(requested?.action).toBe('create_from_image');
    const [, base64 = ''] = /^data:image\/jpeg;base64,(.+)$/.exec(String(requested?.image)) ?? [];
    const { width, height } = await sharp(Buffer.from(base64, 'base64')).metadata();
    expect([width, height]).toEqual([1280, 640]);
    expect(await field(page, 'Title').inputValue()).toBe(written.title);
  });
});

describe('[EDITOR-07] writing help', () => {
  test('field helps need a title, the help for all fields needs content; each fills its field or explains', async () => {
    const page = await newPost(refusals);
    for (const name of [
      'Improve content',
      'Generate excerpt',
      'Suggest tags',
      'Suggest category',
      'Generate meta description',
    ]) {
      await press(page, name);
      expect(await takeNotice(page, 'Missing Information'), name).toContain('Please provide a title first');
    }
    const master = page.getByRole('button', { name: 'Master AI Optimize' });
    expect(await master.isDisabled()).toBe(true);
    await write(page, 'Sleep', 'Words.');
    expect(await master.isDisabled()).toBe(false);

    const answer = await answering(page);
    const marked = page.getByText('AI-assisted', { exact: true });
    for (const [json, words] of [
      [{ error: { code: 'model-failed', message: 'Not now.' } }, 'Not now.'],
      [{}, 'Could not optimize content with AI'],
    ] as const) {
      answer.with({ status: 503, json });
      await press(page, 'Improve content');
      expect(await takeNotice(page, 'AI Optimization Failed')).toContain(words);
      expect(await field(page, 'Content').inputValue(), words).toBe('Words.');
    }

    // A post whose changes were all refused is a person’s again.
    answer.with({ json: { success: true, result: 'Better words.' } });
    await press(page, 'Improve content');
    await takeNotice(page, 'AI Optimization Complete');
    expect(answer.requested.at(-1)).toMatchObject({ action: 'optimize_content', title: 'Sleep', content: 'Words.' });
    expect(await field(page, 'Content').inputValue()).toBe('Better words.');
    expect(await marked.count()).toBe(1);
    await page.getByRole('region', { name: 'Changes by AI' }).getByRole('button', { name: 'Reject all' }).click();
    expect(await field(page, 'Content').inputValue()).toBe('Words.');
    expect(await marked.count()).toBe(0);

    for (const [button, action, label, result] of [
      ['Generate excerpt', 'generate_excerpt', 'Excerpt', 'In short.'],
      ['Generate meta description', 'generate_meta_description', 'Meta description', 'What it is.'],
      ['Suggest category', 'suggest_category', 'Category', 'Sleep'],
    ] as const) {
      answer.with({ json: { success: true, result } });
      await press(page, button);
      const text = await takeNotice(page, 'AI Optimization Complete');
      if (action === 'suggest_category') expect(text).toContain('Category generated successfully');
      const sent = { action, title: 'Sleep', content: 'Words.', category: 'Health' };
      expect(answer.requested.at(-1), button).toMatchObject(sent);
      expect(await field(page, label).inputValue(), button).toBe(result);
    }
    // Every other form that tags may come in: ai-result.test.ts.
    answer.with({ json: { success: true, result: '["sleep", "food"]' } });
    await press(page, 'Suggest tags');
    await takeNotice(page, 'AI Optimization Complete');
    const tags = page.getByRole('list', { name: 'Tags of this post' }).getByRole('listitem');
    const shown = [expect.stringContaining('sleep'), expect.stringContaining('food')];
    expect(await tags.allInnerTexts()).toEqual(shown);
  });

  test('Master AI Optimize fills all; each change is accepted or reverted', async () => {
    const page = await newPost({ width: 375 });
    await write(page, 'Old title', 'Old words.');
    await field(page, 'Excerpt').fill('Old excerpt');
    (await answering(page)).with({ json: { success: true, result: written } });
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
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const findings = await accessibilityFindings(page, 'section[aria-label="Changes by AI"]');
      expect(findings, `at ${width} px`).toEqual([]);
    }
    await review.getByRole('button', { name: 'Reject title' }).click();
    expect(await field(page, 'Title').inputValue()).toBe('Old title');
    await review.getByRole('button', { name: 'Accept excerpt' }).click();
    await review.getByRole('button', { name: 'Reject all' }).click();
    expect(await review.count()).toBe(0);
    expect(await field(page, 'Content').inputValue()).toBe('Old words.');
    expect(await field(page, 'Excerpt').inputValue()).toBe(written.excerpt);
    expect(await page.getByText('AI-assisted', { exact: true }).count()).toBe(1);
  });
});
