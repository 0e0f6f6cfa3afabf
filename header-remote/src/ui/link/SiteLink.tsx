import { ArrowUpRight } from 'lucide';
import { Icon } from '../icon/Icon.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';

type Props = {
  name: string;
  href: string;
  /** Classes of the link, of its name and of its arrow. */
  classes: { link: string | undefined; name: string | undefined; external: string | undefined };
  iconSize: 12 | 18;
};

/** A link to another site opens a new tab, and says so; a path of this site stays in its tab. */
export const SiteLink = ({ name, href, classes, iconSize }: Props) => {
  const isExternal = href[0] !== '/';
  return (
    <a className={classes.link} href={href} {...(isExternal && { rel: 'noopener', target: '_blank' })}>
      <span className={classes.name}>{name}</span>
      {isExternal && (
        <>
          <Icon className={classes.external} glyph={ArrowUpRight} size={iconSize} />
          <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
        </>
      )}
    </a>
  );
};
