import { Provider } from 'jotai';
import { renderToString } from 'react-dom/server';
import { SlotButton } from '../../features/slot/SlotButton.tsx';
import { TrolleySummary } from '../../features/trolley-summary/TrolleySummary.tsx';
import { type LastValues, setLastValuesAtom } from '../../state/session/session.ts';
import type { Store } from '../runtime/headerInstance.ts';

export const hasValues = (values: LastValues | undefined): values is LastValues =>
  values?.trolley !== undefined || values?.slot !== undefined;

/**
 * Inserts the last known values into markup that was rendered without them. Only the slot and the trolley are rendered
 * for each page, because their values belong to one shopper and must not be cached.
 */
export function insertLastValues(markup: string, store: Store, values: LastValues): string {
  const withoutValues = renderFeatures(store);
  store.set(setLastValuesAtom, values);
  const withValues = renderFeatures(store);
  return withoutValues.reduce(
    (page, feature, index) => page.replace(feature, () => withValues[index] ?? ''),
    markup,
  );
}

const renderFeatures = (store: Store): string[] =>
  [SlotButton, TrolleySummary].map((Feature) =>
    renderToString(
      <Provider store={store}>
        <Feature />
      </Provider>,
    ),
  );
