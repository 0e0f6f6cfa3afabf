import type { MouseEvent, ReactNode } from 'react';
import { listIds } from './listIds.ts';
import styles from './SearchListView.module.css';

interface Props {
  /** The list's. */
  id: string;
  index: number;
  isHighlighted: boolean;
  href: string;
  icon: ReactNode;
  onPick: (event: MouseEvent, index: number) => void;
  children: ReactNode;
}

/** An option that is a link, so that it opens in another tab like any. */
export const Row = ({ id, index, isHighlighted, href, icon, onPick, children }: Props) => (
  <a
    aria-selected={isHighlighted}
    className={styles.row}
    href={href}
    id={listIds(id).option(index)}
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
