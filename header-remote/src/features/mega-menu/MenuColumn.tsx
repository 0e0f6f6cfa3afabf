import { TriangleAlert } from 'lucide';
import type { KeyboardEvent } from 'react';
import type { MenuItem, MenuLevel } from '../../state/menu/menuLevel.ts';
import { CatalogueIcon } from '../../ui/icon/catalogue/CatalogueIcon.tsx';
import type { IconCatalogue } from '../../ui/icon/catalogue/iconCatalogue.tsx';
import { findIconName } from '../../ui/icon/catalogue/iconNames.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { fadeCopy } from '../../ui/motion/fadeCopy.ts';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';
import styles from './MenuColumn.module.css';

type Props = {
  levels: readonly MenuLevel[];
  openIds: readonly string[];
  level: number;
  /** If missing, rows that open a level are links. */
  onPress?: ((item: MenuItem, level: number, index: number) => void) | undefined;
  /** The drawings of the rows' icons, once they have loaded. */
  icons?: IconCatalogue | undefined;
};

/**
 * A level of the menu. The level below is nested right after the row that opened it, so that Tab leads into it
 * (behaviour/menus#mega-menu-rows).
 */
export const MenuColumn = ({ level, ...menu }: Props) => {
  const { levels, openIds, onPress, icons } = menu;
  const shown = levels[level];
  if (!shown) return null;
  const hasIcons = shown.items.some(({ iconName }) => findIconName(iconName));
  return (
    <div className={styles.column} data-level={level} ref={level > 0 ? fadeColumn : undefined}>
      {/* Firefox makes a scrollable box a Tab stop. This list must not be one, because its rows are Tab stops. */}
      <ul aria-label={shown.name} className={styles.rows} data-scrolls="" tabIndex={-1}>
        {shown.items.map((item, index) => {
          const isOpen = item.opensLevel && openIds[level] === item.id;
          return (
            <li key={item.id}>
              <Row
                hasIcons={hasIcons}
                icons={icons}
                isOpen={isOpen}
                item={item}
                onPress={onPress && (() => onPress(item, level, index))}
              />
              {isOpen && <MenuColumn {...menu} level={level + 1} />}
            </li>
          );
        })}
      </ul>
    </div>
  );
};

const fadeColumn = (column: HTMLElement | null) => () => void fadeCopy(column, { duration: 120 });

type RowProps = Pick<Props, 'icons'> & {
  item: MenuItem;
  isOpen: boolean;
  /** Whether any row of the column has an icon. Rows without one, except "View all", are then indented by its width. */
  hasIcons: boolean;
  onPress: (() => void) | undefined;
};

/** A row of a column. It has as few elements as possible, because there are dozens of rows: CSS draws the chevron. */
const Row = ({ item, isOpen, onPress, icons, hasIcons }: RowProps) => {
  const { name, href, opensLevel, current } = item;
  const keepsPlace = hasIcons && !item.showWarningIcon && item.look !== 'all';
  const label = (
    <>
      <CatalogueIcon catalogue={icons} keepsPlace={keepsPlace} name={item.iconName} />
      {item.showWarningIcon && <Attention />}
      <span>{name}</span>
    </>
  );
  return opensLevel && onPress ? (
    <button
      aria-current={current === null ? undefined : 'true'}
      aria-expanded={isOpen}
      className={classesOf(item)}
      data-row=""
      onClick={onPress}
      type="button"
    >
      {label}
    </button>
  ) : (
    <a
      aria-current={current === 'page' ? 'page' : undefined}
      className={classesOf(item)}
      data-row=""
      href={href ?? undefined}
      onClick={onPress}
    >
      {label}
    </a>
  );
};

const Attention = () => (
  <>
    <Icon className={styles.warning} glyph={TriangleAlert} size={18} />
    <VisuallyHidden>Attention </VisuallyHidden>
  </>
);

const classesOf = ({ opensLevel, look }: MenuItem): string =>
  [styles.row, opensLevel && styles.parent, look && styles[look]].filter(Boolean).join(' ');

/**
 * Handles arrow keys, Home and End in the columns. They move the focus within a column, into the column that
 * a row opens, and back to that row. They are optional for the shopper, because Tab reaches every row, too.
 */
export function handleColumnKeys(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (!(target instanceof HTMLElement) || !target.matches('[data-row]')) return;
  if (ctrlKey || metaKey || altKey || shiftKey) return;
  const next = rowFor(key, target);
  if (next === undefined) return;
  event.preventDefault();
  if (next instanceof HTMLElement) next.focus();
}

/** The row that a key leads to. `null`: the key is handled, but there is no such row. `undefined`: another key. */
function rowFor(key: string, row: HTMLElement): Element | null | undefined {
  const list = row.closest('ul');
  const item = row.closest('li');
  const isRtl = getComputedStyle(row).direction === 'rtl';
  switch (key) {
    case 'ArrowDown':
      return rowIn(item?.nextElementSibling ?? list?.firstElementChild);
    case 'ArrowUp':
      return rowIn(item?.previousElementSibling ?? list?.lastElementChild);
    case 'Home':
      return rowIn(list?.firstElementChild);
    case 'End':
      return rowIn(list?.lastElementChild);
    case isRtl ? 'ArrowLeft' : 'ArrowRight':
      return openColumn(row);
    case isRtl ? 'ArrowRight' : 'ArrowLeft':
      return rowIn(list?.closest('li'));
    default:
      return undefined;
  }
}

const rowIn = (item: Element | null | undefined): Element | null =>
  item?.querySelector(':scope > [data-row]') ?? null;

/** Behaves like a tree view: opens a closed row, or returns the first row of an open row's column. */
function openColumn(row: HTMLElement): Element | null {
  if (row.ariaExpanded === 'false') row.click();
  else if (row.ariaExpanded === 'true')
    return row.parentElement?.querySelector(':scope ul [data-row]') ?? null;
  return null;
}
