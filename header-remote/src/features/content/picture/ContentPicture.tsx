import { Image } from '../../../ui/image/Image.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import { ContentLink } from '../ContentLink.tsx';
import { useContentKit } from '../contentKit.ts';
import { pictureProps } from '../pictureProps.ts';
import type { ContentProps } from '../placeComponents.ts';
import styles from './ContentPicture.module.css';

/** A picture by itself, with a link over it where it has one. */
export function ContentPicture({ component, position }: ContentProps<'image'>) {
  const { imagePattern } = useContentKit();
  const picture = pictureProps(component, { imagePattern, position });
  if (!picture) return null;
  const image = <Image {...picture} className={styles.image} sizes="(min-width: 75em) 1360px, 100vw" />;
  const { linkPath, analytics } = component;
  return (
    <div className={styles.picture}>
      {linkPath ? (
        <ContentLink className={styles.link} link={{ url: linkPath }}>
          {image}
          {picture.alt === '' && <VisuallyHidden>{analytics.promoName ?? 'See more'}</VisuallyHidden>}
        </ContentLink>
      ) : (
        image
      )}
    </div>
  );
}
