import type { SiteContent } from '#content/load.ts';
import { subSiteOrigin } from '#domain/site/origins.ts';
import { faviconIco, iconPng, iconSizes } from '../../host-files/icons.ts';
import { mainRobots, subSiteRobots } from '../../host-files/robots.ts';
import { llmsText, securityText, webManifest } from '../../host-files/well-known-files.ts';
import { presentSubSiteSitemap } from '../../presenters/sitemap.ts';
import { sendPlain } from '../kernel/replies.ts';
import type { Handler, SiteRequest } from '../kernel/site-request.ts';

interface HostFile {
  type: string;
  body: Buffer;
}

const day = 86_400;
const text = 'text/plain; charset=utf-8';

/**
 * Files of each host: robots.txt, the sitemap of a sub-site, icons, the manifest, llms.txt, security.txt. Every path of a
 * sub-site shows one page, so there an address that can only name a file, and names none, is answered 404.
 */
export function hostFilesHandler(content: SiteContent): Handler {
  const icons = new Map<string, Promise<Buffer>>();
  const icon = (path: string, draw: () => Promise<Buffer>) => {
    const drawn = icons.get(path) ?? draw();
    icons.set(path, drawn);
    drawn.catch(() => icons.delete(path));
    return drawn;
  };

  async function fileOf({ path, subSite, origins: { canonical } }: SiteRequest): Promise<HostFile | undefined> {
    const words = (type: string, body: string): HostFile => ({ type, body: Buffer.from(body) });
    const record = subSite && content.landing.get(subSite);
    const origin = subSite ? subSiteOrigin(canonical, subSite) : canonical;
    const isListed = record && record.variant !== 'redirect' && !record.technical;
    switch (path) {
      case '/robots.txt':
        return words(text, subSite ? subSiteRobots(isListed ? origin : undefined) : mainRobots(origin));
      case '/sitemap.xml':
        // The main site's sitemap is a route, because it lists posts.
        return isListed
          ? words('application/xml; charset=utf-8', presentSubSiteSitemap(content, subSite, origin))
          : undefined;
      case '/favicon.ico':
        return { type: 'image/x-icon', body: await icon(path, () => faviconIco(content)) };
      case '/apple-touch-icon.png':
      case '/icon-192.png':
      case '/icon-512.png': {
        const body = await icon(path, () => iconPng(content, iconSizes[path], true));
        return { type: 'image/png', body };
      }
      case '/site.webmanifest':
        return words('application/manifest+json; charset=utf-8', webManifest(content));
      case '/.well-known/security.txt':
        return words(text, securityText(content, canonical, Date.now()));
      case '/llms.txt':
        return subSite ? undefined : words(text, llmsText(content, canonical));
      default:
        return undefined;
    }
  }

  return async (siteRequest) => {
    const { request, response, path, subSite } = siteRequest;
    if (request.method === 'POST') return false;
    const file = await fileOf(siteRequest);
    if (!file) return Boolean(subSite) && isFileAddress(path) && sendPlain(response, 404, 'There is no such file.');
    response.writeHead(200, {
      'content-type': file.type,
      'content-length': file.body.length,
      'cache-control': `public, max-age=${day}`,
    });
    response.end(request.method === 'HEAD' ? undefined : file.body);
    return true;
  };
}

/** Whether an address can only name a file. Addresses that end in .data are the router's requests for loader data. */
function isFileAddress(path: string): boolean {
  if (path.startsWith('/.well-known/')) return true;
  const last = path.slice(path.lastIndexOf('/') + 1);
  return /\.[^.]+$/.test(last) && !last.endsWith('.data') && path !== '/index.html';
}
