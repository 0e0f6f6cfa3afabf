import { chunkFailure, reportFailure } from '../../platform/logger/reportFailure.ts';
import { mayHaveUnsettled } from '../../state/trolley/storedAttempts.ts';
import type { Store } from './headerInstance.ts';

/** Looks up orders whose placing a reload interrupted, to find out whether they were placed. */
export async function resumeOrderAttempts(store: Store): Promise<void> {
  if (!mayHaveUnsettled()) return;
  try {
    const { resumeOrderAttemptsAtom } = await import(
      /* webpackChunkName: "dialogs" */ '../../features/instant-checkout/instantCheckoutAtoms.ts'
    );
    await store.set(resumeOrderAttemptsAtom);
  } catch (error) {
    const message = 'the state of an order could not be looked up; the next page load tries again';
    reportFailure(chunkFailure, message, error);
  }
}
