import type { ContentOf } from '@grocer/shared-contracts';
import { useContentConfig } from '../contentConfig.ts';
import { pictureProps } from '../pictureProps.ts';
import { BrandIcon } from './BrandIcon.tsx';
import styles from './CellBadges.module.css';
import { cellPictures } from './cellPictures.ts';

type Props = { component: ContentOf<'trading-cell'>; position: number };

/**
 * The message, the offer and the brand of a cell without a picture, in a row above its text. Over a picture
 * `CellPicture` draws them.
 */
export function CellBadges({ component: { image, icons }, position }: Props) {
  const options = { imagePattern: useContentConfig().imagePattern, position };
  const { offerRoundel, messageIcon, brandIcon } = icons;
  const isFloated =
    brandIcon?.position === 'floated' && brandIcon.display && pictureProps(brandIcon.image, options);
  const hasMessage = messageIcon.message !== 'none';
  if (cellPictures(image, options).picture || !(isFloated || hasMessage || offerRoundel)) return null;
  return (
    <div className={styles.badges}>
      {hasMessage && <p className={styles.message}>{messageIcon.message}</p>}
      {offerRoundel && <p className={styles.offer}>{offerRoundel}</p>}
      {isFloated && <BrandIcon brandIcon={brandIcon} position={position} />}
    </div>
  );
}
