/** The part of the Trusted Types API that is used here. TypeScript's DOM library has no types for it. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
}

const origins = new Set<string>();
let policy: { createScriptURL(url: string): string } | undefined;

/** Adds an address's origin to the allow-list of the policy `grocer-mf`. `loadHeader` adds the release's origin. */
export function trustScriptsFrom(address: string): void {
  origins.add(new URL(address).origin);
}

/** Whether the origin of an address is on the allow-list. */
export const isTrusted = (address: string): boolean => origins.has(new URL(address, document.baseURI).origin);

/**
 * Converts an address into a TrustedScriptURL by the policy `grocer-mf` (behaviour/loading#26). Returns the address
 * itself in browsers without Trusted Types.
 * @throws TypeError if its origin is not on the allow-list
 */
export function trustedScriptUrl(address: string): string {
  policy ??= createPolicy();
  return policy.createScriptURL(address);
}

function createPolicy() {
  const rules = { createScriptURL: onlyTrusted };
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  return trustedTypes ? trustedTypes.createPolicy('grocer-mf', rules) : rules;
}

function onlyTrusted(address: string): string {
  if (isTrusted(address)) return address;
  const { origin } = new URL(address, document.baseURI);
  throw new TypeError(
    `grocer-mf: refused to load a script from ${origin}; the header’s release comes from ${[...origins].join(', ') || 'nowhere yet'}`,
  );
}
