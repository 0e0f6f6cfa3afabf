import { type Routes, readRedirect } from '@grocer/shared-contracts';
import { type Context, Hono } from 'hono';
import { isOwnRequest } from './protection.ts';

/** Time limit of this server's calls to the services. Milliseconds. */
export const serviceTimeoutMs = 10_000;

/**
 * Routes of this host that sign in and out. They forward the form to the token service, and its cookies to the browser,
 * so both work without JavaScript. Cookies of `localhost` are valid for every port. `tokenService` is the base address.
 */
export function sessionRoutes(tokenService: string, routes: Routes): Hono {
  const token = `${tokenService}/v1`;
  const app = new Hono();

  app.post(routes.login(), async (context) => {
    const redirect = readRedirect(new URL(context.req.url).search, new URL(context.req.url).origin);
    const { email, password } = await context.req.parseBody();
    const answer = await callTokenService(context, `${token}/log-in`, JSON.stringify({ email, password }));
    if (answer?.ok) return redirectWithCookies(context, answer, redirect ?? routes.groceriesHome());
    const reason = answer && answer.status < 500 ? 'refused' : 'unavailable';
    const query = new URLSearchParams({ ...(redirect && { redirect }), problem: reason });
    return context.redirect(`${routes.login()}?${query}`, 303);
  });

  app.get(routes.logout(), async (context) => {
    // A picture or a link of another origin must not sign the shopper out.
    if (!isOwnRequest(context)) return context.redirect(routes.groceriesHome(), 303);
    const answer = await callTokenService(context, `${token}/log-out`);
    // After a failure the shopper is still signed in, and must not get the page that follows a sign-out.
    if (!answer?.ok) return context.redirect(`${routes.myAccount()}?problem=sign-out`, 303);
    return redirectWithCookies(context, answer, routes.groceriesHome());
  });

  return app;
}

async function callTokenService(
  context: Context,
  address: string,
  body?: string,
): Promise<Response | undefined> {
  const cookie = context.req.header('Cookie');
  try {
    return await fetch(address, {
      method: 'POST',
      headers: { ...(cookie && { Cookie: cookie }), ...(body && { 'Content-Type': 'application/json' }) },
      ...(body && { body }),
      signal: AbortSignal.timeout(serviceTimeoutMs),
    });
  } catch {
    return undefined;
  }
}

function redirectWithCookies(context: Context, answer: Response, location: string) {
  for (const cookie of answer.headers.getSetCookie()) {
    context.header('Set-Cookie', cookie, { append: true });
  }
  return context.redirect(location, 303);
}
