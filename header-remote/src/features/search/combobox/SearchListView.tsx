import { History, Search, X } from 'lucide';
import type { MouseEvent, ReactNode, RefObject } from 'react';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { isModifiedClick } from '../../../ui/pointer/isModifiedClick.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import { highlightMatches } from '../suggestions/highlightMatches.ts';
import { listboxIds, type VisibleList } from './listReducer.ts';
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

interface OptionProps {
  /** Id of the listbox. */
  id: string;
  index: number;
  isHighlighted: boolean;
  href: string;
  icon: ReactNode;
  onPick: (event: MouseEvent, index: number) => void;
  children: ReactNode;
}

/** An option of the listbox. It is a link, so that the browser can open it in a new tab. */
const ListOption = ({ id, index, isHighlighted, href, icon, onPick, children }: OptionProps) => (
  <a
    aria-selected={isHighlighted}
    className={styles.row}
    href={href}
    id={listboxIds(id).option(index)}
    onClick={(event) => onPick(event, index)}
    role="option"
    tabIndex={-1}
  >
    {icon}
    <span className={styles.text} dir="auto">
      {children}
    </span>
  </a>
);

interface SuggestionsProps {
  /** Id of the listbox. */
  id: string;
  rows: readonly string[];
  highlighted: number;
  /** The term that the suggestions are for. */
  term: string;
  hrefOf: (term: string) => string;
  onPick: (event: MouseEvent, index: number) => void;
}

const Suggestions = ({ id, rows, highlighted, term, hrefOf, onPick }: SuggestionsProps) => (
  <div aria-label="Search suggestions" className={styles.rows} id={id} role="listbox">
    {rows.map((text, index) => (
      <ListOption
        href={hrefOf(text)}
        icon={searchIcon}
        id={id}
        index={index}
        isHighlighted={index === highlighted}
        // biome-ignore lint/suspicious/noArrayIndexKey: the next response reuses the elements of this one
        key={index}
        onPick={onPick}
      >
        <HighlightedText term={term} text={text} />
      </ListOption>
    ))}
  </div>
);

/** One element for all rows and responses, so that React renders it once. */
const searchIcon = <Icon glyph={Search} size={18} />;

/**
 * Renders text nodes only, never HTML: a suggestion may contain any characters. Another text or term gets a new
 * element, because a translator may have replaced the text nodes.
 */
const HighlightedText = ({ text, term }: { text: string; term: string }) => (
  <span key={`${term} ${text}`}>
    {highlightMatches(text, term).map((segment, index) =>
      segment.isMatch ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: segments have no other identity than their order
        <mark className={styles.mark} key={index}>
          {segment.text}
        </mark>
      ) : (
        segment.text
      ),
    )}
  </span>
);

interface RecentSearchesProps {
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
const RecentSearches = ({
  id,
  rows,
  highlighted,
  hrefOf,
  onPick,
  onRemove,
  onClearAll,
}: RecentSearchesProps) => (
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
