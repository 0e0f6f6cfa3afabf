import { type ReactNode, type RefObject, useCallback, useEffect, useLayoutEffect } from 'react';
import { useFocusOfServerMarkup } from '../../ui/focus/useFocusOfServerMarkup.ts';
import { useBfcacheRestore } from '../../ui/page/useBfcacheRestore.ts';
import { lockScroll } from '../../ui/scroll-lock/lockScroll.ts';

type ShellRef = RefObject<HTMLElement | null>;

export type PanelProps = {
  id: string;
  /** The popover around the panel. */
  shellRef: ShellRef;
  isOpen: boolean;
  /** Whether the button was pressed before the panel was loaded. */
  opensAtOnce: boolean;
  onOpenChange: (open: boolean) => void;
};

type Props = PanelProps & { children: ReactNode };

/**
 * The panel in a menu's popover. It does what the browser does not: it places the popover under the button,
 * locks the page's scroll and returns the focus. It is not a dialog, so Tab past its end closes it.
 */
export const MenuPanel = ({ id, shellRef, isOpen, opensAtOnce, onOpenChange, children }: Props) => {
  const close = useCallback(() => hide(shellRef.current), [shellRef]);
  useBfcacheRestore(close);
  useFocusOfServerMarkup(shellRef, id);
  useToggling(shellRef, onOpenChange);
  useMenuDismissal(shellRef, isOpen);
  useEffect(() => {
    const shell = shellRef.current;
    if (opensAtOnce && shell && !shell.matches(':popover-open')) shell.showPopover();
  }, [shellRef, opensAtOnce]);
  return children;
};

/** Prepares the page when the menu opens, also if it was opened before this code had loaded. */
function useToggling(shellRef: ShellRef, onOpenChange: (open: boolean) => void): void {
  useLayoutEffect(() => {
    const shell = shellRef.current;
    if (!shell) return;
    const listening = new AbortController();
    let unlockScroll = () => {};
    const onBeforeToggle = (isOpen: boolean) => {
      unlockScroll();
      if (isOpen) {
        // Both calls measure the page. Once the panel is shown, that would force another layout.
        placeUnderButton(shell);
        unlockScroll = lockScroll('mega-menu');
      }
      onOpenChange(isOpen);
    };
    const returnFocus = ({ newState }: ToggleEvent) => {
      if (newState === 'closed') focusOpener(shell);
    };
    shell.addEventListener('beforetoggle', ({ newState }) => onBeforeToggle(newState === 'open'), listening);
    shell.addEventListener('toggle', returnFocus, listening);
    if (shell.matches(':popover-open')) onBeforeToggle(true);
    return () => {
      listening.abort();
      // A popover that is removed while it is open fires no toggle event.
      unlockScroll();
      onOpenChange(false);
    };
  }, [shellRef, onOpenChange]);
}

/** Closes the menu when focus leaves button and panel, on Escape, and when a new width hides the button. */
function useMenuDismissal(shellRef: ShellRef, isOpen: boolean): void {
  // Listens before the rows are painted: Tab may be pressed at once, and in WebKit it would skip the panel.
  useLayoutEffect(() => {
    const shell = shellRef.current;
    const buttonAndPanel = shell?.parentElement;
    if (!isOpen || !buttonAndPanel) return;
    const controller = new AbortController();
    const { signal } = controller;
    window.addEventListener('resize', () => placeUnderButton(shell), { signal });
    buttonAndPanel.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (relatedTarget && !buttonAndPanel.contains(relatedTarget as Node)) hide(shell);
      },
      { signal },
    );
    buttonAndPanel.addEventListener('keydown', (event) => tabIntoPanel(event, shell), { signal });
    // The browser closes the popover on Escape, but returns focus only if it was inside the popover.
    buttonAndPanel.addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape') return;
        // Moves focus before the panel closes: otherwise a screen reader does not announce the button.
        openerOf(shell)?.focus();
        hide(shell);
      },
      { signal },
    );
    return () => controller.abort();
  }, [shellRef, isOpen]);
}

/** Moves focus with Tab from the button into its open panel, which WebKit would skip. */
function tabIntoPanel(event: KeyboardEvent, shell: HTMLElement): void {
  if (event.key !== 'Tab' || event.shiftKey || event.target !== openerOf(shell)) return;
  event.preventDefault();
  shell.querySelector<HTMLElement>('a[href], button:not([tabindex])')?.focus();
}

const openerOf = (shell: HTMLElement | null) => shell?.parentElement?.querySelector('button');

const hide = (shell: HTMLElement | null) => {
  if (shell?.matches(':popover-open')) shell.hidePopover();
};

/** Places the popover under its button, wherever the header is now; closes it if the button is hidden. */
const placeUnderButton = (shell: HTMLElement) => {
  const button = openerOf(shell);
  if (!button) return;
  const { bottom, height } = button.getBoundingClientRect();
  if (height === 0) return hide(shell);
  shell.style.setProperty('--menu-start', `${Math.max(bottom, 0)}px`);
};

/** Focuses the button if the closing menu lost the focus. Leaves the focus on an element that was pressed meanwhile. */
const focusOpener = (shell: HTMLElement) => {
  const { activeElement } = document;
  const isLost = activeElement === null || activeElement === document.body || shell.contains(activeElement);
  if (isLost) openerOf(shell)?.focus({ preventScroll: true });
};
