/** Requests an address as a picture: an advert was seen. A failure is not reported. */
export function loadPixel(url: string): void {
  if (isHttp(url)) new Image().src = url;
}

/**
 * Requests an address when an advert was followed. The request goes on when the shopper leaves the page, and nobody
 * reads its response; a failure is not reported. Cookies are sent, as an image request would send them. `no-cors`,
 * since ad servers allow no other origin.
 */
export function sendPixel(url: string): void {
  if (isHttp(url)) fetch(url, { mode: 'no-cors', keepalive: true, credentials: 'include' }).catch(() => {});
}

const isHttp = (url: string): boolean => /^https?:\/\//i.test(url);
