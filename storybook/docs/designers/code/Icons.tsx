import { iconCatalogue } from '@grocer/header-remote/ui/icon/catalogue/iconCatalogue.tsx';
import { Icon } from '@grocer/header-remote/ui/icon/Icon.tsx';
import { Root } from '@grocer/header-remote/ui/root/Root.tsx';
import type { ReactNode } from 'react';
import styles from './code.module.css';
import { glyphs } from './glyphs.ts';

/** The icons of the header's own controls. */
export const Glyphs = () => (
  <Icons
    icons={Object.entries(glyphs).map(([name, glyph]) => [name, <Icon glyph={glyph} key={name} size={24} />])}
  />
);

/** The icons that editors and the taxonomy choose by name: glyphs, card brands and flags. */
export const CatalogueIcons = ({ only }: { only: 'flags' | 'others' }) => (
  <Icons
    icons={Object.entries(iconCatalogue).filter(([name]) => name.startsWith('flag-') === (only === 'flags'))}
  />
);

/** Each icon is in a root of its own: the header's reset would undo the list's layout. */
const Icons = ({ icons }: { icons: readonly (readonly [name: string, icon: ReactNode])[] }) => (
  <ul className={`sb-unstyled ${styles.icons}`}>
    {icons.map(([name, icon]) => (
      <li className={styles.icon} key={name}>
        <Root as="div">{icon}</Root>
        <span>{name}</span>
      </li>
    ))}
  </ul>
);
