import { hasTokenSession } from '@grocer/shared-contracts/host/shared';
import { openTabsChannel } from '../../platform/freshness/connectTabs.ts';
import { type HeadStart, readLastOrder } from '../../platform/head-start/headStart.ts';
import type { HttpCall } from '../../platform/http/createHttp.ts';
import { limitBody } from '../../platform/http/limitBody.ts';
import { type ServiceRequest, serviceRequest } from '../../platform/http/serviceRequest.ts';
import { toJson } from '../../platform/toJson.ts';
import { shoppingContextCall } from '../../services/shopper.ts';
import { addressCall, branchCall, reservationsCall } from '../../services/slots.ts';
import { tokenCall } from '../../services/token.ts';
import { trolleyCall } from '../../services/trolley.ts';

/** Longest age of an answer that the header may use. Milliseconds. */
export const longestAgeMs = 10_000;

/**
 * Events after which an answer may be out of date: the page has changed the order, the browser was offline, or the page
 * is about to be left, perhaps for the back/forward cache. With and without the prefix of the page's events.
 */
const signsOfChange = [
  'cancel_slot',
  'finished_trolley_update',
  'online',
  'pagehide',
  'shopping_context_changed',
  'slot_changed',
  'started_trolley_update',
].flatMap((name) => [name, `grocer:${name}`]);

/**
 * Requests the shopper's values that the header shows, and caches the answers for the header. They are
 * dropped as soon as a newer answer might differ (behaviour/session#never-older).
 */
export function createHeadStart(services: StartServices): HeadStart {
  const answers = new Map<string, SentRequest>();
  const taken = new Set<string>();
  const ended = new AbortController();
  const { signal } = ended;
  const startedAt = Date.now();
  const shopper = shopperCookies();
  let channel = openTabsChannel();
  let isChannelTaken = false;

  channel?.addEventListener('message', end, { signal });
  for (const type of signsOfChange) addEventListener(type, end, { signal });
  const timer = setTimeout(end, longestAgeMs);
  requestAhead(services, {
    mayRequest: () => taken.size === 0 && !signal.aborted,
    onSent: (sent) => answers.set(toJson(sent.request), sent),
  }).catch(() => {});

  return {
    take(request, onTaken) {
      const id = toJson(request);
      // The header requests the same data a second time, so its first load is over.
      if (!isFresh() || taken.has(id)) end();
      const sent = answers.get(id);
      // The header is about to change something, such as the slot.
      if (!sent && request.method !== 'GET') end();
      taken.add(id);
      if (sent) onTaken?.(sent.sentAt);
      return sent?.answer;
    },
    takeChannel() {
      // If the header asks for the channel again, it was mounted again, and messages in between were lost.
      if (isChannelTaken) end();
      isChannelTaken = true;
      const passedOn = channel;
      channel = undefined;
      return passedOn;
    },
    end,
  };

  /** Compares only the session after the first answer, because the header then writes the cookie `customerId`. */
  function isFresh(): boolean {
    const ageMs = Date.now() - startedAt;
    const isSameShopper = taken.size > 0 ? hasTokenSession() : shopperCookies() === shopper;
    // A negative age means that the device's clock was set back.
    return isSameShopper && ageMs >= 0 && ageMs < longestAgeMs;
  }

  function end(): void {
    ended.abort();
    answers.clear();
    clearTimeout(timer);
    channel?.close();
    channel = undefined;
  }
}

/** The cookies that say whether a shopper is signed in, and who the last one was. */
const shopperCookies = (): string =>
  String(document.cookie)
    .match(/(?:^|; )(?:X-Has-Token-Session|customerId)=[^;]*/g)
    ?.join() ?? '';

interface SentRequest {
  request: ServiceRequest;
  /** Rejects if the request fails. The header then gets the same failure, because the call is not sent again. */
  answer: Promise<Response>;
  /** When it was sent. Milliseconds since 1970. */
  sentAt: number;
}

interface RequestDeps {
  /** Called before each request, which is not sent if it returns false. */
  mayRequest: () => boolean;
  onSent: (sent: SentRequest) => void;
}

/**
 * Makes the header's calls for trolley and slot in their order (behaviour/session#order-of-calls), but
 * requests the last page's order at the same time as the shopping context. Of an answer it reads only what
 * the next call needs, without validation. It stops at the first answer that cannot be read; the header
 * reports the error.
 */
async function requestAhead(services: StartServices, deps: RequestDeps): Promise<void> {
  let headers = {};
  const { accessToken, customerId } = await read<Json>(tokenCall(services.token));
  if (typeof accessToken !== 'string') return;
  headers = { authorization: `Bearer ${accessToken}` };
  const reading = read<Json>(shoppingContextCall(services.context));
  const lastOrderId = readLastOrder(document.cookie, customerId);
  if (lastOrderId) {
    requestTrolley(lastOrderId, false);
    requestSlot(lastOrderId);
  }
  const context = await reading;
  if (!context.customerOrderId) return;
  // Services send an id as text or as a number, and the header reads both as text.
  const orderId = String(context.customerOrderId);
  const isAmending = context.customerOrderState === 'AMENDING';
  if (isAmending || orderId !== lastOrderId) requestTrolley(orderId, isAmending);
  if (orderId !== lastOrderId) requestSlot(orderId);

  function requestTrolley(id: string, amending: boolean): void {
    void send(trolleyCall(services.graph, { orderId: id, amending }));
  }

  function requestSlot(id: string): void {
    read<Json[]>(reservationsCall(services.slots, id))
      .then(requestPlace)
      .catch(() => {});
  }

  function requestPlace(reservations: readonly Json[]): void {
    const [reservation, other] = reservations.filter(({ status }) => status !== 'EXPIRED');
    // If there are several, their dates decide which one is shown, and only the header can read dates.
    if (!reservation || other) return;
    const { addressId, branchId } = reservation;
    if (addressId) void send(addressCall(services.addresses, String(addressId)));
    if (branchId) void send(branchCall(services.branches, String(branchId)));
  }

  /**
   * The addresses come from the page's markup. A token is sent only to the origin that issued it, so that markup which
   * was smuggled into a page cannot send it elsewhere.
   */
  function send(call: HttpCall): Promise<Response | undefined> {
    if (!deps.mayRequest() || originOf(call.url) !== originOf(services.token))
      return Promise.resolve(undefined);
    const request = serviceRequest({ ...call, headers }, services.appName);
    const answer = fetch(request.url, request as RequestInit);
    deps.onSent({ request, answer, sentAt: Date.now() });
    // The header may never take the answer: its failure must not be an unhandled rejection.
    return answer.catch(() => undefined);
  }

  /** Reads a copy, because the header reads the answer itself. @throws if there is no answer */
  async function read<Answer extends Json | Json[]>(call: HttpCall): Promise<Answer> {
    const answer = await send(call);
    if (!answer?.ok) throw new Error();
    return limitBody(answer.clone(), maxBytes, Error).json();
  }
}

/** A JSON object from an answer that was not validated. */
type Json = Readonly<Record<string, unknown>>;

/** Longest answer that is read. Each of these answers has less than 4 KB. Bytes. */
const maxBytes = 65_536;

const originOf = (url: string): string => new URL(url, location.href).origin;

/** Values of the release and of the header's options. The fragment has them as JSON in the script element. */
export interface StartServices {
  /** Value of the `breadcrumb` header. */
  appName: string;
  /** Address of the release's files. */
  folder: string;
  /** Base addresses. */
  token: string;
  context: string;
  graph: string;
  slots: string;
  addresses: string;
  branches: string;
}
