import type { ServiceClient } from '../serviceClient.ts';

/** Ends the shopper's session and clears its cookies (behaviour/session#log-out). */
export type LogOut = () => Promise<void>;

export const logOut =
  ({ http, base }: ServiceClient): LogOut =>
  async () => {
    await http.send({
      service: 'token',
      method: 'POST',
      url: `${base}/v1/log-out`,
      withCookies: true,
      ignoresAnswer: true,
    });
  };
