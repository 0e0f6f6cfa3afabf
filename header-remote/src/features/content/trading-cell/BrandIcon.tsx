import type { ContentOf } from '@grocer/shared-contracts';
import { Image } from '../../../ui/image/Image.tsx';
import { useContentConfig } from '../contentConfig.ts';
import { pictureProps } from '../pictureProps.ts';
import styles from './BrandIcon.module.css';

type Props = {
  brandIcon: NonNullable<ContentOf<'trading-cell'>['icons']['brandIcon']>;
  position: number;
};

/** The sign of a brand, over the corner of the picture or in the first line of the text. */
export function BrandIcon({ brandIcon: { display, image, position: placement }, position }: Props) {
  const picture = pictureProps(image, { imagePattern: useContentConfig().imagePattern, position });
  // behaviour/content#badges
  if (!display || !picture) return null;
  return (
    <div className={styles.brand} data-position={placement}>
      <Image {...picture} className={styles.image} sizes="88px" />
    </div>
  );
}
