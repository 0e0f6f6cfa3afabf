/**
 * Whether the token service's cookie `X-Has-Token-Session` has exactly the value `true`: a shopper is signed in
 * (behaviour/session#14). It uses no cookie library, which would have to load before the header can be used.
 */
export const hasTokenSession = (): boolean => /(?:^|; )X-Has-Token-Session=true(?:;|$)/.test(document.cookie);
