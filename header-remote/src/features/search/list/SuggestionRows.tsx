import { Search } from 'lucide';
import type { MouseEvent } from 'react';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { highlight } from './highlight.ts';
import { Row } from './Row.tsx';
import styles from './SearchListView.module.css';

interface Props {
  id: string;
  rows: readonly string[];
  highlighted: number;
  term: string;
  hrefOf: (term: string) => string;
  onPick: (event: MouseEvent, index: number) => void;
}

export const SuggestionRows = ({ id, rows, highlighted, term, hrefOf, onPick }: Props) => (
  <div aria-label="Search suggestions" className={styles.rows} id={id} role="listbox">
    {rows.map((text, index) => (
      <Row
        href={hrefOf(text)}
        icon={icon}
        id={id}
        index={index}
        isHighlighted={index === highlighted}
        // biome-ignore lint/suspicious/noArrayIndexKey: the next answer's texts come into the rows that are there
        key={index}
        onPick={onPick}
      >
        <Highlighted term={term} text={text} />
      </Row>
    ))}
  </div>
);

/** The same element in each row and for each answer: it is drawn once. */
const icon = <Icon glyph={Search} size={18} />;

/** Pieces of text, never markup: whatever the service suggests is shown as it stands. */
const Highlighted = ({ text, term }: { text: string; term: string }) =>
  highlight(text, term).map((piece, place) =>
    piece.marked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces stand in the order of the text
      <mark className={styles.mark} key={place}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
