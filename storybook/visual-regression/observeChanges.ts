import { commands } from 'vitest/browser';
import { picturesInView } from './preparePage.ts';

/** Milliseconds without a change after which a story is ready for its picture. */
const quiet = {
  always: 50,
  /** Longer while something is busy, because spinners appear only after a third of a second. */
  whileBusy: 400,
};

/** Milliseconds after which a story that is not ready fails. */
const deadlineMs = 30_000;

/** Observes changes of the document and the files that it loads, to wait until they end. */
export function observeChanges() {
  let last = performance.now();
  const change = () => {
    last = performance.now();
  };
  const requests = countRequests(change);
  new MutationObserver(change).observe(document.body, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  });
  // Observes lazy chunks of the header.
  new PerformanceObserver(change).observe({ type: 'resource' });

  return {
    restart: requests.forget,
    /** @param keepsLoading the story shows the wait for an answer or a picture that never arrives */
    async end(keepsLoading: boolean): Promise<void> {
      const deadline = performance.now() + deadlineMs;
      const wait = () =>
        keepsLoading || document.querySelector('[aria-busy="true"]') ? quiet.whileBusy : quiet.always;
      const isLoading = () => requests.arePending() || picturesInView().some(({ complete }) => !complete);
      const isQuiet = () => (keepsLoading || !isLoading()) && performance.now() - last >= wait();
      while (!(isQuiet() && (await commands.scriptsInFlight()) === 0 && isQuiet())) {
        if (performance.now() > deadline)
          throw new Error(
            'The story is still loading. If that is what it shows, set parameters.keepsLoading.',
          );
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    },
  };
}

function countRequests(onEnd: () => void) {
  const { fetch } = globalThis;
  const pending = new Set<Promise<Response>>();
  globalThis.fetch = (...request) => {
    const answer = fetch(...request);
    const end = () => {
      pending.delete(answer);
      onEnd();
    };
    pending.add(answer);
    // Waits for the body, too, which the header reads next.
    answer.then((response) => response.clone().arrayBuffer()).then(end, end);
    return answer;
  };
  return {
    arePending: () => pending.size > 0,
    /** Forgets the requests of an earlier story. */
    forget: () => pending.clear(),
  };
}
