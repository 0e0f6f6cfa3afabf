/**
 * Whether the token service's cookie `X-Has-Token-Session` has exactly the value `true`: a shopper is signed in
 * (behaviour/session#token-cookie). It uses no cookie library, which would have to load before the header can be used.
 */
export const hasTokenSession = (cookies = pageCookies()): boolean =>
  /(?:^|; )X-Has-Token-Session=true(?:;|$)/.test(cookies);

/** The visitor's id in the cookie `visitorId`, in whatever encoding. The site writes it. */
export const visitorOf = (cookies = pageCookies()): string | undefined =>
  /(?:^|; )visitorId=([^;]+)/.exec(cookies)?.[1];

/** The page's cookies. A sandboxed frame may not read them: then there are none. */
export function pageCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}
