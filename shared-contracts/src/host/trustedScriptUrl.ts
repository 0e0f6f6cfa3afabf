/** The one function of the browser's Trusted Types that is used here; TypeScript's DOM library has no types for it. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
}

const origins = new Set<string>();
let policy: { createScriptURL(url: string): string } | undefined;

/** Lets scripts of this origin pass the policy `grocer-mf`; `loadHeader` names the release's origin. */
export function trustScriptsFrom(address: string): void {
  origins.add(new URL(address).origin);
}

/** Whether an address is of an origin that `trustScriptsFrom` named. */
export const isTrusted = (address: string): boolean => origins.has(new URL(address, document.baseURI).origin);

/**
 * The address as a TrustedScriptURL where the browser knows Trusted Types, else as it is. The policy `grocer-mf`
 * refuses every origin that was not named by `trustScriptsFrom`, with a TypeError that says so.
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
