import { Image } from '../../../ui/image/Image.tsx';
import { useContentKit } from '../contentKit.ts';
import { pictureProps } from '../pictureProps.ts';
import type { Placed } from '../placeComponents.ts';
import { BrandIcon } from './BrandIcon.tsx';
import styles from './CellPicture.module.css';

type Props = Pick<Placed<'trading-cell'>, 'component' | 'position'>;

const sizes = {
  oneCell: '(min-width: 62em) 25vw, (min-width: 48em) 50vw, 100vw',
  twoCells: '(min-width: 62em) 30vw, 100vw',
  threeCells: '(min-width: 62em) 45vw, 100vw',
  fourCells: '(min-width: 62em) 56vw, 100vw',
};

/** The picture of a cell with what lies over it: offer, message, brand. */
export function CellPicture({ component: { image, icons, defaultNumOfCells }, position }: Props) {
  const { imagePattern } = useContentKit();
  const at = { imagePattern, position };
  const landscape = pictureProps(image.landscapeImage, at);
  const portrait = pictureProps(image.portraitImage, at);
  const picture = landscape ?? portrait;
  const { offerRoundel, messageIcon, brandIcon } = icons;
  if (!picture) return null;
  return (
    <div className={styles.picture}>
      <Image
        {...picture}
        sizes={sizes[defaultNumOfCells]}
        // Two cells are the only ones whose picture is taller than it is wide.
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

/** `save ⅓`: what is said first is small, what counts is large. */
function Roundel({ text }: { text: string }) {
  const [, first, rest] = /^(\p{L}+)\s+(.+)$/u.exec(text.trim()) ?? [];
  return (
    <p className={styles.roundel}>
      {first && <span>{first} </span>}
      <strong>{rest ?? text}</strong>
    </p>
  );
}
