/** Reports that an advert was seen: requests the address as a picture. A failure is not reported. */
export function loadPixel(url: string): void {
  if (isHttp(url)) new Image().src = url;
}

/**
 * Reports that an advert was followed: requests the address. The request goes on when the shopper leaves the
 * page, and nobody reads its response; a failure is not reported. Cookies are sent, as an image request would
 * send them. `no-cors`, since ad servers allow no other origin.
 */
export function sendPixel(url: string): void {
  if (isHttp(url)) fetch(url, { mode: 'no-cors', keepalive: true, credentials: 'include' }).catch(() => {});
}

const isHttp = (url: string): boolean => /^https?:\/\//i.test(url);
