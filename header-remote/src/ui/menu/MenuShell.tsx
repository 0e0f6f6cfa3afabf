import type { ContentComponent } from '@grocer/shared-contracts';
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useState } from 'react';
import { serverMarkup } from '../page/serverMarkup.ts';
import { isModifiedClick } from '../pointer/isModifiedClick.ts';
import styles from './MenuShell.module.css';

export type MenuShellProps = {
  id: string;
  shellRef: RefObject<HTMLDivElement | null>;
  /** The panel. Without it, server-rendered markup stays. */
  children?: ReactNode;
  /** The panel's markup, set while a server renders. */
  markup?: string | undefined;
  onToggle: (isOpen: boolean) => void;
};

/**
 * A menu's popover, placed right after its button in the DOM. It starts below the button and dims the page
 * around the panel. The browser opens and closes it, even without a script: on Escape, on a press outside, or
 * when another popover opens.
 */
export const MenuShell = ({ id, shellRef, children, markup, onToggle }: MenuShellProps) => (
  // biome-ignore lint/a11y/useKeyWithClickEvents: following a link by keyboard is a click, too
  // biome-ignore lint/a11y/noStaticElementInteractions: it listens to the links inside
  <div
    className={styles.shell}
    id={id}
    onBeforeToggle={({ newState }) => onToggle(newState === 'open')}
    onClick={closeByLink}
    popover="auto"
    ref={shellRef}
  >
    <button
      aria-hidden
      className={styles.page}
      popoverTarget={id}
      popoverTargetAction="hide"
      tabIndex={-1}
      type="button"
    />
    <div {...(children ? { children } : contentOf(markup))} />
  </div>
);

const contentOf = (markup: string | undefined) =>
  markup ? { dangerouslySetInnerHTML: { __html: markup } } : serverMarkup;

/** Whether the popover has nothing to show. */
export const isShellEmpty = ({ current }: RefObject<HTMLElement | null>): boolean =>
  !current?.lastElementChild?.hasChildNodes();

/**
 * Closes the menu when a link is followed, because a host's router does not reload the page. Not for modified
 * clicks and links with a `target`, which open another tab.
 */
export function closeByLink(event: MouseEvent<HTMLElement>): void {
  const isLink = (event.target as Element).closest('a:not([target])') !== null;
  if (isLink && !isModifiedClick(event)) event.currentTarget.hidePopover();
}

/** Whether a menu's popover is open, and the setter for it. */
export function useShellOpen(shellRef: RefObject<HTMLElement | null>): [boolean, (isOpen: boolean) => void] {
  const [isOpen, setOpen] = useState(false);
  // The menu may have been opened before hydration.
  useEffect(() => setOpen(shellRef.current?.matches(':popover-open') === true), [shellRef]);
  return [isOpen, setOpen];
}

/** Resolves once the popover with the server's markup is closed. */
export async function untilClosed(popover: HTMLElement | null): Promise<void> {
  if (!popover?.textContent || !popover.matches(':popover-open')) return;
  await new Promise((resolve) => popover.addEventListener('toggle', resolve, { once: true }));
}

/** Renders editors' content in a menu. Passed in by the app, because features do not import each other. */
export type RenderMenuContent = (
  components: readonly ContentComponent[],
  place: 'mega-menu' | 'seasonal-menu',
) => ReactNode;
