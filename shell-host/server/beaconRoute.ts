import { Hono } from 'hono';

const path = '/mfe/common/api/v1/instantCheckoutTransactionComplete';

/** What the services need of the header's notice; cookies and the rest stay here. */
const passedOn = ['Authorization', 'breadcrumb', 'Content-Type'];

/**
 * The header tells the site when an instant checkout is complete (clarification 99); the site passes it on to the
 * services. The shopper's page does not wait for it, so a failure is for the log alone.
 */
export function beaconRoute(servicesOrigin: string, send: typeof fetch = fetch): Hono {
  const app = new Hono();
  app.post(path, async (context) => {
    const headers = passedOn.flatMap((name): [string, string][] => {
      const value = context.req.header(name);
      return value ? [[name, value]] : [];
    });
    try {
      const answer = await send(servicesOrigin + path, {
        method: 'POST',
        headers,
        body: await context.req.arrayBuffer(),
        signal: AbortSignal.timeout(10_000),
      });
      return new Response(answer.status === 204 ? null : await answer.text(), { status: answer.status });
    } catch (error) {
      console.warn('The notice of an instant checkout could not be passed on', error);
      return context.body(null, 502);
    }
  });
  return app;
}
