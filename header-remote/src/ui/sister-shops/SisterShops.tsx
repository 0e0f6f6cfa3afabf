import { ArrowUpRight } from 'lucide';
import { Icon } from '../icon/Icon.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './SisterShops.module.css';

type Props = {
  /** The sister shops, or the taxonomy's site links. */
  shops: readonly { name: string; href: string }[];
  /** Classes of the navigation, its heading, list and links, and of the name in a link. */
  classes: { [part in 'nav' | 'heading' | 'list' | 'link' | 'name']?: string | undefined };
  iconSize: 12 | 18;
};

/** The links "More from". Links to other sites open a new tab and say so; paths of this site do not. */
export const SisterShops = ({ shops, classes, iconSize }: Props) => (
  <nav aria-label="More from" className={`${styles.sisterShops} ${classes.nav}`}>
    <span aria-hidden className={classes.heading}>
      More from
    </span>
    <ul className={classes.list}>
      {shops.map(({ name, href }) => {
        const isExternal = href[0] !== '/';
        return (
          <li key={name}>
            <a
              className={classes.link}
              href={href}
              {...(isExternal && { rel: 'noopener', target: '_blank' })}
            >
              <span className={classes.name}>{name}</span>
              {isExternal && (
                <>
                  <Icon className={styles.external} glyph={ArrowUpRight} size={iconSize} />
                  <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
                </>
              )}
            </a>
          </li>
        );
      })}
    </ul>
  </nav>
);
