/** Reports that an advert was seen: loads the URL as an image. Ignores errors, and URLs that are not HTTP(S). */
export function loadPixel(url: string): void {
  if (isHttp(url)) new Image().src = url;
}

/**
 * Reports that an advert was clicked: requests the URL. `keepalive` lets the request continue when the
 * shopper leaves the page. Cookies are sent, as for an image. The mode is `no-cors`, because ad servers send no
 * CORS headers. Ignores the response, errors, and URLs that are not HTTP(S).
 */
export function sendPixel(url: string): void {
  if (isHttp(url)) fetch(url, { mode: 'no-cors', keepalive: true, credentials: 'include' }).catch(() => {});
}

const isHttp = (url: string): boolean => /^https?:\/\//i.test(url);
