/** Probability that a candidate which is as good as the release is withdrawn, however often one looks. */
export const falseAlarms = 0.01;

/** The tested ratios of the candidate's odds of failing to the release's. Each has the same weight. */
const alternatives = [1.5, 2, 4, 8, 16, 64, 256];

/** Maximum of views that are compared with one error. More views would hardly add evidence. */
const viewsOfError = 20;

/** Maximum of buffered views, so that an error is compared with views of about the same time. */
const waitingViews = 200;

/** The weight of the rollout's share while nothing else is known, in views. */
const viewsOfShare = 10;

/** Factor by which each comparison reduces the weight of earlier views, so that the share may grow. */
const memory = 0.95;

/**
 * Tests whether a candidate fails more often than the release. If it fails equally often, it has the same part of the
 * errors as of the page views. That part may be below the share: caches, and pages without the host kit, lower it.
 *
 * Compares each error with the last views, by an e-variable for two Bernoulli streams. The product of these
 * e-variables exceeds `1 / falseAlarms` with at most that probability, whenever one looks (R. Turner, A. Ly, P. Grünwald:
 * Generic E-variables for exact sequential k-sample tests that allow for optional stopping, arXiv 2106.02693). The
 * product is averaged over the alternatives.
 *
 * @param share percent of the visitors that should have the candidate; more than 0 and less than 100
 * @returns a function that adds a page view or an error, and says whether the candidate is worse
 */
export function compareErrors(share: number): (kind: 'view' | 'error', isCandidate: boolean) => boolean {
  const views: boolean[] = [];
  const errors: boolean[] = [];
  const logs = alternatives.map(() => 0);
  let known = viewsOfShare;
  let ofCandidate = (viewsOfShare * share) / 100;
  let isWorse = false;

  return (kind, isCandidate) => {
    (kind === 'view' ? views : errors).push(isCandidate);
    if (views.length > waitingViews) views.shift();
    while (views.length > 0 && errors.length > 0) {
      compare(errors.shift() === true, views.splice(-viewsOfError));
      const evidence = logs.reduce((sum, log) => sum + Math.exp(log), 0) / logs.length;
      isWorse ||= evidence >= 1 / falseAlarms;
    }
    return isWorse;
  };

  function compare(isError: boolean, block: readonly boolean[]): void {
    const part = Math.min(Math.max(ofCandidate / known, 0.001), 0.999);
    const viewed = block.filter(Boolean).length;
    alternatives.forEach((odds, index) => {
      const ofErrors = (part * odds) / (1 - part + part * odds);
      const ofBoth = (part * block.length + ofErrors) / (block.length + 1);
      logs[index] =
        (logs[index] ?? 0) +
        viewed * Math.log(part / ofBoth) +
        (block.length - viewed) * Math.log((1 - part) / (1 - ofBoth)) +
        Math.log(isError ? ofErrors / ofBoth : (1 - ofErrors) / (1 - ofBoth));
    });
    known = known * memory + block.length;
    ofCandidate = ofCandidate * memory + viewed;
  }
}
