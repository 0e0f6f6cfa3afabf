import type { MouseEvent, ReactNode } from 'react';
import { listboxIds } from './listboxAria.ts';
import styles from './SearchListView.module.css';

interface Props {
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
export const ListOption = ({ id, index, isHighlighted, href, icon, onPick, children }: Props) => (
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
