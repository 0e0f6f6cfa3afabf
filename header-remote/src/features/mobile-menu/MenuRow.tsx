import { ChevronRight, type IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { useHandoff } from '../../ui/focus/useHandoff.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Spinner } from '../../ui/spinner/Spinner.tsx';
import { useDelayedFlag } from '../../ui/spinner/useDelayedFlag.ts';
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
  /** The level that the row opens is being loaded. */
  waiting?: boolean;
  onPress: () => void;
};

/** A row of the slide-out: a button if it opens a level, else a link (behaviour/menus#2). */
export const MenuRow = (props: Props) => {
  const { id, name, href, opensLevel, look, glyph, icon, current, waiting = false, onPress } = props;
  const ref = useHandoff();
  const spinning = useDelayedFlag(waiting);
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
          aria-busy={waiting || undefined}
          aria-current={current ? 'true' : undefined}
          aria-expanded={false}
          data-opens={id}
          type="button"
        >
          {label}
          {spinning ? (
            <Spinner className={styles.spinner} size="medium" />
          ) : (
            <Icon className={styles.chevron} glyph={ChevronRight} size={18} />
          )}
        </button>
      ) : (
        <a {...sharedProps} aria-current={current === 'page' ? 'page' : undefined} href={href ?? undefined}>
          {label}
        </a>
      )}
    </li>
  );
};
