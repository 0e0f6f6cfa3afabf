/**
 * Whether the token service's cookie `X-Has-Token-Session` has exactly the value `true`: a shopper is signed in
 * (behaviour/session#token-cookie). It uses no cookie library, which would have to load before the header can be used.
 */
export function hasTokenSession(): boolean {
  try {
    return /(?:^|; )X-Has-Token-Session=true(?:;|$)/.test(document.cookie);
  } catch {
    // A sandboxed frame may not read cookies: then nobody is signed in.
    return false;
  }
}
