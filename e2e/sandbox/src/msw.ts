import { HttpHandler, type RequestHandler } from 'msw';
import type { Sandbox } from './sandbox.ts';

/**
 * MSW handlers for every path of the sandbox under that origin; the beacon, which goes to the site, on any origin.
 * They keep the visitor's cookies themselves, for as long as they live; those that scripts may read are also written
 * to the document, where there is one.
 */
export const sandboxHandlers = (sandbox: Sandbox, { origin }: { origin: string }): RequestHandler[] => {
  const jar = new Map<string, string>();
  return sandbox.routes.map(
    ({ method, path }) =>
      new HttpHandler(
        method,
        path.startsWith('/mfe/') ? `*${path}` : `${origin}${path}`,
        async ({ request, cookies }) => {
          const carried = carriesCookies(request) ? { ...cookies, ...Object.fromEntries(jar) } : {};
          const { response, setCookies } = await sandbox.answer(request, carried);
          if (carriesCookies(request)) for (const cookie of setCookies) keep(jar, cookie);
          return response;
        },
      ),
  );
};

/** Under Node every intercepted request says `same-origin`, so only an outspoken `omit` goes without cookies. */
const carriesCookies = (request: Request): boolean => request.credentials !== 'omit';

const keep = (jar: Map<string, string>, cookie: string): void => {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
  if (/; Max-Age=0/.test(cookie)) jar.delete(name);
  else jar.set(name, value);
  if (typeof document !== 'undefined' && !/; HttpOnly/.test(cookie)) Object.assign(document, { cookie });
};
