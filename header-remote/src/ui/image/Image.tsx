import styles from './Image.module.css';
import type { ImageSources } from './imageSources.ts';

type Props = ImageSources & {
  /** Alternative text; '' if the picture adds nothing to the text beside it. */
  alt: string;
  /** Width and height of the picture itself, so that nothing moves when it loads. */
  width: number;
  height: number;
  /** The `sizes` attribute: how wide the picture is shown. */
  sizes: string;
  /** A picture of another shape, from 992 px. */
  wide?: ImageSources | undefined;
  isLazy?: boolean | undefined;
  className?: string | undefined;
};

/** A picture that fills its container and is cropped to its shape. */
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
