import type { ComponentProps, ReactNode } from 'react';
import { Spinner } from '../../../ui/spinner/Spinner.tsx';
import { useDelayedFlag } from '../../../ui/spinner/useDelayedFlag.ts';
import { MenuRow } from '../MenuRow.tsx';
import { CategoryIcon } from './CategoryIcon.tsx';
import styles from './LevelView.module.css';

type Item = Omit<ComponentProps<typeof MenuRow>, 'onPress' | 'waiting' | 'glyph' | 'icon'> & {
  iconName?: string | null;
};

type Props = {
  idPrefix: string;
  name: string;
  /** Name of the level above, if it has one. */
  parentName?: string | undefined;
  items: readonly Item[];
  /** Content of the editors. It is below everything else, so nothing moves when it arrives. */
  content?: ReactNode;
  waiting?: boolean;
  onPress?: (item: Item, index: number) => void;
};

/** One level of the slide-out: its titles, its rows and the content of the editors. */
export const LevelView = (props: Props) => {
  const { idPrefix, name, parentName, items, content, waiting = false, onPress } = props;
  const spinning = useDelayedFlag(waiting);
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
            icon={<CategoryIcon name={item.iconName ?? null} />}
            key={item.id}
            onPress={() => onPress?.(item, index)}
          />
        ))}
      </ul>
      {spinning && <Spinner className={styles.spinner} size="standard" />}
      {content && <div className={styles.content}>{content}</div>}
    </div>
  );
};
