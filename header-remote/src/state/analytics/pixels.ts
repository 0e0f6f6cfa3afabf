/** Requests that tell an advertiser that an advert was seen or followed. A failure is not reported. */
export interface Pixels {
  /** Requests an address as a picture. */
  load(url: string): void;
  /** Requests an address with `keepalive`, because the shopper is leaving the page. */
  send(url: string): void;
}

export const browserPixels: Pixels = {
  load(url) {
    if (isHttp(url)) new Image().src = url;
  },
  send(url) {
    if (isHttp(url)) sendAndForget(url);
  },
};

const isHttp = (url: string): boolean => /^https?:\/\//i.test(url);

/**
 * Sends a GET request whose response nobody reads; it goes on when the shopper leaves the page. Cookies are
 * sent, as an image request would send them. `no-cors`, since ad servers allow no other origin. A failure is
 * ignored.
 */
function sendAndForget(url: string): void {
  fetch(url, { mode: 'no-cors', keepalive: true, credentials: 'include' }).catch(() => {});
}
