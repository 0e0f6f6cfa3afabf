import { hasTokenSession } from '@grocer/shared-contracts/host/shared';
import { openTabsChannel } from '../../platform/freshness/connectTabs.ts';
import type { HeadStart } from '../../platform/head-start/headStart.ts';
import { toJson } from '../../platform/toJson.ts';
import { requestAhead, type SentRequest } from './requestAhead.ts';
import type { StartServices } from './startServices.ts';

/** Older answers are requested again. Milliseconds. */
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
 * Requests what the header shows of the shopper, and keeps the answers for the header. They are dropped as soon as a
 * newer answer might be another one (behaviour/session#never-older).
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
      // The header loads something again, so the first load is over.
      if (!isFresh() || taken.has(id)) end();
      const sent = answers.get(id);
      // The header is about to change something, such as the slot.
      if (!sent && request.method !== 'GET') end();
      taken.add(id);
      if (sent) onTaken?.(sent.sentAt);
      return sent?.answer;
    },
    takeChannel() {
      // The header has closed the channel, and is mounted again: messages in between were lost.
      if (isChannelTaken) end();
      isChannelTaken = true;
      const passedOn = channel;
      channel = undefined;
      return passedOn;
    },
    end,
  };

  /** The header itself writes the customer's id, but only after the first answer. */
  function isFresh(): boolean {
    const ageMs = Date.now() - startedAt;
    const isSameShopper = taken.size > 0 ? hasTokenSession() : shopperCookies() === shopper;
    // After a negative time the device's clock was put back.
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
