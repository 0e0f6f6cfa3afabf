/** Sets a cookie for the whole site in jsdom, for example `customerId=100001`. */
export function setCookie(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no other way to set one
  document.cookie = `${cookie}; Path=/`;
}
