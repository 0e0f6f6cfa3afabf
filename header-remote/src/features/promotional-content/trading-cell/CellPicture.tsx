import type { ContentOf } from '@grocer/shared-contracts';
import { Image } from '../../../ui/image/Image.tsx';
import { useContentConfig } from '../contentConfig.ts';
import type { NumberedComponent } from '../numberComponents.ts';
import { pictureProps } from '../pictureProps.ts';
import styles from './CellPicture.module.css';

type Props = Pick<NumberedComponent<'trading-cell'>, 'component' | 'position'>;

const sizes = {
  oneCell: '(min-width: 62em) 25vw, (min-width: 48em) 50vw, 100vw',
  twoCells: '(min-width: 62em) 30vw, 100vw',
  threeCells: '(min-width: 62em) 45vw, 100vw',
  fourCells: '(min-width: 62em) 56vw, 100vw',
};

/** The picture of a cell with its badges over it: offer, message, brand. */
export function CellPicture({ component: { image, icons, defaultNumOfCells }, position }: Props) {
  const { imagePattern } = useContentConfig();
  const { picture, portrait } = cellPictures(image, { imagePattern, position });
  const { offerRoundel, messageIcon, brandIcon } = icons;
  if (!picture) return null;
  return (
    <div className={styles.picture}>
      <Image
        {...picture}
        className={styles.image}
        sizes={sizes[defaultNumOfCells]}
        // From 992 px, only the picture of `twoCells` is taller than it is wide.
        wide={defaultNumOfCells === 'twoCells' ? portrait : undefined}
      />
      {messageIcon.message !== 'none' && <p className={styles.message}>{messageIcon.message}</p>}
      <div className={styles.end}>
        {brandIcon?.position === 'floated' && <BrandIcon brandIcon={brandIcon} position={position} />}
        {offerRoundel && <Roundel text={offerRoundel} />}
      </div>
    </div>
  );
}

/** An offer such as `save ⅓`: the first word is small, the rest is large. */
function Roundel({ text }: { text: string }) {
  const [, first, rest] = /^(\p{L}+)\s+(.+)$/u.exec(text.trim()) ?? [];
  return (
    <p className={styles.roundel}>
      {first && <span>{first} </span>}
      <strong>{rest ?? text}</strong>
    </p>
  );
}

/** Selects the `picture` to show, landscape if possible, and the `portrait`. Undefined without an address. */
export function cellPictures(
  { landscapeImage, portraitImage }: ContentOf<'trading-cell'>['image'],
  options: Parameters<typeof pictureProps>[1],
) {
  const portrait = pictureProps(portraitImage, options);
  return { picture: pictureProps(landscapeImage, options) ?? portrait, portrait };
}

type BrandIconProps = {
  brandIcon: NonNullable<ContentOf<'trading-cell'>['icons']['brandIcon']>;
  position: number;
};

/** The logo of a brand, over the corner of the picture or in the first line of the text. */
export function BrandIcon({ brandIcon: { display, image, position: placement }, position }: BrandIconProps) {
  const picture = pictureProps(image, { imagePattern: useContentConfig().imagePattern, position });
  if (!display || !picture) return null;
  return (
    <div className={styles.brand} data-position={placement}>
      <Image {...picture} className={styles.logo} sizes="88px" />
    </div>
  );
}

type CellBadgesProps = { component: ContentOf<'trading-cell'>; position: number };

/**
 * The message, the offer and the floated brand of a cell without a picture, in a row above its text. Over a picture
 * `CellPicture` draws them.
 */
export function CellBadges({ component: { image, icons }, position }: CellBadgesProps) {
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
