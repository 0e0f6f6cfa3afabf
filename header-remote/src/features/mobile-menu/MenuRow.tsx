import { ChevronRight, type IconNode } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { createLazyModule } from '../../platform/createLazyModule.ts';
import { useLazyModule } from '../../platform/useLazyModule.ts';
import type { RowLook } from '../../state/menu/menuLevel.ts';
import { useHandoff } from '../../ui/focus/useHandoff.ts';
import { CatalogueIcon, loadIconCatalogue } from '../../ui/icon/catalogue/CatalogueIcon.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import styles from './MenuRow.module.css';

export type MenuRowVariant = RowLook | 'groceries';

type Props = {
  id: string;
  name: string;
  href: string | null;
  opensLevel: boolean;
  look?: MenuRowVariant | undefined;
  glyph?: IconNode | undefined;
  /** An icon before the name, in place of `glyph`. */
  icon?: ReactNode;
  current?: 'page' | 'within' | null;
  /** Id of the server-rendered popover with the level that the row opens. */
  serverLevel?: string | undefined;
  /** If missing, a row that opens a level is a link, unless it has `serverLevel`. */
  onPress?: (() => void) | undefined;
};

/** A row of the slide-out: a button if it opens a level, else a link. */
export const MenuRow = (props: Props) => {
  const { id, name, href, opensLevel, look, glyph, icon, current, serverLevel, onPress } = props;
  const ref = useHandoff();
  const sharedProps = { className: `${styles.row} ${look ? styles[look] : ''}`, onClick: onPress, ref };
  const label = (
    <>
      {icon}
      {glyph && <Icon glyph={glyph} size={20} />}
      <span className={styles.name}>{name}</span>
      {(opensLevel || serverLevel) && <Icon className={styles.chevron} glyph={ChevronRight} size={18} />}
    </>
  );
  return (
    <li>
      {(opensLevel && onPress) || serverLevel ? (
        <button
          {...sharedProps}
          aria-current={current ? 'true' : undefined}
          aria-expanded={serverLevel ? undefined : false}
          data-opens={id}
          popoverTarget={serverLevel}
          type="button"
        >
          {label}
        </button>
      ) : (
        <a {...sharedProps} aria-current={current === 'page' ? 'page' : undefined} href={href ?? undefined}>
          {label}
        </a>
      )}
    </li>
  );
};

const icons = createLazyModule('the icons of the mobile menu', loadIconCatalogue);

type CategoryIconProps = Pick<ComponentProps<typeof CatalogueIcon>, 'name' | 'keepsPlace'>;

/** The icon of a category. Loads the drawings with the first icon that is shown. */
export function CategoryIcon({ name, ...place }: CategoryIconProps) {
  return <CatalogueIcon {...place} catalogue={useLazyModule(icons, name !== null)} name={name} />;
}
