/**
 * Whether the token service's cookie says that somebody is signed in: it does where it is exactly `true`
 * (clarification 22). Read by hand: the library behind the other cookies comes after the header can be used.
 */
export const hasTokenSession = (): boolean => /(?:^|; )X-Has-Token-Session=true(?:;|$)/.test(document.cookie);
