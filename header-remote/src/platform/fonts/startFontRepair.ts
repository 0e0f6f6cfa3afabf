import { retryUntilDone } from '@grocer/shared-contracts/host/shared';
import { createDisposer } from '../createDisposer.ts';
import { createLazyModule } from '../createLazyModule.ts';

const fontRepair = createLazyModule(
  'the repair of fonts',
  () => import(/* webpackChunkName: "idle" */ './healFonts.ts'),
);

/**
 * Loads the repair of the header's font when a font of the page has failed.
 *
 * @returns the function that stops the repair
 */
export function startFontRepair(): () => void {
  // A host may run in a browser or a test without the API.
  const fonts: FontFaceSet | undefined = document.fonts;
  if (!fonts) return () => {};
  const listening = new AbortController();
  const stops = [() => listening.abort()];
  if ([...fonts].some(({ status }) => status === 'error')) start();
  else fonts.addEventListener('loadingerror', start, { once: true, signal: listening.signal });
  return createDisposer(stops);

  function start(): void {
    const load = async () => {
      const { healFonts } = await fontRepair.load();
      if (!listening.signal.aborted) stops.push(healFonts());
    };
    stops.push(retryUntilDone(load));
  }
}
