/**
 * Sends a GET request whose response nobody reads; it goes on when the shopper leaves the page. Cookies are
 * sent, as an image request would send them. `no-cors`, since ad servers allow no other origin. A failure is
 * ignored.
 */
export function sendAndForget(url: string): void {
  fetch(url, { mode: 'no-cors', keepalive: true, credentials: 'include' }).catch(() => {});
}
