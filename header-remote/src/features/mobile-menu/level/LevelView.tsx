import { TriangleAlert } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { findIconName } from '../../../ui/icon/catalogue/iconNames.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { Spinner } from '../../../ui/spinner/Spinner.tsx';
import { useDelayedFlag } from '../../../ui/spinner/useDelayedFlag.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import { CategoryIcon, MenuRow } from '../MenuRow.tsx';
import styles from './LevelView.module.css';

type Item = Omit<ComponentProps<typeof MenuRow>, 'onPress' | 'icon'> & {
  iconName?: string | null;
  showWarningIcon?: boolean;
};

type Props = {
  idPrefix: string;
  name: string;
  /** Name of the level above, unless that is level 0. */
  parentName?: string | undefined;
  items: readonly Item[];
  /** Shown below the rows if the categories failed to load. */
  failure?: ReactNode;
  /** Content of the editors. It is below everything else, so nothing moves when it arrives. */
  content?: ReactNode;
  waiting?: boolean;
  onPress?: (item: Item, index: number) => void;
};

/** One level of the slide-out: its titles, its rows and the content of the editors. */
export const LevelView = (props: Props) => {
  const { idPrefix, name, parentName, items, failure, content, waiting = false, onPress } = props;
  const spinning = useDelayedFlag(waiting);
  // If any row has an icon, rows without one, except "View all", are indented by its width.
  const hasIcons = items.some(({ iconName = null }) => findIconName(iconName));
  return (
    <div aria-busy={waiting || undefined} className={styles.level}>
      <div className={styles.titles}>
        {parentName && <p className={styles.parent}>{parentName}</p>}
        <h2 className={styles.title} id={`${idPrefix}-menu-level`}>
          {name}
        </h2>
      </div>
      <ul>
        {items.map((item, index) => (
          <MenuRow
            {...item}
            icon={
              <>
                <CategoryIcon
                  keepsPlace={hasIcons && !item.showWarningIcon && item.look !== 'all'}
                  name={item.iconName ?? null}
                />
                {item.showWarningIcon && <Attention />}
              </>
            }
            key={item.id}
            onPress={onPress && (() => onPress(item, index))}
          />
        ))}
      </ul>
      {failure && <div className={styles.content}>{failure}</div>}
      {spinning && <Spinner className={styles.spinner} size="standard" />}
      {content && <div className={styles.content}>{content}</div>}
    </div>
  );
};

const Attention = () => (
  <>
    <Icon className={styles.warning} glyph={TriangleAlert} size={20} />
    <VisuallyHidden>Attention </VisuallyHidden>
  </>
);
