import { useStore } from 'jotai';
import { useCallback, useMemo, useRef } from 'react';
import { createLazyModule } from '../../platform/createLazyModule.ts';
import { useLazyStart } from '../../platform/useLazyStart.ts';
import { optionsAtom, routesAtom } from '../../state/page/page.ts';
import type { startIntentHandlers } from './startIntentHandlers.ts';

const intentHandlers = createLazyModule('tooltips and prefetching', async () => {
  const { startIntentHandlers } = await import(/* webpackChunkName: "idle" */ './startIntentHandlers.ts');
  return startIntentHandlers;
});

/** Tooltips, prefetching etc. in the parent element. The code loads on that element's first pointer, focus or touch. */
export function LazyIntentHandlers() {
  const anchorRef = useRef<HTMLElement>(null);
  const store = useStore();
  const occasion = useMemo(
    () => ({ name: 'intents', events, target: () => anchorRef.current?.parentElement ?? null }),
    [],
  );
  const startHandlers = useCallback(
    (start: typeof startIntentHandlers, trigger: Event | undefined) => {
      const page = () => ({ routes: store.get(routesAtom), services: store.get(optionsAtom).services });
      const root = anchorRef.current?.parentElement;
      return root ? start(root, trigger, page) : () => {};
    },
    [store],
  );
  useLazyStart(intentHandlers, occasion, startHandlers);
  return <span hidden ref={anchorRef} />;
}

const events = ['pointerover', 'focusin', 'touchstart'];
