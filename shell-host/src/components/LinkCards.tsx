import { Link } from 'react-router';
import styles from './LinkCards.module.css';

interface Props {
  links: { name: string; about: string; to: string | null | undefined }[];
}

/** Links to pages, each with a line about the page. Omits links without an address. */
export const LinkCards = ({ links }: Props) => (
  <ul className={styles.cards}>
    {links.map(
      ({ name, about, to }) =>
        to && (
          <li key={name}>
            <Link to={to}>
              <strong>{name}</strong>
              <span>{about}</span>
            </Link>
          </li>
        ),
    )}
  </ul>
);
