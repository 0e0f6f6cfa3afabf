import type { Analytics } from '@grocer/shared-contracts';

declare global {
  interface Window {
    /** Queue of the tag manager. It also reads entries from before it was loaded. */
    dataLayer?: object[];
  }
}

/** Default sink, for hosts that pass no analytics function. */
export const pushToDataLayer: Analytics = (name, payload) => {
  window.dataLayer ??= [];
  window.dataLayer.push({ event: name, ...payload });
};
