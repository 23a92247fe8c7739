import type { SiteContent } from '#content/load.ts';
import type { PageAddress } from '../../desk/page-texts.ts';
import type { Services } from '../../services.ts';
import { requestWithoutVisitor } from '../kernel/request-without-visitor.ts';
import { siteRequestReader } from '../kernel/site-request.ts';
import { pageRenderer, type RenderOptions } from './render-page.ts';
import type { Reply } from './send-page.ts';

export interface PageReaderOptions extends Omit<RenderOptions, 'services' | 'admission'> {
  /** The services of the present snapshot; their content is replaced. */
  services: () => Services;
  publicOrigin: string | undefined;
}

/** Reads pages of a content that visitors do not see. */
export interface PageReader {
  /** What the routes of a page load, as the router sends it. */
  data: (content: SiteContent, page: Pick<PageAddress, 'host' | 'path'>) => Promise<string>;
  /** The page as HTML; undefined for an address that cannot be read. */
  page: (content: SiteContent, page: Pick<PageAddress, 'host' | 'path'>) => Promise<Reply | undefined>;
}

export function pageReader(options: PageReaderOptions): PageReader {
  const { services, publicOrigin } = options;
  const renderers = new WeakMap<SiteContent, ReturnType<typeof pageRenderer>>();

  function rendererOf(content: SiteContent): ReturnType<typeof pageRenderer> {
    const known = renderers.get(content);
    if (known) return known;
    // Staff wait for each other, and take no slot of visitors.
    const admission = { run: <T>(_: string, work: () => Promise<T>) => work() };
    const made = pageRenderer({ ...options, services: { ...services(), content }, admission });
    renderers.set(content, made);
    return made;
  }

  async function reply(content: SiteContent, host: string, url: string): Promise<Reply | undefined> {
    const { request, response } = requestWithoutVisitor({ url, headers: { host } });
    const siteRequest = siteRequestReader({ content, publicOrigin, trustProxy: false })(request, response);
    return siteRequest && rendererOf(content)(siteRequest);
  }

  return {
    async data(content, { host, path }) {
      const found = await reply(content, host, path === '/' ? '/_root.data' : `${path}.data`);
      return found ? Buffer.from(found.body).toString('utf8') : '';
    },
    page: (content, { host, path }) => reply(content, host, path),
  };
}
