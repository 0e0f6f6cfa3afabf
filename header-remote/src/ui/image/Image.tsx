import styles from './Image.module.css';
import type { ImageSources } from './imageSources.ts';

type Props = ImageSources & {
  /** What the picture says; '' where the words beside it say all. */
  alt: string;
  /** Of the picture itself, so that nothing moves when it comes. */
  width: number;
  height: number;
  /** How wide it is shown, as the `sizes` of an img. */
  sizes: string;
  /** Another shape of the picture from 992 px on. */
  wide?: ImageSources | undefined;
  isLazy?: boolean | undefined;
  className?: string | undefined;
};

/** A picture that fills its place, cut where the shapes differ. */
export const Image = ({ src, srcSet, alt, width, height, wide, isLazy = false, ...image }: Props) => (
  <picture className={styles.picture}>
    {wide && <source media="(min-width: 62em)" sizes={image.sizes} srcSet={wide.srcSet} />}
    <img
      alt={alt}
      className={`${styles.image} ${image.className ?? ''}`}
      decoding="async"
      height={height}
      loading={isLazy ? 'lazy' : 'eager'}
      sizes={image.sizes}
      src={src}
      srcSet={srcSet}
      width={width}
    />
  </picture>
);
