/**
 * Services that keep the shopper's order: a 401 of one of them tells that the session has ended. All others serve every
 * visitor, or only decoration, and a 401 of one alone is its own failure.
 */
const mainServices: readonly string[] = ['shopping-context', 'trolley', 'slots', 'orders'];

/** Remembers which services refuse a token that was just renewed, until they accept one. */
export function createRefusals() {
  const refusedTokens = new Map<string, string>();
  return {
    has: (service: string, token: string) => refusedTokens.get(service) === token,
    /** Returns whether the session has ended: a main service or two others refuse the shopper's token. */
    add(service: string, token: string): boolean {
      refusedTokens.set(service, token);
      return mainServices.includes(service) || refusedTokens.size > 1;
    },
    remove: (service: string) => void refusedTokens.delete(service),
    clear: () => refusedTokens.clear(),
  };
}
