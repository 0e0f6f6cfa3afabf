/** Milliseconds without a change after which a story is ready for its picture. */
const quiet = {
  always: 50,
  withRequests: 200,
  /** What waits shows a spinner only after a third of a second. */
  whileBusy: 400,
};

/** A story may show how an answer that never arrives looks. */
const patienceMs = 2000;

/** Observes the document, requests and files that load, in order to wait for the end of what they change. */
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
  // Parts of the header that are loaded when they are needed.
  new PerformanceObserver(change).observe({ type: 'resource' });

  return {
    restart: requests.forget,
    async end(): Promise<void> {
      const givesUpAt = performance.now() + patienceMs;
      const wait = () => {
        if (document.querySelector('[aria-busy="true"]')) return quiet.whileBusy;
        return requests.hasAny() ? quiet.withRequests : quiet.always;
      };
      const isQuiet = () => !requests.arePending() && performance.now() - last >= wait();
      while (!isQuiet() && performance.now() < givesUpAt)
        await new Promise((resolve) => setTimeout(resolve, 10));
    },
  };
}

function countRequests(onEnd: () => void) {
  const { fetch } = globalThis;
  const pending = new Set<Promise<Response>>();
  let hasRequests = false;
  globalThis.fetch = (...request) => {
    const answer = fetch(...request);
    const end = () => {
      pending.delete(answer);
      onEnd();
    };
    hasRequests = true;
    pending.add(answer);
    answer.then(end, end);
    return answer;
  };
  return {
    hasAny: () => hasRequests,
    arePending: () => pending.size > 0,
    /** Forgets those of an earlier story. */
    forget() {
      hasRequests = false;
      pending.clear();
    },
  };
}
