import type { Clock } from '../../../platform/clock/clock.ts';
import { isHttpError } from '../../../platform/http/errors.ts';
import { sessionAtom } from '../../../state/session/session.ts';
import type { Store } from '../headerInstance.ts';

/** Events after which the token service is asked again: the shopper or the page does something, or is online. */
const signsOfLife = [
  'online',
  'pageshow',
  'popstate',
  'visibilitychange',
  'focus',
  'focusin',
  'started_trolley_update',
  'finished_trolley_update',
  'grocer:started_trolley_update',
  'grocer:finished_trolley_update',
  'grocer:slot_changed',
  'grocer:cancel_slot',
  'grocer:shopping_context_changed',
  'grocer:route_changed',
];

/** Pauses after the first failures in a row; the last one is repeated. Milliseconds. */
const pausesMs = [1000, 10_000, 30_000, 60_000];

/** The longest pause that a service gets by `Retry-After`. Milliseconds. */
const longestPauseMs = 600_000;

/** A pause is up to this much longer, at random, so that a whole shop's pages do not ask at the same moment. */
const jitter = 0.5;

interface RetrySessionDeps {
  window: EventTarget;
  document: Pick<Document, 'visibilityState'>;
  store: Store;
  clock: Clock;
  /** A number from 0 to 1. */
  random: () => number;
  /** Asks the token service who is signed in, and loads what belongs to the shopper. */
  retry: () => void;
}

/**
 * Asks the token service again after a failure, so that one failed call does not leave a signed-in shopper signed out
 * for the whole visit (behaviour/session#44). It asks at the next sign of life; one that comes during the pause counts
 * at its end. The result stops.
 */
export function retrySession({
  window,
  document,
  store,
  clock,
  random,
  retry,
}: RetrySessionDeps): () => void {
  let failures = 0;
  let pausedUntil = 0;
  let cancelRetry: (() => void) | undefined;
  const stopped = new AbortController();
  const stopFollowing = store.sub(sessionAtom, onSession);
  for (const type of signsOfLife) window.addEventListener(type, onSignOfLife, { signal: stopped.signal });
  return () => {
    stopped.abort();
    stopFollowing();
    cancel();
  };

  function onSession(): void {
    const session = store.get(sessionAtom);
    cancel();
    if (session.kind === 'failed') pause(session.error);
    // While it is pending, it is not known whether the service answers again.
    else if (session.kind !== 'pending') failures = 0;
  }

  function pause(error: unknown): void {
    const pauseMs = (pausesMs[failures] ?? (pausesMs.at(-1) as number)) * (1 + jitter * random());
    failures = Math.min(failures + 1, pausesMs.length);
    const askedForMs = isHttpError(error) ? Math.min(error.retryAfterMs, longestPauseMs) : 0;
    pausedUntil = clock.now() + Math.max(pauseMs, askedForMs);
  }

  function onSignOfLife(): void {
    if (store.get(sessionAtom).kind !== 'failed' || document.visibilityState === 'hidden') return;
    cancelRetry ??= clock.after(Math.max(pausedUntil - clock.now(), 0), () => {
      cancel();
      retry();
    });
  }

  function cancel(): void {
    cancelRetry?.();
    cancelRetry = undefined;
  }
}
