import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../button/Button.tsx';
import styles from './LoadFailure.module.css';

type Props = {
  /** Loads the categories again. Resolves when that has ended, whether or not it failed. */
  onRetry: () => Promise<void>;
};

/** Shown in place of categories that failed to load (behaviour/menus#failed-categories). */
export const LoadFailure = ({ onRetry }: Props) => {
  const [isWaiting, setWaiting] = useState(false);
  const menuRef = useRef<Element>(null);
  // Once the categories have loaded, focuses the first row, because the pressed button is removed.
  useEffect(() => () => focusFirstRow(menuRef.current), []);
  const retry = async ({ currentTarget }: MouseEvent) => {
    menuRef.current = currentTarget.closest('[popover]');
    setWaiting(true);
    await onRetry();
    setWaiting(false);
  };
  return (
    <div className={styles.failure}>
      <p className={styles.words} role="alert">
        Sorry, we could not load the categories.
      </p>
      <Button onClick={retry} size={44} state={isWaiting ? 'waiting' : 'ready'} theme="secondary">
        Try again
      </Button>
    </div>
  );
};

function focusFirstRow(menu: Element | null): void {
  if (document.activeElement === document.body) menu?.querySelector<HTMLElement>('ul a')?.focus();
}
