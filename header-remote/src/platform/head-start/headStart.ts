import type { ServiceRequest } from '../http/serviceRequest.ts';

/** The answers that the fragment's first script has requested while the header's scripts were loading. */
export interface HeadStart {
  /**
   * The answer to exactly this request, once; it rejects if the request has failed. Undefined if it was not sent. From
   * the first call on the script requests nothing more, so that no call is made twice.
   *
   * @param onTaken called with the time at which the request was sent, if it was
   */
  take(request: ServiceRequest, onTaken?: (sentAt: number) => void): Promise<Response> | undefined;
  /** The channel to the shop's other tabs, once: the script listens to it until its answers are dropped. */
  takeChannel(): BroadcastChannel | undefined;
  /** Drops all answers that are left. Tests call it; the head start ends by itself. */
  end(): void;
}

const key = Symbol.for('grocer.start');

type Page = { [key]?: HeadStart };

/** The page's head start. Undefined on most pages: without a fragment, and of visitors who are not signed in. */
export const headStart = (): HeadStart | undefined => (globalThis as Page)[key];

/** A page has one, however many fragments it has. */
export function provideHeadStart(provided: HeadStart): void {
  (globalThis as Page)[key] = provided;
}
