import { commands } from 'vitest/browser';
import { type Area, picturesInView, visibleArea } from './preparePage.ts';

/** How long nothing must change before a story's picture is taken. Milliseconds. */
const quiet = {
  always: 50,
  /** Longer while something is busy, because spinners appear after 300 ms. */
  whileBusy: 400,
};

/** If a story is not ready by then, it fails. Milliseconds. */
const deadlineMs = 30_000;

/** Observes changes of the document and the files that it loads, to wait until there are no more. */
function observeChanges() {
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
  // Observes the header's lazy chunks.
  new PerformanceObserver(change).observe({ type: 'resource' });

  return {
    restart: requests.forget,
    /**
     * @param keepsLoading whether the story shows a wait for an answer or picture that never arrives
     * @returns the part of the viewport in which the story draws
     */
    async end(keepsLoading: boolean): Promise<Area> {
      const deadline = performance.now() + deadlineMs;
      const wait = () =>
        keepsLoading || document.querySelector('[aria-busy="true"]') ? quiet.whileBusy : quiet.always;
      const isLoading = () => requests.arePending() || picturesInView().some(({ complete }) => !complete);
      const isQuiet = () => (keepsLoading || !isLoading()) && performance.now() - last >= wait();
      const isReady = async () => isQuiet() && (await commands.scriptsInFlight()) === 0 && isQuiet();
      for (;;) {
        const ready = await isReady();
        const area = ready && visibleArea();
        if (area) return area;
        if (performance.now() > deadline) throw new Error(ready ? drawsNothing : stillLoading);
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    },
  };
}

/** One for all files of stories, because they share a page. */
export const changes = observeChanges();

const stillLoading = 'The story is still loading. If that is what it shows, set parameters.keepsLoading.';
const drawsNothing = 'The story draws nothing. If that is right, say why in parameters.notPictured.';

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
    // Includes the body, which the header reads next.
    answer.then((response) => response.clone().arrayBuffer()).then(end, end);
    return answer;
  };
  return {
    arePending: () => pending.size > 0,
    /** Forgets an earlier story's requests. */
    forget: () => pending.clear(),
  };
}
