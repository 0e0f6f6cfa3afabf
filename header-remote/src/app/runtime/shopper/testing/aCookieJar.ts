import type { Cookies } from '../../../../platform/cookies/cookies.ts';

/** A browser's cookies. `HttpOnly` ones can be read here like the others. */
export function aCookieJar() {
  const jar = new Map<string, string>();
  const cookies: Cookies = {
    read: (name) => jar.get(name),
    write: (name, value) => void jar.set(name, value),
    remove: (name) => void jar.delete(name),
  };
  return {
    cookies,
    all: () => Object.fromEntries(jar),
    /** Stores the lines of `Set-Cookie`. */
    store(setCookies: readonly string[]) {
      for (const line of setCookies) {
        const [pair = '', ...attributes] = line.split('; ');
        const [name = '', value = ''] = pair.split('=');
        if (attributes.includes('Max-Age=0')) jar.delete(name);
        else jar.set(name, value);
      }
    },
  };
}

export type CookieJar = ReturnType<typeof aCookieJar>;
