import type { EditorialLink } from '@grocer/shared-contracts';
import { type MouseEvent, type ReactNode, use } from 'react';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';
import { FollowLinkContext, useContentConfig } from './contentConfig.ts';

type Props = {
  link: Pick<EditorialLink, 'url'> & Partial<EditorialLink>;
  className?: string | undefined;
  title?: string | undefined;
  /** Shown without a link if the address is not allowed. */
  children: ReactNode;
};

/**
 * An editor's link with its resolved address; plain text if the address is not allowed
 * (behaviour/routes#content-links, behaviour/content#new-tab).
 */
export function ContentLink({ link, className, title, children }: Props) {
  const href = useContentConfig().contentLink(link.url);
  const onFollow = use(FollowLinkContext);
  if (href === null) return <span>{children}</span>;
  return (
    <a
      className={className}
      href={href}
      onAuxClick={(event) => isMiddle(event) && onFollow(href)}
      onClick={() => onFollow(href)}
      rel={link.newWindow ? 'noopener' : undefined}
      target={link.newWindow ? '_blank' : undefined}
      title={title}
    >
      {typeof children === 'string' ? <span>{children}</span> : children}
      {hasMoreInAltText(link) && <VisuallyHidden>{`: ${link.altText}`}</VisuallyHidden>}
      {link.newWindow && <VisuallyHidden> (opens in a new tab)</VisuallyHidden>}
    </a>
  );
}

/** A middle click follows the link in a new tab. A right click only opens the context menu. */
const isMiddle = ({ button }: MouseEvent): boolean => button === 1;

const hasMoreInAltText = ({ text, altText }: Partial<EditorialLink>): boolean =>
  Boolean(altText?.trim()) && altText?.trim().toLowerCase() !== text?.trim().toLowerCase();
