import { Image } from '../../../ui/image/Image.tsx';
import { useContentConfig } from '../contentConfig.ts';
import type { NumberedComponent } from '../numberComponents.ts';
import { BrandIcon } from './BrandIcon.tsx';
import styles from './CellPicture.module.css';
import { cellPictures } from './cellPictures.ts';

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
        // Only the picture of `twoCells` is taller than it is wide.
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

/** The offer of `save ⅓`: the first word is small, the rest is large. */
function Roundel({ text }: { text: string }) {
  const [, first, rest] = /^(\p{L}+)\s+(.+)$/u.exec(text.trim()) ?? [];
  return (
    <p className={styles.roundel}>
      {first && <span>{first} </span>}
      <strong>{rest ?? text}</strong>
    </p>
  );
}
