/** The token service has a session: a shopper is signed in (behaviour/session#token-cookie). */
export const tokenSession = /(?:^|; )X-Has-Token-Session=true(?:;|$)/;

/**
 * Whether the page's cookies match. A sandboxed frame may not read them: then there are none. It uses no cookie library,
 * which would have to load before the header can be used.
 */
export function matchesCookies(pattern: RegExp): boolean {
  try {
    return pattern.test(document.cookie);
  } catch {
    return false;
  }
}

/** Whether the token service's cookie `X-Has-Token-Session` has exactly the value `true`. */
export const hasTokenSession = (): boolean => matchesCookies(tokenSession);
