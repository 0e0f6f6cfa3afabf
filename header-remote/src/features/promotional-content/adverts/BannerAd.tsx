import type { ContentOf } from '@grocer/shared-contracts';
import { type RefObject, useEffect, useRef } from 'react';
import { Image } from '../../../ui/image/Image.tsx';
import { ActionLink } from '../ActionLink.tsx';
import { CellTexts } from '../CellTexts.tsx';
import { FollowLinkContext, useContentConfig } from '../contentConfig.ts';
import type { ContentProps } from '../numberComponents.ts';
import { pictureProps } from '../pictureProps.ts';
import { stretchedCell } from '../stretched-link/StretchedLink.tsx';
import { advertTarget } from './advertTarget.ts';
import styles from './BannerAd.module.css';

/** An advert, labelled "Advertisement". Reports its first view per page and each click (behaviour/advertising#look). */
export function BannerAd({ component: ad, position }: ContentProps<'banner-ad'>) {
  const { surface, imagePattern, path, onAdImpression, onAdClick } = useContentConfig();
  const root = useRef<HTMLElement>(null);
  useInView(root, () => onAdImpression({ ad, position }), path);
  const picture = pictureProps(ad.image, { imagePattern, position });
  const badge = ad.marketingBadge && <p className={styles.badge}>{ad.marketingBadge}</p>;
  return (
    <FollowLinkContext value={() => onAdClick({ ad, position })}>
      <section
        aria-label={ad.textArea.heading ? `Advertisement: ${ad.textArea.heading}` : 'Advertisement'}
        className={`${styles.ad} ${stretchedCell}`}
        data-place={surface}
        data-theme={ad.textArea.theme}
        ref={root}
      >
        <div className={styles.layout}>
          <div className={styles.words}>
            <div className={styles.labels}>
              <p className={styles.label}>Advertisement</p>
              {!picture && badge}
            </div>
            <CellTexts component={ad} styles={styles} />
            <Foot ad={ad} />
          </div>
          {picture && (
            <div className={styles.picture}>
              <Image {...picture} className={styles.image} sizes="(min-width: 48em) 384px, 100vw" />
              {badge}
            </div>
          )}
        </div>
      </section>
    </FollowLinkContext>
  );
}

/** The advert's button, in the mega menu a text link, as in a trading cell; and its disclaimer. */
function Foot({ ad: { textArea, products } }: { ad: ContentOf<'banner-ad'> }) {
  const { surface, buylist } = useContentConfig();
  const target = advertTarget(textArea.link, products, buylist);
  return (
    <>
      {target && (
        <p className={styles.foot}>
          <ActionLink
            defaultText="Shop Now"
            isQuiet={surface === 'mega-menu'}
            look={textArea}
            target={target}
          />
        </p>
      )}
      {textArea.displayDisclaimer && textArea.disclaimer && (
        <p className={styles.disclaimer}>{textArea.disclaimer}</p>
      )}
    </>
  );
}

/** An advert counts as seen when at least half of it is visible. */
const threshold = 0.5;

/**
 * Calls `onInView` once, when at least half of the element is visible.
 *
 * @param period when it changes, `onInView` is called once more
 */
function useInView(
  element: RefObject<Element | null>,
  onInView: () => void,
  period: string | undefined,
): void {
  const latest = useRef(onInView);
  useEffect(() => {
    latest.current = onInView;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new period starts a new observation
  useEffect(() => {
    // Without IntersectionObserver nothing is counted.
    if (!element.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting && entry.intersectionRatio >= threshold)) return;
        observer.disconnect();
        latest.current();
      },
      { threshold },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, period]);
}
