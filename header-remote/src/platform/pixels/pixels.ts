/** What tells an advertiser that an advert was seen or followed. Nobody hears of one that fails. */
export interface Pixels {
  /** Asks for an address as for a picture (clarification 119). */
  load(url: string): void;
  /** Asks for an address in a way that outlives the page: the shopper is about to leave it. */
  send(url: string): void;
}

export const browserPixels: Pixels = {
  load(url) {
    if (isWeb(url)) new Image().src = url;
  },
  send(url) {
    if (!isWeb(url)) return;
    // Cookies go along, as with a picture. The answer is nobody's business: no CORS.
    fetch(url, { mode: 'no-cors', keepalive: true, credentials: 'include' }).catch(() => {});
  },
};

const isWeb = (url: string): boolean => /^https?:\/\//i.test(url);
