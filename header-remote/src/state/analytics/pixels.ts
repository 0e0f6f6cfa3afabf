/** Reports that an advert was seen: loads the URL as an image. Errors are ignored. */
export function loadPixel(url: string): void {
  if (isHttp(url)) new Image().src = url;
}

/**
 * Reports that an advert was clicked: requests the URL. `keepalive` lets the request continue when the
 * shopper leaves the page. Cookies are sent, as for an image. `no-cors`, because ad servers do not allow
 * other origins. The response is ignored, and so are errors.
 */
export function sendPixel(url: string): void {
  if (isHttp(url)) fetch(url, { mode: 'no-cors', keepalive: true, credentials: 'include' }).catch(() => {});
}

const isHttp = (url: string): boolean => /^https?:\/\//i.test(url);
