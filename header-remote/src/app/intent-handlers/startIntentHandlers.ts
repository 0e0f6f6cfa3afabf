import type { ResolvedHeaderOptions, Routes } from '@grocer/shared-contracts';
import { prefetchOnIntent } from '../../platform/prefetch/prefetchOnIntent.ts';
import { focusPressedButtons } from '../../ui/focus/focusPressedButtons.ts';
import { placeAtButtons } from '../../ui/popover/placeAtButtons.ts';
import { startTooltips } from '../../ui/tooltip/startTooltips.ts';
import { measureOpenings } from '../measure/measureOpenings.ts';
import { listServiceAddresses } from './listServiceAddresses.ts';

/** What decides which addresses are never prefetched. */
interface PageAddresses {
  routes: Pick<Routes, 'logout' | 'login' | 'register' | 'checkout'>;
  services: ResolvedHeaderOptions['services'];
}

/**
 * Starts prefetching, tooltips, the placing of popovers, the focus of pressed buttons and the measuring of openings
 * in the header; the result stops them. `trigger` is the event that loaded this code: it is handled as well, since
 * the listeners did not exist yet.
 */
export function startIntentHandlers(
  header: HTMLElement,
  trigger: Event | undefined,
  page: () => PageAddresses,
): () => void {
  const handlers = [
    prefetchOnIntent(header, () => listExcludedAddresses(page())),
    startTooltips(header),
    placeAtButtons(header),
    focusPressedButtons(header),
    measureOpenings(header),
  ];
  for (const { handleEvent } of trigger ? handlers : []) handleEvent(trigger as Event);
  return () => {
    for (const { stop } of handlers) stop();
  };
}

/** Requesting one of these may change the session or an order, or load a service. */
const listExcludedAddresses = ({ routes, services }: PageAddresses): string[] => [
  routes.logout(),
  routes.login(),
  routes.register(''),
  routes.checkout(),
  ...listServiceAddresses(services),
];
