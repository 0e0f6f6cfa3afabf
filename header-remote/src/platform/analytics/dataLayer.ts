import type { Analytics } from '@grocer/shared-contracts';

declare global {
  interface Window {
    /** The tag manager's, which reads what stood there before it came. */
    dataLayer?: object[];
  }
}

/** The sink of hosts that pass none (clarifications C12). */
export const dataLayer: Analytics = (name, payload) => {
  window.dataLayer ??= [];
  window.dataLayer.push({ event: name, ...payload });
};
