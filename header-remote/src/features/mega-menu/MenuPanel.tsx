import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type ToggleEvent,
  useCallback,
  useEffect,
  useRef,
} from 'react';
import { useBfcacheRestore } from '../../ui/page/useBfcacheRestore.ts';
import { isModifiedClick } from '../../ui/pointer/isModifiedClick.ts';
import { lockScroll } from '../../ui/scroll-lock/lockScroll.ts';
import styles from './MenuPanel.module.css';

type Props = {
  id: string;
  isOpen: boolean;
  /** The button was pressed before the panel was loaded. */
  opensAtOnce: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
};

/**
 * The panel of a menu button; the button is right before it in the DOM. It opens under the navigation row and dims the
 * page below. As a popover it is above everything on the host's page, and the browser closes it on Escape, on a press
 * outside and when another popover opens. It is not a dialog: Tab past its end closes it, too (behaviour/menus#16).
 */
export const MenuPanel = ({ id, isOpen, opensAtOnce, onOpenChange, children }: Props) => {
  const panelRef = useRef<HTMLDivElement>(null);
  const close = useCallback(() => hide(panelRef.current), []);

  useBfcacheRestore(close);
  useMenuDismissal(panelRef, isOpen);
  useEffect(() => {
    const panel = panelRef.current;
    if (opensAtOnce && panel && !panel.matches(':popover-open')) panel.showPopover();
  }, [opensAtOnce]);
  const unlockScrollRef = useRef<() => void>(undefined);
  // A popover that is removed while it is open fires no toggle event.
  useEffect(
    () => () => {
      unlockScrollRef.current?.();
      onOpenChange(false);
    },
    [onOpenChange],
  );

  const onBeforeToggle = ({ newState }: ToggleEvent) => {
    unlockScrollRef.current?.();
    if (newState === 'open') {
      // Both measure the page, so they run before the open panel needs a layout.
      placeUnderButton(panelRef.current);
      unlockScrollRef.current = lockScroll('mega-menu');
    }
    onOpenChange(newState === 'open');
  };
  const returnFocus = ({ newState }: ToggleEvent) => {
    if (newState === 'closed') focusOpener(panelRef.current);
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes a popover with Escape, by itself
    // biome-ignore lint/a11y/noStaticElementInteractions: the dimmed page is no control, the button "Close menu" is
    <div
      className={styles.panel}
      id={id}
      onBeforeToggle={onBeforeToggle}
      onClick={(event) => {
        if (closesMenu(event)) close();
      }}
      onToggle={returnFocus}
      popover="auto"
      ref={panelRef}
    >
      {children}
    </div>
  );
};

/** Closes the menu when focus leaves button and panel, on Escape, and when a new width hides the button. */
function useMenuDismissal(panelRef: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const panel = panelRef.current;
    const buttonAndPanel = panel?.parentElement;
    if (!isOpen || !buttonAndPanel) return;
    const controller = new AbortController();
    const { signal } = controller;
    window.addEventListener('resize', () => placeUnderButton(panel), { signal });
    buttonAndPanel.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (relatedTarget && !buttonAndPanel.contains(relatedTarget as Node)) hide(panel);
      },
      { signal },
    );
    buttonAndPanel.addEventListener('keydown', (event) => tabIntoPanel(event, panel), { signal });
    // The browser closes the popover on Escape, but returns focus only if it was inside the popover.
    buttonAndPanel.addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape') return;
        hide(panel);
        openerOf(panel)?.focus();
      },
      { signal },
    );
    return () => controller.abort();
  }, [panelRef, isOpen]);
}

/** Tab leads from the button into its open panel. WebKit would skip the panel (behaviour/menus#41). */
function tabIntoPanel(event: KeyboardEvent, panel: HTMLElement): void {
  if (event.key !== 'Tab' || event.shiftKey || event.target !== openerOf(panel)) return;
  event.preventDefault();
  panel.querySelector<HTMLElement>('a[href], button')?.focus();
}

const openerOf = (panel: HTMLElement | null) => panel?.parentElement?.querySelector('button');

const hide = (panel: HTMLElement | null) => {
  if (panel?.matches(':popover-open')) panel.hidePopover();
};

/** Places the panel under its button, wherever the header is now; closes the menu if the button is hidden. */
const placeUnderButton = (panel: HTMLElement | null) => {
  const button = openerOf(panel);
  if (!button || !panel) return;
  const { bottom, height } = button.getBoundingClientRect();
  if (height === 0) return hide(panel);
  panel.style.setProperty('--menu-start', `${Math.max(bottom, 0)}px`);
};

/** Focuses the button if the closing panel lost the focus. An element that was pressed meanwhile keeps it. */
const focusOpener = (panel: HTMLElement | null) => {
  const { activeElement } = document;
  const isLost = activeElement === null || activeElement === document.body;
  if (isLost) openerOf(panel)?.focus({ preventScroll: true });
};

/** Whether a press closes the menu: on the dimmed page, on "Close menu" or on a link that is followed in this tab. */
const closesMenu = (event: MouseEvent<HTMLElement>) => {
  const target = event.target as Element;
  if (target === event.currentTarget || target.closest('[data-close-menu]')) return true;
  return target.closest('a:not([target])') !== null && !isModifiedClick(event);
};
