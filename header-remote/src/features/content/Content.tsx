import type { ContentComponent } from '@grocer/shared-contracts';
import { useAtomValue, useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { idPrefixAtom, optionsAtom, originAtom, routesAtom } from '../../state/page.ts';
import { anchorsOf } from './anchorsOf.ts';
import styles from './Content.module.css';
import { ContentView } from './ContentView.tsx';
import { crashAtom, followAdAtom, followAtom, seeAdAtom } from './contentAtoms.ts';
import { type ContentKit, ContentKitContext, type ContentPlace } from './contentKit.ts';
import { placeComponents } from './placeComponents.ts';

interface Props {
  components: readonly ContentComponent[];
  place: ContentPlace;
}

/** What editors put together, wherever it stands: in a menu, in a page. */
export function Content({ components, place }: Props) {
  const kit = useKit(components, place);
  const placed = useMemo(() => placeComponents(components), [components]);
  if (placed.length === 0) return null;
  return (
    <ContentKitContext value={kit}>
      <div className={styles.content} data-place={place}>
        <ContentView isWhole={place === 'mega-menu'} placed={placed} />
      </div>
    </ContentKitContext>
  );
}

function useKit(components: readonly ContentComponent[], place: ContentPlace): ContentKit {
  const { imagePattern } = useAtomValue(optionsAtom).config;
  const routes = useAtomValue(routesAtom);
  const origin = useAtomValue(originAtom);
  const idPrefix = useAtomValue(idPrefixAtom);
  const onFollow = useSetAtom(followAtom);
  const seeAd = useSetAtom(seeAdAtom);
  const followAd = useSetAtom(followAdAtom);
  const onCrash = useSetAtom(crashAtom);
  return useMemo(() => {
    const anchors = anchorsOf(components, idPrefix);
    return {
      place,
      idPrefix,
      imagePattern,
      contentLink: (href) => anchors.get(href.trim()) ?? routes.contentLink(href, origin),
      buylist: routes.buylist,
      onFollow,
      onAdSeen: (ad) => seeAd({ ...ad, place }),
      onAdFollow: (ad) => followAd({ ...ad, place }),
      onCrash: (resourceType, error) => onCrash({ resourceType, error }),
    };
  }, [components, place, imagePattern, routes, origin, idPrefix, onFollow, seeAd, followAd, onCrash]);
}
