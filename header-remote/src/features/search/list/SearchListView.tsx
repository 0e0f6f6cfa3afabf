import type { MouseEvent, RefObject } from 'react';
import { opensElsewhere } from '../../../ui/press/opensElsewhere.ts';
import type { ShownList } from './listState.ts';
import { RecentRows } from './RecentRows.tsx';
import styles from './SearchListView.module.css';
import { SuggestionRows } from './SuggestionRows.tsx';

interface Props {
  id: string;
  list: ShownList;
  /** The row that Enter picks; -1 none. */
  highlighted: number;
  /** What the suggestions answer. */
  term: string;
  panelRef: RefObject<HTMLDivElement | null>;
  hrefOf: (term: string) => string;
  /** `elsewhere`: the browser opens another tab by itself. */
  onPick: (index: number, elsewhere: boolean) => void;
  onRemove: (index: number) => void;
  onClearAll: () => void;
}

/** Below the field from 992 px; on the full screen below that, the rest of the screen. */
export const SearchListView = ({ list, panelRef, term, onPick, onRemove, onClearAll, ...rows }: Props) => {
  if (list.kind === 'none') return null;
  const pick = (event: MouseEvent, index: number) => {
    const elsewhere = opensElsewhere(event);
    if (!elsewhere) event.preventDefault();
    onPick(index, elsewhere);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the focus where it is
    <div className={styles.panel} onMouseDown={keepFocus} ref={panelRef}>
      {list.kind === 'suggestions' ? (
        <SuggestionRows {...rows} onPick={pick} rows={list.rows} term={term} />
      ) : (
        <RecentRows {...rows} onClearAll={onClearAll} onPick={pick} onRemove={onRemove} rows={list.rows} />
      )}
    </div>
  );
};

/** In the box: the list belongs to it, and on a phone its keyboard. */
const keepFocus = (event: MouseEvent) => event.preventDefault();
