import { History, Search, X } from 'lucide';
import type { MouseEvent, ReactNode, Ref } from 'react';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { isModifiedClick } from '../../../ui/pointer/isModifiedClick.ts';
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
  panelRef: Ref<HTMLDivElement>;
  hrefOf: (term: string) => string;
  /** With `inNewTab` the browser opens the new tab. */
  onPick: (index: number, inNewTab: boolean) => void;
  onRemove: (term: string, index: number) => void;
  onClearAll: () => void;
}

/** The panel with the list: a dropdown from 992 px, the rest of the full screen below that width. */
export const SearchListView = (props: Props) => {
  const { list, panelRef } = props;
  if (list.kind === 'none') return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handler only keeps focus in the input
    <div className={styles.panel} onMouseDown={preventFocusLoss} ref={panelRef}>
      {list.kind === 'suggestions' ? <Suggestions {...props} /> : <RecentSearches {...props} />}
    </div>
  );
};

/** Keeps the list open, and the on-screen keyboard of a phone visible. */
const preventFocusLoss = (event: MouseEvent) => event.preventDefault();

const Suggestions = (props: Props) => (
  <div aria-label="Search suggestions" className={styles.rows} id={props.id} role="listbox">
    {props.list.rows.map((text, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the next response reuses the elements of this one
      <ListOption {...props} icon={searchIcon} index={index} key={index}>
        <HighlightedText term={props.term} text={text} />
      </ListOption>
    ))}
  </div>
);

/** All rows and responses share this element, so that React renders it once. */
const searchIcon = <Icon glyph={Search} size={18} />;

type OptionProps = Props & { index: number; icon: ReactNode; children: ReactNode };

/** An option of the listbox. It is a link, so that the browser can open it in a new tab. */
const ListOption = ({ id, list, highlighted, hrefOf, onPick, index, icon, children }: OptionProps) => {
  const pick = (event: MouseEvent) => {
    const inNewTab = isModifiedClick(event);
    if (!inNewTab) event.preventDefault();
    onPick(index, inNewTab);
  };
  return (
    <a
      aria-selected={index === highlighted}
      className={styles.row}
      href={hrefOf(list.rows[index] ?? '')}
      id={listboxIds(id).option(index)}
      onClick={pick}
      role="option"
      tabIndex={-1}
    >
      {icon}
      <span className={styles.text} dir="auto">
        {children}
      </span>
    </a>
  );
};

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

/**
 * Recent searches, each with a remove button. A listbox may contain options only, so the buttons are in a second column
 * beside it. Tab in the input leads to them (behaviour/search-history#buttons, #tab-and-escape).
 */
const RecentSearches = (props: Props) => {
  const { id, list, onRemove, onClearAll } = props;
  const { heading } = listboxIds(id);
  return (
    <>
      <div className={styles.head}>
        <span className={styles.heading} id={heading}>
          Recent searches
        </span>
        <button className={styles.clearAll} onClick={onClearAll} type="button">
          <span className={styles.clearAllText}>Clear all</span>
        </button>
      </div>
      <div className={styles.recent}>
        <div aria-labelledby={heading} className={styles.rows} id={id} role="listbox">
          {list.rows.map((text, index) => (
            <ListOption {...props} icon={<Icon glyph={History} size={20} />} index={index} key={text}>
              {text}
            </ListOption>
          ))}
        </div>
        <div className={styles.removes}>
          {list.rows.map((text, index) => (
            <button
              aria-label={`Remove ${text}`}
              className={styles.remove}
              key={text}
              onClick={() => onRemove(text, index)}
              type="button"
            >
              <Icon glyph={X} size={20} />
            </button>
          ))}
        </div>
      </div>
    </>
  );
};
