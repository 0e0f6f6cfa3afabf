import { HttpHandler, type RequestHandler } from 'msw';
import type { Sandbox } from './sandbox.ts';

/**
 * MSW handlers for every path of the sandbox under `origin`. The beacon's handler (`/mfe/…`) matches any origin: the
 * beacon goes to the page's own origin. The handlers have a cookie jar of their own. Cookies that scripts may read are
 * also written to the document, if there is one.
 */
export const sandboxHandlers = (sandbox: Sandbox, { origin }: { origin: string }): RequestHandler[] => {
  const jar = new Map<string, string>();
  return sandbox.routes.map(
    ({ method, path }) =>
      new HttpHandler(
        method,
        path.startsWith('/mfe/') ? `*${path}` : `${origin}${path}`,
        async ({ request, cookies }) => {
          const sentCookies = carriesCookies(request) ? { ...cookies, ...Object.fromEntries(jar) } : {};
          const { response, setCookies } = await sandbox.answer(request, sentCookies);
          if (carriesCookies(request)) for (const cookie of setCookies) storeCookie(jar, cookie);
          return response;
        },
      ),
  );
};

/** Whether a request sends cookies. Under Node `credentials` is `same-origin` by default, so only `omit` means no. */
const carriesCookies = (request: Request): boolean => request.credentials !== 'omit';

const storeCookie = (jar: Map<string, string>, cookie: string): void => {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
  if (/; Max-Age=0/.test(cookie)) jar.delete(name);
  else jar.set(name, value);
  if (typeof document !== 'undefined' && !/; HttpOnly/.test(cookie)) Object.assign(document, { cookie });
};
