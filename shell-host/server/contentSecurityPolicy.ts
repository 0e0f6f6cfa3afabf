import type { ServiceAddresses } from '@grocer/shared-contracts';

interface Origins {
  nonce: string;
  headerRemote: string;
  services: ServiceAddresses;
}

/**
 * The strict policy that every page of the host carries: scripts by nonce, and no string becomes a script
 * (Trusted Types). 'allow-duplicates': without it a header that failed to load once can never be loaded again.
 */
export function contentSecurityPolicy({ nonce, headerRemote, services }: Origins): string {
  const remote = new URL(headerRemote).origin;
  // Services on the page's own origin have addresses without one: 'self' covers them.
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
    "trusted-types grocer-mf grocer-shell grocer-header 'allow-duplicates'",
  ].join('; ');
}
