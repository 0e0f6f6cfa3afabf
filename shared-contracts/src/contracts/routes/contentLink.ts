import { parseUrl } from './address.ts';

/** The configuration that content links depend on. */
export interface ContentLinkSettings {
  root: string;
  contentPrefix: string;
  siteOrigin: string;
}

// Base of relative links if the site's origin is not configured. No real link has this origin.
const NOWHERE = 'http://site.invalid';

/**
 * Returns the address of a link that editors wrote, or `null` if it must be shown as plain text
 * (behaviour/routes#content-links). From a path of the site the content prefix and `.html` are removed, and the root
 * is put before it once; query and hash stay. Http(s) addresses of other sites, `mailto:`, `tel:` and links within
 * the page are not changed. Any other scheme gives `null`.
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
  // The prefix itself with `.html` is the home page, so `.html` goes first.
  const plain = pathname.replace(/\.html$/, '');
  const page = startsWithPath(plain, contentPrefix) ? plain.slice(contentPrefix.length) : plain;
  if (root !== '' && startsWithPath(page, root)) return page;
  // Exactly one slash: with an empty root, '//evil.example' would link to another site.
  const path = `${root}${page.replace(/^\/*/, '/')}`;
  return path === '/' ? path : path.replace(/\/$/, '');
}

const startsWithPath = (path: string, start: string): boolean =>
  path === start || path.startsWith(`${start}/`);
