import type { ContentOf } from '@grocer/shared-contracts';
import { Image } from '../../../ui/image/Image.tsx';
import { useContentKit } from '../contentKit.ts';
import { pictureProps } from '../pictureProps.ts';
import styles from './BrandIcon.module.css';

type Props = {
  brandIcon: NonNullable<ContentOf<'trading-cell'>['icons']['brandIcon']>;
  position: number;
};

/** A brand's sign over the picture's corner or in the first line of the words (clarification 144). */
export function BrandIcon({ brandIcon: { display, image, position: where }, position }: Props) {
  const picture = pictureProps(image, { imagePattern: useContentKit().imagePattern, position });
  // Needs both (spec §5, Menu and content).
  if (!display || !picture) return null;
  return (
    <div className={styles.brand} data-position={where}>
      <Image {...picture} className={styles.image} sizes="88px" />
    </div>
  );
}
