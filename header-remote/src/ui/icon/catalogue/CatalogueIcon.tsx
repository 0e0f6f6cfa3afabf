import styles from './CatalogueIcon.module.css';
import type { IconCatalogue } from './iconCatalogue.tsx';
import { findIconName } from './iconNames.ts';

type Props = {
  /** A name from a service. Nothing is drawn for an unknown one. */
  name: string | null;
  /** Undefined until its chunk has loaded. Space is reserved for the icon, so that no text moves. */
  catalogue: IconCatalogue | undefined;
  /** Whether to reserve the icon's space if there is no icon, because other rows have one. */
  keepsPlace?: boolean;
};

/** An icon of the catalogue beside a name, which says the same: it is hidden from screen readers. */
export const CatalogueIcon = ({ name, catalogue, keepsPlace = false }: Props) => {
  const known = findIconName(name);
  if (!known && !keepsPlace) return null;
  return (
    <span aria-hidden className={styles.icon} data-icon={known ?? undefined}>
      {known && catalogue?.[known]}
    </span>
  );
};

/** Loads the drawings of the catalogue. They are a chunk of 11 KB, because closed menus show no icon of a category. */
export async function loadIconCatalogue() {
  const { iconCatalogue } = await import(/* webpackChunkName: "icon-catalogue" */ './iconCatalogue.tsx');
  return iconCatalogue;
}
