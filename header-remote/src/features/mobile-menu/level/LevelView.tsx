import type { ComponentProps, ReactNode } from 'react';
import { Spinner } from '../../../ui/spinner/Spinner.tsx';
import { useLasting } from '../../../ui/spinner/useLasting.ts';
import { MenuRow } from '../MenuRow.tsx';
import styles from './LevelView.module.css';

type Item = Omit<ComponentProps<typeof MenuRow>, 'onPress' | 'waiting' | 'glyph'>;

type Props = {
  idPrefix: string;
  name: string;
  /** The level above, where it has a name. */
  parentName?: string | undefined;
  items: readonly Item[];
  /** What editors put at its end; room for it is below everything else, so nothing moves. */
  content?: ReactNode;
  waiting?: boolean;
  onPress?: (item: Item, index: number) => void;
};

/** A shorter wait shows no spinner. */
const quietMs = 300;

/** One level of the slide-out: its title, its rows, what editors put at its end. */
export const LevelView = (props: Props) => {
  const { idPrefix, name, parentName, items, content, waiting = false, onPress } = props;
  const spinning = useLasting(waiting, quietMs);
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
          <MenuRow {...item} key={item.id} onPress={() => onPress?.(item, index)} />
        ))}
      </ul>
      {spinning && <Spinner className={styles.spinner} size="standard" />}
      {content && <div className={styles.content}>{content}</div>}
    </div>
  );
};
