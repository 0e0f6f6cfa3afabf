import styles from './CatalogueIcon.module.css';
import type { IconCatalogue } from './iconCatalogue.tsx';
import { findIconName } from './iconNames.ts';

type Props = {
  /** Icon name from a service. Nothing is drawn for an unknown name. */
  name: string | null;
  /** Undefined until its chunk has loaded. Space is reserved for the icon, to avoid a layout shift. */
  catalogue: IconCatalogue | undefined;
  /** Whether to reserve space even without an icon, to align with rows that have one. */
  keepsPlace?: boolean;
};

/** An icon of the catalogue beside a name that says the same, so it is hidden from screen readers. */
export const CatalogueIcon = ({ name, catalogue, keepsPlace = false }: Props) => {
  const known = findIconName(name);
  if (!known && !keepsPlace) return null;
  return (
    <span aria-hidden className={styles.icon} data-icon={known ?? undefined}>
      {known && catalogue?.[known]}
    </span>
  );
};

/** Loads the catalogue's drawings: a separate chunk of 11 KB, because closed menus show no category icons. */
export async function loadIconCatalogue() {
  const { iconCatalogue } = await import(/* webpackChunkName: "icon-catalogue" */ './iconCatalogue.tsx');
  return iconCatalogue;
}
