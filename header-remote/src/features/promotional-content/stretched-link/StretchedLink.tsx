import type { ContentComponent } from '@grocer/shared-contracts';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import { ContentLink } from '../ContentLink.tsx';
import { useContentConfig } from '../contentConfig.ts';
import styles from './StretchedLink.module.css';
import { stretchedLinkName } from './stretchedLinkName.ts';

/** Class of a cell that a stretched link covers. Other links and buttons in it stay above the stretched link. */
export const stretchedCell = styles.cell ?? '';

type Props = {
  component: ContentComponent;
  /** A heading that is the link's text. Without one the link is invisible and has a hidden name. */
  children?: ReactNode;
};

/**
 * The link of `linkPath`, over its whole cell (behaviour/content#link-path). Without a `linkPath` only the
 * children are rendered.
 */
export function StretchedLink({ component, children }: Props) {
  const { contentLink } = useContentConfig();
  const { linkPath } = component;
  // If the address may not be linked to, only the heading is left to show.
  if (!linkPath || contentLink(linkPath) === null) return children && <span>{children}</span>;
  return (
    <ContentLink className={styles.link} link={{ url: linkPath }}>
      {children ?? <VisuallyHidden>{stretchedLinkName(component)}</VisuallyHidden>}
    </ContentLink>
  );
}

/**
 * Wraps a component that has no cell element of its own in a cell with the stretched link, if it has a `linkPath`.
 * The link is first, so that the stretched links of components inside are above it.
 */
export const StretchedCell = ({ component, children }: Props) =>
  component.linkPath ? (
    <div className={styles.cell}>
      <StretchedLink component={component} />
      {children}
    </div>
  ) : (
    children
  );
