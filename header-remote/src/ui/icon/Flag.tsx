import type { ComponentType, HTMLAttributes } from 'react';
import styles from './Flag.module.css';

type Props = {
  /** A flag of country-flag-icons. Import each by its path: `import GB from 'country-flag-icons/react/3x2/GB'`. */
  flag: ComponentType<HTMLAttributes<HTMLElement & SVGElement>>;
  /** Accessible name: the country. '' if the name is already beside the flag. */
  country: string;
};

/** The flag of a country, 24 by 16 px. */
export const Flag = ({ flag: Drawing, country }: Props) => (
  <Drawing
    aria-hidden={country === '' || undefined}
    aria-label={country || undefined}
    className={styles.flag}
    role={country === '' ? undefined : 'img'}
  />
);
