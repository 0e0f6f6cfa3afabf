import { History, X } from 'lucide';
import type { MouseEvent } from 'react';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import { listIds } from './listIds.ts';
import { Row } from './Row.tsx';
import styles from './SearchListView.module.css';

interface Props {
  id: string;
  rows: readonly string[];
  highlighted: number;
  hrefOf: (term: string) => string;
  onPick: (event: MouseEvent, index: number) => void;
  onRemove: (index: number) => void;
  onClearAll: () => void;
}

/**
 * A list box may hold nothing but options, so the buttons stand beside it, row by row; the keyboard's way is Delete
 * (clarification 82).
 */
export const RecentRows = ({ id, rows, highlighted, hrefOf, onPick, onRemove, onClearAll }: Props) => (
  <>
    <div className={styles.head}>
      <span className={styles.heading} id={listIds(id).heading}>
        Recent searches
      </span>
      <button className={styles.clearAll} onClick={onClearAll} tabIndex={-1} type="button">
        <span className={styles.clearAllText}>Clear all</span>
      </button>
    </div>
    <div className={styles.recent}>
      <div aria-labelledby={listIds(id).heading} className={styles.rows} id={id} role="listbox">
        {rows.map((text, index) => (
          <Row
            href={hrefOf(text)}
            icon={<Icon glyph={History} size={20} />}
            id={id}
            index={index}
            isHighlighted={index === highlighted}
            key={text}
            onPick={onPick}
          >
            {text}
          </Row>
        ))}
      </div>
      <div className={styles.removes}>
        {rows.map((text, index) => (
          <button
            aria-label={`Remove ${text}`}
            className={styles.remove}
            key={text}
            onClick={() => onRemove(index)}
            tabIndex={-1}
            type="button"
          >
            <Icon glyph={X} size={16} />
          </button>
        ))}
      </div>
    </div>
    <VisuallyHidden>
      <span id={listIds(id).hint}>Choose with the arrow keys. Delete removes the one that is chosen.</span>
    </VisuallyHidden>
  </>
);
