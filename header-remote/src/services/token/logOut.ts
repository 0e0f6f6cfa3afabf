import type { BackEnd } from '../backEnd.ts';

/** Ends the shopper's session and clears its cookies (clarification 19). */
export type LogOut = () => Promise<void>;

export const logOut =
  ({ http, base }: BackEnd): LogOut =>
  async () => {
    await http.send({
      service: 'token',
      method: 'POST',
      url: `${base}/v1/log-out`,
      withCookies: true,
      ignoresAnswer: true,
    });
  };
