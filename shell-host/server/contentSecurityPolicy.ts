import type { ServiceAddresses } from '@grocer/shared-contracts';

interface Origins {
  nonce: string;
  headerRemote: string;
  services: ServiceAddresses;
}

/**
 * The strict policy of every page: scripts need the nonce, and strings cannot become scripts (Trusted Types).
 * 'allow-duplicates': loading the header again after a failure creates its policy a second time.
 */
export function contentSecurityPolicy({ nonce, headerRemote, services }: Origins): string {
  const remote = new URL(headerRemote).origin;
  // Relative addresses are on the page's own origin, which 'self' covers.
  const absolute = Object.values(services).filter((address) => URL.canParse(address));
  const others = [...new Set([remote, ...absolute.map((address) => new URL(address).origin)])].join(' ');
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'nonce-${nonce}' ${remote}`,
    `font-src 'self' ${remote}`,
    `img-src 'self' data: ${others}`,
    `connect-src 'self' ${others}`,
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types grocer-mf grocer-header grocer-shell 'allow-duplicates'",
  ].join('; ');
}
