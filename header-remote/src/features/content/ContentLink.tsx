import type { EditorialLink } from '@grocer/shared-contracts';
import { type MouseEvent, type ReactNode, use } from 'react';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';
import { useContentKit } from './contentKit.ts';
import { FollowContext } from './FollowContext.ts';

type Props = {
  link: Pick<EditorialLink, 'url'> & Partial<EditorialLink>;
  className?: string | undefined;
  title?: string | undefined;
  /** Shown as text where the link may not be followed. */
  children: ReactNode;
};

/** A link that editors wrote, as the site knows it; text where it leads nowhere (clarification 13). */
export function ContentLink({ link, className, title, children }: Props) {
  const href = useContentKit().contentLink(link.url);
  const onFollow = use(FollowContext);
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
      {children}
      {saysMore(link) && <VisuallyHidden>: {link.altText}</VisuallyHidden>}
      {link.newWindow && <VisuallyHidden> (opens in a new tab)</VisuallyHidden>}
    </a>
  );
}

/** The middle button opens a link, too; the right one only a menu. */
const isMiddle = ({ button }: MouseEvent): boolean => button === 1;

const saysMore = ({ text, altText }: Partial<EditorialLink>): boolean =>
  Boolean(altText?.trim()) && altText?.trim().toLowerCase() !== text?.trim().toLowerCase();
