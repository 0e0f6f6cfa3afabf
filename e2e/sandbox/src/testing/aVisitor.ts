import { createSandbox, type Sandbox } from '../sandbox.ts';
import type { SandboxOptions } from '../world.ts';

const origin = 'http://localhost:4002';

/** A client that acts as the browser of one visitor: it stores cookies, and sends its token after `fetchToken`. */
export const aVisitor = (sandbox: Sandbox = createSandbox()) => {
  const cookies = new Map<string, string>();
  let token: string | undefined;

  const call = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers({
      breadcrumb: 'site-header',
      authorization: `Bearer ${token ?? 'unauthenticated'}`,
    });
    headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    for (const [name, value] of new Headers(init.headers)) headers.set(name, value);
    const response = await sandbox.fetch(new Request(origin + path, { ...init, headers }));
    for (const cookie of response.headers.getSetCookie()) storeCookie(cookies, cookie);
    return response;
  };

  const json = async (path: string, init?: RequestInit) => (await call(path, init)).json();

  const send = (method: string, path: string, body: unknown) =>
    call(path, { method, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });

  return {
    sandbox,
    call,
    json,
    send,
    fetchToken: async () => {
      const answer = await json('/api/token/v1/token');
      token = answer.accessToken;
      return answer;
    },
  };
};

export type TestVisitor = ReturnType<typeof aVisitor>;

/** A visitor in a scenario. It has a token if the scenario is signed in. */
export const aVisitorIn = async (name: string, options: SandboxOptions = {}): Promise<TestVisitor> => {
  const visitor = aVisitor(createSandbox(options));
  await visitor.send('POST', '/sandbox/scenario', { name });
  await visitor.fetchToken();
  return visitor;
};

const storeCookie = (cookies: Map<string, string>, cookie: string): void => {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
  if (cookie.includes('Max-Age=0')) cookies.delete(name);
  else cookies.set(name, value);
};
