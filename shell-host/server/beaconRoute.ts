import { Hono } from 'hono';
import { serviceTimeoutMs } from './sessionRoutes.ts';

const path = '/mfe/common/api/v1/instantCheckoutTransactionComplete';

/** Request headers of the beacon that the services need. Cookies and all others are not forwarded. */
const forwardedHeaders = ['Authorization', 'breadcrumb', 'Content-Type'];

/** Forwards the beacon of a completed instant checkout to the services. Only logs failures: the page does not wait. */
export function beaconRoute(servicesOrigin: string, send: typeof fetch = fetch): Hono {
  const app = new Hono();
  app.post(path, async (context) => {
    const headers = forwardedHeaders.flatMap((name): [string, string][] => {
      const value = context.req.header(name);
      return value ? [[name, value]] : [];
    });
    try {
      const answer = await send(servicesOrigin + path, {
        method: 'POST',
        headers,
        body: await context.req.arrayBuffer(),
        signal: AbortSignal.timeout(serviceTimeoutMs),
      });
      return new Response(answer.status === 204 ? null : await answer.text(), { status: answer.status });
    } catch (error) {
      console.warn(`Failed to forward the notice of an instant checkout to ${servicesOrigin}`, error);
      return context.body(null, 502);
    }
  });
  return app;
}
