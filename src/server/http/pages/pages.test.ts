import { expect, test } from 'vitest';
import { requestWithoutVisitor } from '../kernel/request-without-visitor.ts';
import { siteRequestReader } from '../kernel/site-request.ts';
import { PageCacheIndex } from './page-cache-index.ts';
import { pageHandlers } from './pages.ts';
import type { Reply } from './send-page.ts';

const content = {
  site: { domains: { product: 'clinic.example', previews: [] } },
  landing: new Map(),
} as unknown as Parameters<typeof siteRequestReader>[0]['content'];

/** Pages whose rendering a test ends. */
function rendered(cacheControl: string) {
  const renderings: ((reply: Reply | Error) => void)[] = [];
  const render = () =>
    new Promise<Reply>((resolve, reject) => {
      renderings.push((reply) => (reply instanceof Error ? reject(reply) : resolve(reply)));
    });
  const index = new PageCacheIndex({
    trustProxy: false,
    revisionOfPosts: () => 'one',
    labelOf: (target = '') => target,
  });
  const { pages } = pageHandlers(render, index);
  const read = siteRequestReader({ content, publicOrigin: undefined, trustProxy: false });
  const visit = async (url = '/faq') => {
    const { request, response } = requestWithoutVisitor({ url, headers: { host: 'clinic.example' } });
    const siteRequest = read(request, response);
    if (!siteRequest) throw new Error('the address cannot be read');
    await pages(siteRequest);
    return response.statusCode;
  };
  const reply = {
    status: 200,
    headers: { 'cache-control': cacheControl },
    body: Buffer.from('page'),
    expires: Infinity,
  };
  return { renderings, visit, reply };
}

const begun = (renderings: readonly unknown[], count: number) => expect.poll(() => renderings.length).toBe(count);

test('[DESK-02] visitors who request the same page at once share one rendering', async () => {
  const { renderings, visit, reply } = rendered('public, max-age=0');
  const visits = [visit(), visit(), visit(), visit('/about')];
  await begun(renderings, 2);
  for (const end of renderings) end(reply);
  expect(await Promise.all(visits)).toEqual([200, 200, 200, 200]);
  expect(await visit()).toBe(200);
  expect(renderings).toHaveLength(2);
});

test('[DESK-02] a rendering that fails, and a page that must not be cached, are not shared', async () => {
  for (const first of [new Error('overloaded'), undefined]) {
    const { renderings, visit, reply } = rendered('private');
    const visits = Promise.allSettled([visit(), visit()]);
    await begun(renderings, 1);
    renderings[0]?.(first ?? reply);
    await begun(renderings, 2);
    renderings[1]?.(reply);
    expect((await visits).map(({ status }) => status)).toEqual([first ? 'rejected' : 'fulfilled', 'fulfilled']);
  }
});
