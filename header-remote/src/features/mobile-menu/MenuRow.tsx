import { ChevronRight, type IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { useHandoff } from '../../ui/focus/useHandoff.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import styles from './MenuRow.module.css';

export type MenuRowVariant = 'bold' | 'groceries' | 'offers' | 'all';

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
  onPress: () => void;
};

/** A row of the slide-out: a button if it opens a level, else a link (behaviour/menus#2). */
export const MenuRow = (props: Props) => {
  const { id, name, href, opensLevel, look, glyph, icon, current, onPress } = props;
  const ref = useHandoff();
  const sharedProps = { className: `${styles.row} ${look ? styles[look] : ''}`, onClick: onPress, ref };
  const label = (
    <>
      {icon}
      {glyph && <Icon glyph={glyph} size={20} />}
      <span className={styles.name}>{name}</span>
    </>
  );
  return (
    <li>
      {opensLevel ? (
        <button
          {...sharedProps}
          aria-current={current ? 'true' : undefined}
          aria-expanded={false}
          data-opens={id}
          type="button"
        >
          {label}
          <Icon className={styles.chevron} glyph={ChevronRight} size={18} />
        </button>
      ) : (
        <a {...sharedProps} aria-current={current === 'page' ? 'page' : undefined} href={href ?? undefined}>
          {label}
        </a>
      )}
    </li>
  );
};
