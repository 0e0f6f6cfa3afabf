import { useEffect } from 'react';
import { Link } from 'react-router';
import styles from './PageHeading.module.css';

interface Props {
  title: string;
  /** Breadcrumbs, from the root down. */
  crumbs?: { name: string; to: string }[];
}

/** Heading of a page. Also sets the document's title. */
export function PageHeading({ title, crumbs = [] }: Props) {
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
      <h1 id="page-title">{title}</h1>
    </header>
  );
}
