interface Origins {
  nonce: string;
  headerRemote: string;
  servicesOrigin: string;
}

/**
 * The strict policy that every page of the host carries: scripts by nonce, and no string becomes a script
 * (Trusted Types). 'allow-duplicates': without it a header that failed to load once can never be loaded again.
 */
export function contentSecurityPolicy({ nonce, headerRemote, servicesOrigin }: Origins): string {
  const remote = new URL(headerRemote).origin;
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'nonce-${nonce}' ${remote}`,
    `font-src 'self' ${remote}`,
    `img-src 'self' data: ${remote} ${servicesOrigin}`,
    `connect-src 'self' ${remote} ${servicesOrigin}`,
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types grocer-mf grocer-shell grocer-header 'allow-duplicates'",
  ].join('; ');
}
