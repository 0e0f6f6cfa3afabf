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

/** Time after the start at which all answers are dropped. Milliseconds. */
export const longestAgeMs = 10_000;

/**
 * Events after which an answer may be out of date: the order was changed, the browser was offline, or the
 * page is about to be left, perhaps for the back/forward cache. Page events may have the prefix `grocer:`.
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
 * Requests token, shopping context, trolley and slot before the header's code has loaded, and caches the answers for it
 * (decision 24). Drops all answers as soon as a newer one might differ (behaviour/session#never-older).
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
      // The answers are out of date, or the header requests the same data again, so its first load is over.
      if (!isFresh() || taken.has(id)) end();
      const sent = answers.get(id);
      // The request may change something, such as the slot, so the cached answers may be out of date.
      if (!sent && request.method !== 'GET') end();
      taken.add(id);
      if (sent) onTaken?.(sent.sentAt);
      return sent?.answer;
    },
    takeChannel() {
      // A second call means that the header was mounted again, and that messages in between were lost.
      if (isChannelTaken) end();
      isChannelTaken = true;
      const passedOn = channel;
      channel = undefined;
      return passedOn;
    },
    end,
  };

  /** After the first call of `take`, `customerId` is not compared, because the header then writes that cookie. */
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
  /** Rejects if the request fails: the header gets the same failure, because no call is sent twice. */
  answer: Promise<Response>;
  /** Time at which the request was sent. Milliseconds since 1970. */
  sentAt: number;
}

interface RequestDeps {
  /** Called before each request. If it returns false, the request is not sent. */
  mayRequest: () => boolean;
  onSent: (sent: SentRequest) => void;
}

/**
 * Makes the header's calls for trolley and slot in their order (behaviour/session#order-of-calls). If a cookie names
 * an order of the customer who is signed in, requests that order's trolley and slot in parallel with the shopping
 * context. Reads from an answer only what the next call needs, without validation. Stops at the first answer that
 * cannot be read; the header then reports the error.
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
    // With several reservations the dates decide which is shown, and only the header's code compares dates.
    if (!reservation || other) return;
    const { addressId, branchId } = reservation;
    if (addressId) void send(addressCall(services.addresses, String(addressId)));
    if (branchId) void send(branchCall(services.branches, String(branchId)));
  }

  /**
   * Sends a call. The services' base URLs come from the page's markup, so the token is sent only to the origin
   * that issued it: injected markup cannot send it elsewhere.
   */
  function send(call: HttpCall): Promise<Response | undefined> {
    if (!deps.mayRequest() || originOf(call.url) !== originOf(services.token))
      return Promise.resolve(undefined);
    const request = serviceRequest({ ...call, headers }, services.headers);
    const answer = fetch(request.url, request as RequestInit);
    deps.onSent({ request, answer, sentAt: Date.now() });
    // The header may never use the answer; then a failure must not be an unhandled rejection.
    return answer.catch(() => undefined);
  }

  /** Reads a clone of the answer, because the header reads the original. @throws if the call or the reading fails */
  async function read<Answer extends Json | Json[]>(call: HttpCall): Promise<Answer> {
    const answer = await send(call);
    if (!answer?.ok) throw new Error();
    return limitBody(answer.clone(), maxBytes, Error).json();
  }
}

/** A JSON object of a response; its properties are not validated. */
type Json = Readonly<Record<string, unknown>>;

/** Size above which an answer is not read. Real answers have less than 4 KB. Bytes. */
const maxBytes = 65_536;

const originOf = (url: string): string => new URL(url, location.href).origin;

/** Input of `start.js`, from release and options. The fragment's script element has it as JSON. */
export interface StartServices {
  /** The headers of every call. */
  headers: Record<string, string>;
  /** URL of the folder with the release's files, with a trailing `/`. */
  folder: string;
  /** Base URLs of the services. */
  token: string;
  context: string;
  graph: string;
  slots: string;
  addresses: string;
  branches: string;
}
