import { type Routes, readRedirect } from '@grocer/shared-contracts';
import { type Context, Hono } from 'hono';

/**
 * Signing in and out belongs to this host: it passes the form on to the token service and its cookies back, so both
 * work without JavaScript. Cookies of `localhost` hold for every port. `tokenService` is its base address.
 */
export function sessionRoutes(tokenService: string, routes: Routes): Hono {
  const token = `${tokenService}/v1`;
  const app = new Hono();

  app.post(routes.login(), async (context) => {
    const redirect = readRedirect(new URL(context.req.url).search, new URL(context.req.url).origin);
    const { email, password } = await context.req.parseBody();
    const answer = await ask(context, `${token}/log-in`, JSON.stringify({ email, password }));
    if (answer?.ok) return passOn(context, answer, redirect ?? routes.groceriesHome());
    const reason = answer && answer.status < 500 ? 'refused' : 'unavailable';
    const query = new URLSearchParams({ ...(redirect && { redirect }), problem: reason });
    return context.redirect(`${routes.login()}?${query}`, 303);
  });

  app.get(routes.logout(), async (context) => {
    const answer = await ask(context, `${token}/log-out`);
    // A shopper who is still signed in must not be sent off as if the account were closed.
    if (!answer || answer.status >= 500)
      return context.redirect(`${routes.myAccount()}?problem=sign-out`, 303);
    return passOn(context, answer, routes.groceriesHome());
  });

  return app;
}

async function ask(context: Context, address: string, body?: string): Promise<Response | undefined> {
  const cookie = context.req.header('Cookie');
  try {
    return await fetch(address, {
      method: 'POST',
      headers: { ...(cookie && { Cookie: cookie }), ...(body && { 'Content-Type': 'application/json' }) },
      ...(body && { body }),
      signal: AbortSignal.timeout(10_000),
    });
  } catch {
    return undefined;
  }
}

function passOn(context: Context, answer: Response, location: string) {
  for (const cookie of answer.headers.getSetCookie()) {
    context.header('Set-Cookie', cookie, { append: true });
  }
  return context.redirect(location, 303);
}
