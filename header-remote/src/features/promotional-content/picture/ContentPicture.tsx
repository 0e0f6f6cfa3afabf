import { Image } from '../../../ui/image/Image.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import { ContentLink } from '../ContentLink.tsx';
import { useContentConfig } from '../contentConfig.ts';
import type { ContentProps } from '../numberComponents.ts';
import { pictureProps } from '../pictureProps.ts';
import { stretchedLinkName } from '../stretched-link/stretchedLinkName.ts';
import styles from './ContentPicture.module.css';

/** An image component. With a `linkPath` the picture is a link. */
export function ContentPicture({ component, position }: ContentProps<'image'>) {
  const { imagePattern } = useContentConfig();
  const picture = pictureProps(component, { imagePattern, position });
  if (!picture) return null;
  const image = <Image {...picture} className={styles.image} sizes="(min-width: 75em) 1360px, 100vw" />;
  const { linkPath } = component;
  return (
    <div className={styles.picture}>
      {linkPath ? (
        <ContentLink className={styles.link} link={{ url: linkPath }}>
          {image}
          {picture.alt === '' && <VisuallyHidden>{stretchedLinkName(component)}</VisuallyHidden>}
        </ContentLink>
      ) : (
        image
      )}
    </div>
  );
}
