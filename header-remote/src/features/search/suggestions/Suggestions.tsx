import { Search } from 'lucide';
import type { MouseEvent } from 'react';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { ListOption } from '../combobox/ListOption.tsx';
import styles from '../combobox/SearchListView.module.css';
import { highlightMatches } from './highlightMatches.ts';

interface Props {
  /** Id of the listbox. */
  id: string;
  rows: readonly string[];
  highlighted: number;
  /** The term that the suggestions are for. */
  term: string;
  hrefOf: (term: string) => string;
  onPick: (event: MouseEvent, index: number) => void;
}

export const Suggestions = ({ id, rows, highlighted, term, hrefOf, onPick }: Props) => (
  <div aria-label="Search suggestions" className={styles.rows} id={id} role="listbox">
    {rows.map((text, index) => (
      <ListOption
        href={hrefOf(text)}
        icon={icon}
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
const icon = <Icon glyph={Search} size={18} />;

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
