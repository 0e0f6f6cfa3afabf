import type { Atom } from 'jotai';
import { isHttpError } from '../../../platform/http/errors.ts';
import type { Failure } from '../../../state/failures.ts';
import type { Store } from '../headerInstance.ts';

/** Events after which a failed load is retried, because the shopper uses the page or it is online again. */
const signsOfLife = [
  'online',
  'pageshow',
  'popstate',
  'visibilitychange',
  'focus',
  'focusin',
  'keydown',
  'pointerdown',
  'pointerover',
  'started_trolley_update',
  'finished_trolley_update',
  'grocer:started_trolley_update',
  'grocer:finished_trolley_update',
  'grocer:slot_changed',
  'grocer:cancel_slot',
  'grocer:shopping_context_changed',
  'grocer:route_changed',
];

/** Shortest pause between a failure and its retry. Milliseconds. */
const pauseMs = 5000;

/** The longest pause that a service may ask for with `Retry-After`. Milliseconds. */
const longestPauseMs = 600_000;

/** Minimum delay of a retry: a refresh (`watchFreshness`) after the same event starts first, and loads the data too. */
const settleMs = 100;

export interface FailedLoad {
  /** The failure; undefined if the data has loaded or is being loaded again. */
  failureAtom: Atom<Failure | undefined>;
  retry: () => void;
}

interface RetryFailedDeps {
  window: EventTarget;
  document: Pick<Document, 'visibilityState'>;
  store: Store;
  loads: readonly FailedLoad[];
}

/**
 * Loads failed data again, so that one failed call does not stay on the screen for the whole visit
 * (behaviour/session#failed-loads). The retry follows the next event of `signsOfLife` in a visible page; if that event
 * is during the pause, the retry waits for its end. Returns the function that stops it.
 */
export function retryFailed({ window, document, store, loads }: RetryFailedDeps): () => void {
  const stopped = new AbortController();
  const options = { signal: stopped.signal, capture: true };
  const retries = loads.map((load) => createRetry(load, store));
  for (const type of signsOfLife) window.addEventListener(type, onSignOfLife, options);
  return () => {
    stopped.abort();
    for (const { stop } of retries) stop();
  };

  function onSignOfLife(): void {
    if (document.visibilityState !== 'hidden') for (const { begin } of retries) begin();
  }
}

function createRetry({ failureAtom, retry }: FailedLoad, store: Store) {
  let pausedUntil = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stopFollowing = store.sub(failureAtom, onFailure);
  return {
    begin(): void {
      if (!store.get(failureAtom)) return;
      timer ??= setTimeout(retryNow, Math.max(pausedUntil - Date.now(), settleMs));
    },
    stop(): void {
      stopFollowing();
      cancel();
    },
  };

  function retryNow(): void {
    cancel();
    pausedUntil = Date.now() + pauseMs;
    retry();
  }

  function onFailure(): void {
    const failure = store.get(failureAtom);
    cancel();
    if (!failure) return;
    const { error } = failure;
    const askedForMs = isHttpError(error) ? Math.min(error.retryAfterMs, longestPauseMs) : 0;
    pausedUntil = Date.now() + Math.max(pauseMs, askedForMs);
  }

  function cancel(): void {
    clearTimeout(timer);
    timer = undefined;
  }
}
