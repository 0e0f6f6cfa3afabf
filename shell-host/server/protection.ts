import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { csrf } from 'hono/csrf';
import { secureHeaders } from 'hono/secure-headers';

/** Largest request body in bytes. The largest one that this host needs is a log-in form. */
const maxBodyBytes = 64 * 1024;

/**
 * Refuses unknown host names, bodies that are too large and forms of other sites, and adds security headers.
 * @param allowedHosts names by which browsers reach this host, without a port
 */
export function protection(allowedHosts: readonly string[]): Hono {
  const app = new Hono();
  app.use('*', ownHostsOnly(allowedHosts));
  app.use(
    '*',
    secureHeaders({
      // Other sites get the origin only, because full addresses contain search terms. `no-referrer` would also remove
      // the `Origin` header of this host's own forms, which the server checks.
      referrerPolicy: 'strict-origin-when-cross-origin',
      xFrameOptions: 'DENY',
      permissionsPolicy: { camera: [], geolocation: [], microphone: [], payment: [] },
    }),
  );
  app.use('*', bodyLimit({ maxSize: maxBodyBytes, onError: tooLarge }));
  app.use('*', csrf());
  return app;
}

/** Refuses other host names, against DNS rebinding: a name of an attacker may resolve to this server. */
const ownHostsOnly =
  (allowedHosts: readonly string[]) =>
  async (context: Context, next: () => Promise<void>): Promise<Response | undefined> => {
    const { hostname } = new URL(context.req.url);
    if (!allowedHosts.includes(hostname)) {
      return context.text(
        `This server is not ${hostname}: add the name to allowedHosts if it should be`,
        421,
      );
    }
    await next();
    return undefined;
  };

const tooLarge = (context: Context): Response =>
  context.text(`The request body is larger than ${maxBodyBytes / 1024} KB`, 413);

/** Whether a page of this origin or the user directly sent the request. Without `Sec-Fetch-Site`, by its `Referer`. */
export function isOwnRequest({ req }: Context): boolean {
  const site = req.header('Sec-Fetch-Site');
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  return req.header('Referer')?.startsWith(`${new URL(req.url).origin}/`) === true;
}
