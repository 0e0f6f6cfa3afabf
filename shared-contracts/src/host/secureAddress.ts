const localName = /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Whether an address is on this machine. */
export const isLocalAddress = (address: string): boolean => localName.test(new URL(address).hostname);

/**
 * Asserts that files from an address cannot be changed on their way: https, or plain http from this machine.
 * @throws TypeError if the address is not secure
 */
export function assertSecureAddress(address: string): void {
  const { protocol } = new URL(address);
  if (protocol === 'https:' || (protocol === 'http:' && isLocalAddress(address))) return;
  throw new TypeError(
    `${address} is refused, because anyone on the network could change the header: use https (plain http is accepted from localhost only)`,
  );
}
