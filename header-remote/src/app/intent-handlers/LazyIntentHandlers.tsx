import { useStore } from 'jotai';
import { useMemo, useRef } from 'react';
import { createLazyModule } from '../../platform/createLazyModule.ts';
import { type StartFeature, useLazyStart } from '../../platform/useLazyStart.ts';
import { optionsAtom, routesAtom } from '../../state/page/page.ts';

const intentHandlers = createLazyModule('tooltips and prefetching', async () => {
  const { startIntentHandlers } = await import(/* webpackChunkName: "intents" */ './startIntentHandlers.ts');
  return startIntentHandlers;
});

/** Tooltips and prefetching inside its parent element. Their code loads on the first pointer, focus or touch there. */
export function LazyIntentHandlers() {
  const anchorRef = useRef<HTMLElement>(null);
  const store = useStore();
  const options = useMemo(() => {
    const page = () => ({ routes: store.get(routesAtom), services: store.get(optionsAtom).services });
    const load = async (): Promise<StartFeature> => {
      const start = await intentHandlers.load();
      return (anchor, trigger) => start(rootOf(anchor), trigger, page);
    };
    return { name: 'intents', module: { load, loaded: undefined }, events: intentEvents, target: rootOf };
  }, [store]);
  useLazyStart(anchorRef, options);
  return <span hidden ref={anchorRef} />;
}

const intentEvents = ['pointerover', 'focusin', 'touchstart'];

const rootOf = (anchor: HTMLElement): HTMLElement => anchor.parentElement ?? anchor;
