import { parseUrl } from './parseUrl.ts';

/** What decides where a link of the content service leads. */
export interface ContentLinkSettings {
  root: string;
  contentPrefix: string;
  siteOrigin: string;
}

// A base that no link can name, for sites whose own origin is not configured.
const NOWHERE = 'http://site.invalid';

/**
 * Where a link written by editors leads (clarification 13), or `null` where it is to be plain text.
 * A path of the site loses the content prefix and `.html` and begins with the root, once; query and hash stay. Web
 * addresses of other sites, `mailto:`, `tel:` and links within the page stay as they are. Any other scheme is no link.
 */
export function contentLink(
  href: string,
  { root, contentPrefix, siteOrigin }: ContentLinkSettings,
): string | null {
  const link = href.trim();
  if (link === '' || link.startsWith('#')) return link || null;
  const site = siteOrigin || NOWHERE;
  const url = parseUrl(link, site);
  if (!url) return null;
  if (url.protocol === 'mailto:' || url.protocol === 'tel:') return link;
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
  if (url.origin !== new URL(site).origin) return link;
  return `${sitePath(url.pathname, root, contentPrefix)}${url.search}${url.hash}`;
}

function sitePath(pathname: string, root: string, contentPrefix: string): string {
  const own = startsWithPath(pathname, contentPrefix) ? pathname.slice(contentPrefix.length) : pathname;
  const page = own.replace(/\.html$/, '');
  if (root !== '' && startsWithPath(page, root)) return page;
  // One slash only: with an empty root, '//evil.example' would lead to another site.
  const path = `${root}${page.replace(/^\/*/, '/')}`;
  return path === '/' ? path : path.replace(/\/$/, '');
}

const startsWithPath = (path: string, start: string): boolean =>
  path === start || path.startsWith(`${start}/`);
