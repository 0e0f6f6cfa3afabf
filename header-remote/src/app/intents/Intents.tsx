import { useStore } from 'jotai';
import { useMemo, useRef } from 'react';
import { onDemand } from '../../platform/onDemand.ts';
import { type Start, useStartOnSign } from '../../platform/useStartOnSign.ts';
import { routesAtom } from '../../state/page.ts';

const intents = onDemand('tooltips and prefetching', async () => {
  const { startIntents } = await import(/* webpackChunkName: "intents" */ './intents.ts');
  return startIntents;
});

/** Tooltips and prefetching for the part of the header that it stands in; their code comes when something comes near. */
export function Intents() {
  const markRef = useRef<HTMLElement>(null);
  const store = useStore();
  const waiting = useMemo(() => {
    const never = () => {
      const routes = store.get(routesAtom);
      return [routes.logout(), routes.login(), routes.checkout()];
    };
    const load = async (): Promise<Start> => {
      const start = await intents.load();
      return (mark, sign) => start(placeOf(mark), sign, never);
    };
    return { code: { load, ready: undefined }, signs, on: placeOf };
  }, [store]);
  useStartOnSign(markRef, waiting);
  return <span hidden ref={markRef} />;
}

const signs = ['pointerover', 'focusin', 'touchstart'];

const placeOf = (mark: HTMLElement): HTMLElement => mark.parentElement ?? mark;
