/**
 * Services that serve every visitor, or only decoration: a 401 of one of them alone is its own failure
 * (behaviour/session#41). A 401 of any other service tells that the session has ended.
 */
const minorServices: readonly string[] = [
  'addresses',
  'banners',
  'beacon',
  'branches',
  'content',
  'delivery-pass',
  'suggest',
  'taxonomy',
];

/** Remembers which services refuse a token that was just renewed, until they accept one. */
export function createRefusals() {
  const refusedTokens = new Map<string, string>();
  return {
    has: (service: string, token: string) => refusedTokens.get(service) === token,
    /** Returns whether the session has ended: a main service or two minor ones refuse the shopper's token. */
    add(service: string, token: string): boolean {
      refusedTokens.set(service, token);
      return !minorServices.includes(service) || refusedTokens.size > 1;
    },
    remove: (service: string) => void refusedTokens.delete(service),
    clear: () => refusedTokens.clear(),
  };
}
