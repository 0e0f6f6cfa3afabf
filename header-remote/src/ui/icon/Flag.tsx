import type { ComponentType, HTMLAttributes } from 'react';
import styles from './Flag.module.css';

type Props = {
  /** A flag of the package country-flag-icons: `import GB from 'country-flag-icons/react/3x2/GB'`, each by itself. */
  flag: ComponentType<HTMLAttributes<HTMLElement & SVGElement>>;
  /** The country's name, for those who listen; '' where it stands beside it. */
  country: string;
};

/** A country's flag, 24 by 16. */
export const Flag = ({ flag: Drawing, country }: Props) => (
  <Drawing
    aria-hidden={country === '' || undefined}
    aria-label={country || undefined}
    className={styles.flag}
    role={country === '' ? undefined : 'img'}
  />
);
