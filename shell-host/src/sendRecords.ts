import type { Logger } from '@grocer/shared-contracts';

/** Sends each page view and each failure of the header to this host. Call it before the header is mounted. */
export function sendRecords(): void {
  for (const event of ['grocer:header_ready', 'grocer:header_error'])
    addEventListener(event, (sent) => send({ event, ...(sent as CustomEvent<object>).detail }));
}

/** Sends the stack of each crash. Pass it as the option `logger`, with `config: { clientLogging: true }`. */
export const crashLogger: Logger = {
  log: (record) => {
    if (record.stack) send(record);
  },
};

function send(record: object): void {
  sessionStorage.visit ??= crypto.randomUUID();
  navigator.sendBeacon('/records', JSON.stringify({ visit: sessionStorage.visit, ...record }));
}
