import type { SpecialistShop } from '@grocer/shared-contracts';
import { ArrowUpRight } from 'lucide';
import { createElement } from 'react';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import pictures from './pictures.json' with { type: 'json' };
import styles from './SpecialistShops.module.css';

export type SpecialistShopLink = Pick<SpecialistShop, 'picture' | 'title' | 'text'> & { href: string };

type Props = {
  shops: readonly SpecialistShopLink[];
  onPress: (shop: SpecialistShopLink, index: number) => void;
};

/** The card "Our specialist shops"; each shop opens a new tab. */
export const SpecialistShops = ({ shops, onPress }: Props) => (
  <section aria-label="Our specialist shops" className={styles.card}>
    <p aria-hidden className={styles.heading}>
      Our specialist shops
    </p>
    <ul className={styles.list}>
      {shops.map((shop, index) => (
        <li className={styles.item} key={shop.title}>
          <a
            className={styles.shop}
            href={shop.href}
            onClick={() => onPress(shop, index)}
            rel="noopener"
            target="_blank"
          >
            <Picture name={shop.picture} />
            <span className={styles.words}>
              <span className={styles.title}>
                <span>{shop.title}</span>
                <Icon className={styles.external} glyph={ArrowUpRight} size={15} />
              </span>
              <span className={styles.text}>{shop.text}</span>
              <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
            </span>
          </a>
        </li>
      ))}
    </ul>
  </section>
);

/** The drawing is inline, so that the card needs no further request. */
const Picture = ({ name }: { name: SpecialistShop['picture'] }) => (
  <span className={styles.picture}>
    <svg aria-hidden focusable={false} viewBox="0 0 80 80">
      {pictures[name].map(({ colour, ...shape }, index) =>
        createElement('d' in shape ? 'path' : 'circle', { ...shape, className: styles[colour], key: index }),
      )}
    </svg>
  </span>
);
