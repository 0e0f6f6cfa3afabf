import type { ContentComponent } from '@grocer/shared-contracts';
import { useAtomValue, useStore } from 'jotai';
import { useMemo } from 'react';
import { reportCrash } from '../../platform/logger/reportFailure.ts';
import { trackAtom } from '../../state/analytics/events.ts';
import { idPrefixAtom, optionsAtom, originAtom, pathAtom, routesAtom } from '../../state/page/page.ts';
import type { CrashOutcome } from '../../ui/error-boundary/ErrorBoundary.tsx';
import { trackAdClickAtom, trackAdImpressionAtom } from './adverts/adImpressions.ts';
import { ContentArea } from './ContentView.tsx';
import { collectAnchors } from './collectAnchors.ts';
import type { ContentConfig, ContentSurface } from './contentConfig.ts';
import { numberComponents } from './numberComponents.ts';

interface Props {
  components: readonly ContentComponent[];
  surface: ContentSurface;
}

/** Renders content of the content service, in a menu or in a page. */
export function Content({ components, surface }: Props) {
  const config = useConfig(components, surface);
  const numbered = useMemo(() => numberComponents(components), [components]);
  if (numbered.length === 0) return null;
  return <ContentArea config={config} numbered={numbered} />;
}

function useConfig(components: readonly ContentComponent[], surface: ContentSurface): ContentConfig {
  const { imagePattern } = useAtomValue(optionsAtom).config;
  const routes = useAtomValue(routesAtom);
  const origin = useAtomValue(originAtom);
  const idPrefix = useAtomValue(idPrefixAtom);
  const path = useAtomValue(pathAtom);
  const { set } = useStore();
  return useMemo(() => {
    const anchors = collectAnchors(components, idPrefix);
    return {
      surface,
      path,
      idPrefix,
      imagePattern,
      contentLink: (href) => anchors.get(href.trim()) ?? routes.contentLink(href, origin),
      buylist: routes.buylist,
      onFollow: ({ analytics, ...where }) =>
        set(trackAtom, { name: 'promo_click', payload: { ...analytics, ...where } }),
      onAdImpression: (ad) => set(trackAdImpressionAtom, { ...ad, surface }),
      onAdClick: (ad) => set(trackAdClickAtom, { ...ad, surface }),
      onCrash: reportContentCrash,
    };
  }, [components, surface, path, imagePattern, routes, origin, idPrefix, set]);
}

/** Reports a content component whose rendering threw (behaviour/errors#content-boundary). */
const reportContentCrash = (resourceType: string, error: unknown, outcome: CrashOutcome): void =>
  reportCrash('content', `content: a component "${resourceType}" crashed and is ${outcome}`, error);
