import { sendAndForget } from '../http/sendAndForget.ts';

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
