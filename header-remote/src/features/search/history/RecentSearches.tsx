import { History, X } from 'lucide';
import type { MouseEvent } from 'react';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import { ListOption } from '../combobox/ListOption.tsx';
import { listboxIds } from '../combobox/listboxAria.ts';
import styles from '../combobox/SearchListView.module.css';

interface Props {
  /** Id of the listbox. */
  id: string;
  rows: readonly string[];
  highlighted: number;
  hrefOf: (term: string) => string;
  onPick: (event: MouseEvent, index: number) => void;
  onRemove: (index: number) => void;
  onClearAll: () => void;
}

/**
 * Recent searches, each with a remove button. A listbox may contain options only, so the buttons are in a second column
 * beside it. Tab in the input leads to them (behaviour/search-history#buttons, #tab-and-escape).
 */
export const RecentSearches = ({ id, rows, highlighted, hrefOf, onPick, onRemove, onClearAll }: Props) => (
  <>
    <div className={styles.head}>
      <span className={styles.heading} id={listboxIds(id).heading}>
        Recent searches
      </span>
      <button className={styles.clearAll} onClick={onClearAll} type="button">
        <span className={styles.clearAllText}>Clear all</span>
      </button>
    </div>
    <div className={styles.recent}>
      <div aria-labelledby={listboxIds(id).heading} className={styles.rows} id={id} role="listbox">
        {rows.map((text, index) => (
          <ListOption
            href={hrefOf(text)}
            icon={<Icon glyph={History} size={20} />}
            id={id}
            index={index}
            isHighlighted={index === highlighted}
            key={text}
            onPick={onPick}
          >
            {text}
          </ListOption>
        ))}
      </div>
      <div className={styles.removes}>
        {rows.map((text, index) => (
          <button
            aria-label={`Remove ${text}`}
            className={styles.remove}
            key={text}
            onClick={() => onRemove(index)}
            type="button"
          >
            <Icon glyph={X} size={16} />
          </button>
        ))}
      </div>
    </div>
    <VisuallyHidden>
      <span id={listboxIds(id).hint}>Choose with the arrow keys. Delete removes the one that is chosen.</span>
    </VisuallyHidden>
  </>
);
