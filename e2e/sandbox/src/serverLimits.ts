import type { ServerOptions } from 'node:http';

export type ServerLimits = Required<
  Pick<ServerOptions, 'headersTimeout' | 'requestTimeout' | 'connectionsCheckingInterval'>
>;

/**
 * Limits of a server against unfinished requests, such as those of a slow-loris attack. By default, Node ends them after
 * five minutes. Milliseconds.
 */
export const serverLimits: ServerLimits = {
  /** Until the headers of a request are complete. */
  headersTimeout: 10_000,
  /** Until its body is complete. */
  requestTimeout: 30_000,
  /** How often Node looks for requests that are over the limits. */
  connectionsCheckingInterval: 5000,
};
