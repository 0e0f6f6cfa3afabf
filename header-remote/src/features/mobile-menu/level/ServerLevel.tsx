import { ChevronLeft, X } from 'lucide';
import type { ComponentProps } from 'react';
import { Icon } from '../../../ui/icon/Icon.tsx';
import styles from '../SlideOut.module.css';
import { LevelView } from './LevelView.tsx';

type Props = Pick<ComponentProps<typeof LevelView>, 'idPrefix' | 'name' | 'items'> & {
  /** The id of the row that opens the level. */
  id: string;
};

/** The id of a level's popover. */
export const serverLevelId = (idPrefix: string, id: string): string => `${idPrefix}-menu-${id}`;

/**
 * A level of the slide-out in the server's HTML: a popover over level 0 that its row opens, with links only
 * (behaviour/menus#server-slide-out).
 */
export const ServerLevel = ({ id, idPrefix, name, items }: Props) => {
  const levelId = serverLevelId(idPrefix, id);
  return (
    <div className={styles.serverLevel} data-level={id} data-scrolls="" id={levelId} popover="auto">
      <div className={styles.head}>
        <button className={styles.back} popoverTarget={levelId} popoverTargetAction="hide" type="button">
          <Icon glyph={ChevronLeft} size={20} />
          Back
        </button>
        <button
          aria-label="Close menu"
          className={styles.close}
          popoverTarget={`${idPrefix}-menu`}
          popoverTargetAction="hide"
          type="button"
        >
          <Icon glyph={X} size={24} />
        </button>
      </div>
      <LevelView idPrefix={levelId} items={items} name={name} />
    </div>
  );
};
