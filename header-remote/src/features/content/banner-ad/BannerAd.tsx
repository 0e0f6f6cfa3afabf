import { useRef } from 'react';
import button from '../../../ui/button/button.module.css';
import { Image } from '../../../ui/image/Image.tsx';
import { useInView } from '../../../ui/in-view/useInView.ts';
import { advertTarget } from '../advertTarget.ts';
import { CellHeading } from '../CellHeading.tsx';
import { ContentLink } from '../ContentLink.tsx';
import { useContentConfig } from '../contentConfig.ts';
import { FollowLinkContext } from '../FollowLinkContext.ts';
import type { ContentProps } from '../numberComponents.ts';
import { pictureProps } from '../pictureProps.ts';
import styles from './BannerAd.module.css';

/** An advert, labelled as one. Its first view and each click are counted (behaviour/advertising#9, #13, #15). */
export function BannerAd({ component: ad, position }: ContentProps<'banner-ad'>) {
  const { surface, imagePattern, buylist, path, onAdImpression, onAdClick } = useContentConfig();
  const root = useRef<HTMLElement>(null);
  useInView(root, () => onAdImpression({ ad, position }), path);
  const picture = pictureProps(ad.image, { imagePattern, position });
  const target = advertTarget(ad.textArea.link, ad.products, buylist);
  const { heading, subheading } = ad.textArea;
  return (
    <section aria-label="Advertisement" className={styles.ad} data-place={surface} ref={root}>
      <div className={styles.words}>
        <p className={styles.label}>Advertisement</p>
        {heading && <CellHeading className={styles.heading}>{heading}</CellHeading>}
        {subheading && <p className={styles.subheading}>{subheading}</p>}
        {target && (
          <p className={styles.foot}>
            <FollowLinkContext value={() => onAdClick({ ad, position })}>
              <ContentLink className={`${button.button} ${button.secondary} ${styles.button}`} link={target}>
                {target.text || 'Shop Now'}
              </ContentLink>
            </FollowLinkContext>
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
