import type { MouseEvent, RefObject } from 'react';
import { isModifiedClick } from '../../../ui/pointer/isModifiedClick.ts';
import { RecentSearches } from '../history/RecentSearches.tsx';
import { Suggestions } from '../suggestions/Suggestions.tsx';
import type { VisibleList } from './listReducer.ts';
import styles from './SearchListView.module.css';

interface Props {
  /** Id of the listbox. */
  id: string;
  list: VisibleList;
  /** Index of the row that Enter picks; -1 for none. */
  highlighted: number;
  /** The term that the suggestions are for. */
  term: string;
  panelRef: RefObject<HTMLDivElement | null>;
  hrefOf: (term: string) => string;
  /** With `inNewTab` the browser opens the new tab. */
  onPick: (index: number, inNewTab: boolean) => void;
  onRemove: (index: number) => void;
  onClearAll: () => void;
}

/** The panel with the list: a dropdown from 992 px, the rest of the full screen below that width. */
export const SearchListView = ({ list, panelRef, term, onPick, onRemove, onClearAll, ...props }: Props) => {
  if (list.kind === 'none') return null;
  const pick = (event: MouseEvent, index: number) => {
    const inNewTab = isModifiedClick(event);
    if (!inNewTab) event.preventDefault();
    onPick(index, inNewTab);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handler only keeps focus in the input
    <div className={styles.panel} onMouseDown={preventFocusLoss} ref={panelRef}>
      {list.kind === 'suggestions' ? (
        <Suggestions {...props} onPick={pick} rows={list.rows} term={term} />
      ) : (
        <RecentSearches
          {...props}
          onClearAll={onClearAll}
          onPick={pick}
          onRemove={onRemove}
          rows={list.rows}
        />
      )}
    </div>
  );
};

/** Keeps the list open, and the on-screen keyboard of a phone visible. */
const preventFocusLoss = (event: MouseEvent) => event.preventDefault();
