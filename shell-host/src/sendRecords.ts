import type { HeaderOptions } from '@grocer/shared-contracts';

/** Sends each page view and each failure of the header to this host. Call it before the header is mounted. */
export function sendRecords(): void {
  for (const event of ['grocer:header_ready', 'grocer:header_error'])
    addEventListener(event, (sent) => send({ event, ...(sent as CustomEvent<object>).detail }));
}

/** Options that send web vitals and, with `config: { clientLogging: true }`, the stack of each crash. */
export const recordOptions: HeaderOptions = {
  onMeasure: (measurement) => {
    if (measurement.kind === 'vital') send(measurement);
  },
  logger: {
    log: (record) => {
      if (record.stack) send(record);
    },
  },
};

function send(record: object): void {
  sessionStorage.visit ??= crypto.randomUUID();
  navigator.sendBeacon('/records', JSON.stringify({ visit: sessionStorage.visit, ...record }));
}
