import { releaseAddress } from '../../contracts/release.ts';

/** The part of the Trusted Types API that is used here. TypeScript's DOM library has no types for it. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
}

const folders = new Set<string>();
/** Created at the first use, and only once: a page's policy may forbid a second one of the same name. */
let policy: { createScriptURL(url: string): string } | undefined;

/**
 * Adds the folder that contains a channel and its releases to the allow-list of the policy `grocer-mf`. `channel` is
 * the address that the page was configured with, so that a release cannot add a folder of its choice.
 */
export function trustChannel(channel: string): void {
  folders.add(new URL('..', releaseAddress(channel)).href);
}

/** Whether an address is in a folder of the allow-list. */
export function isTrusted(address: string): boolean {
  const { href } = new URL(address, document.baseURI);
  return [...folders].some((folder) => href.startsWith(folder));
}

/**
 * Converts an address into a TrustedScriptURL by the policy `grocer-mf`. Returns the address itself in browsers without
 * Trusted Types.
 * @throws TypeError if it is in no folder of the allow-list
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
  throw new TypeError(
    `grocer-mf: refused to load ${address}; this page loads the header from ${[...folders].join(', ') || 'nowhere yet'}`,
  );
}
