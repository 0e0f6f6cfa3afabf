import { useRef } from 'react';
import button from '../../../ui/button/button.module.css';
import { Image } from '../../../ui/image/Image.tsx';
import { useSeen } from '../../../ui/seen/useSeen.ts';
import { CellHeading } from '../CellHeading.tsx';
import { ContentLink } from '../ContentLink.tsx';
import { useContentKit } from '../contentKit.ts';
import { FollowContext } from '../FollowContext.ts';
import { pictureProps } from '../pictureProps.ts';
import type { ContentProps } from '../placeComponents.ts';
import { targetOf } from '../targetOf.ts';
import styles from './BannerAd.module.css';

/** An advert: said to be one, seen once, counted when it is followed (spec §3, Banner ad; clarification 119). */
export function BannerAd({ component: ad, position }: ContentProps<'banner-ad'>) {
  const { place, imagePattern, buylist, onAdSeen, onAdFollow } = useContentKit();
  const root = useRef<HTMLElement>(null);
  useSeen(root, () => onAdSeen({ ad, position }));
  const picture = pictureProps(ad.image, { imagePattern, position });
  const target = targetOf(ad.textArea.link, ad.products, buylist);
  const { heading, subheading } = ad.textArea;
  return (
    <section aria-label="Advertisement" className={styles.ad} data-place={place} ref={root}>
      <div className={styles.words}>
        <p className={styles.label}>Advertisement</p>
        {heading && <CellHeading className={styles.heading}>{heading}</CellHeading>}
        {subheading && <p className={styles.subheading}>{subheading}</p>}
        {target && (
          <p className={styles.foot}>
            <FollowContext value={() => onAdFollow({ ad, position })}>
              <ContentLink className={`${button.button} ${button.secondary} ${styles.button}`} link={target}>
                {target.text || 'Shop Now'}
              </ContentLink>
            </FollowContext>
          </p>
        )}
      </div>
      {picture && (
        <div className={styles.picture}>
          <Image {...picture} sizes="(min-width: 48em) 240px, 40vw" />
          {ad.marketingBadge && <p className={styles.badge}>{ad.marketingBadge}</p>}
        </div>
      )}
    </section>
  );
}
