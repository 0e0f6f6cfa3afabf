import { useEffect } from 'react';
import { Link } from 'react-router';
import styles from './PageHead.module.css';

interface Props {
  title: string;
  /** The way here, from the top. */
  crumbs?: { name: string; to: string }[];
}

/** A page's heading and its title in the browser. */
export function PageHead({ title, crumbs = [] }: Props) {
  useEffect(() => {
    document.title = `${title} - Grocer`;
  }, [title]);
  return (
    <header className={styles.head}>
      {crumbs.length > 0 && (
        <nav className={styles.crumbs} aria-label="You are here">
          {crumbs.map(({ name, to }) => (
            <Link key={to} to={to}>
              {name}
            </Link>
          ))}
        </nav>
      )}
      <h1>{title}</h1>
    </header>
  );
}
