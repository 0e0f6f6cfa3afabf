interface TextRequest {
  init?: RequestInit;
  /** Timeout of the whole request. Milliseconds. */
  timeoutMs: number;
  /** Bytes after which the download is cancelled. */
  maxBytes: number;
  /** The address to request, if it is not `url`. Messages name `url`. */
  fetched?: string;
}

/**
 * Fetches a text. Follows no redirect, because it could lead to an origin that the page has not chosen, and reads
 * no more than `maxBytes`, so that an endless answer cannot fill the memory (behaviour/loading#one-folder).
 * @throws Error with the address and the reason
 */
export async function fetchText(url: string, request: TextRequest): Promise<string> {
  const { init, timeoutMs, maxBytes, fetched = url } = request;
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch(fetched, { ...init, redirect: 'manual', signal });
  if (response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400)) {
    throw new Error(`${url} answered with a redirect, which is not followed`);
  }
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return readBounded(response, maxBytes, url);
}

async function readBounded({ body }: Response, maxBytes: number, url: string): Promise<string> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > maxBytes) {
      void reader.cancel().catch(() => {});
      throw new Error(`${url} sent more than ${maxBytes / 1024} KB; the rest is not read`);
    }
    text += decoder.decode(value, { stream: true });
  }
  return text + decoder.decode();
}

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
