import { useCallback, useState } from 'react';
import styles from './Image.module.css';

export interface ImageSources {
  src: string;
  srcSet: string;
}

type Props = ImageSources & {
  /** Alternative text; '' if the image adds nothing to the text beside it. */
  alt: string;
  /** Intrinsic size of the image file, to avoid a layout shift when it loads. */
  width: number;
  height: number;
  /** The `sizes` attribute: the displayed width. */
  sizes: string;
  /** An image with another aspect ratio, from 992 px. */
  wide?: ImageSources | undefined;
  isLazy?: boolean | undefined;
  className?: string | undefined;
};

/** An image that fills its container and is cropped to fit. */
export function Image({ src, srcSet, sizes, wide, isLazy = false, className = '', ...props }: Props) {
  const { alt, width, height } = props;
  const { hasFailed, watch } = useImageFailure(src);
  if (hasFailed) {
    // Shows the alternative text in a box instead of the image (behaviour/content#broken-picture).
    return (
      <span className={`${styles.image} ${styles.failed} ${className}`}>
        <svg aria-hidden className={styles.proportions} viewBox={`0 0 ${width} ${height}`} />
        {alt && <span className={styles.words}>{alt}</span>}
      </span>
    );
  }
  return (
    <picture className={styles.picture}>
      {wide && <source media="(min-width: 62em)" sizes={sizes} srcSet={wide.srcSet} />}
      <img
        alt={alt}
        className={`${styles.image} ${className}`}
        decoding="async"
        height={height}
        loading={isLazy ? 'lazy' : 'eager'}
        ref={watch}
        sizes={sizes}
        src={src}
        srcSet={srcSet}
        width={width}
      />
    </picture>
  );
}

/** Whether the image failed to load, and the `ref` of its `img`. */
function useImageFailure(src: string) {
  const [failed, setFailed] = useState<string>();
  const watch = useCallback(
    (image: HTMLImageElement) => {
      const onError = () => setFailed(src);
      image.addEventListener('error', onError);
      // A server-rendered image may have failed before hydration. A drawing (SVG) without a size also has no
      // width, but can be decoded: at the second try, if the browser chose another file of `srcSet` during the first.
      const decode = () => image.decode();
      if (image.complete && image.naturalWidth === 0) decode().catch(decode).catch(onError);
      return () => image.removeEventListener('error', onError);
    },
    [src],
  );
  return { hasFailed: failed === src, watch };
}
