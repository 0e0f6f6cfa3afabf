import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type ToggleEvent,
  useCallback,
  useEffect,
  useRef,
} from 'react';
import { useRestored } from '../../../ui/page/useRestored.ts';
import { opensElsewhere } from '../../../ui/press/opensElsewhere.ts';
import { lockScroll } from '../../../ui/scroll-lock/lockScroll.ts';
import styles from './MenuPanel.module.css';

type Props = {
  id: string;
  isOpen: boolean;
  /** The button was pressed before there was a panel. */
  opensAtOnce: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
};

/**
 * The panel of a menu button, which stands right before it: it hangs under the navigation row and dims the page below.
 * A popover: it stands above whatever the host has on its page, and Escape, a press elsewhere or another popover closes
 * it. It is no dialog: Tab past its end closes it, too (clarification 114).
 */
export const MenuPanel = ({ id, isOpen, opensAtOnce, onOpenChange, children }: Props) => {
  const panelRef = useRef<HTMLDivElement>(null);
  const close = useCallback(() => hide(panelRef.current), []);

  useRestored(close);
  useWaysOut(panelRef, isOpen);
  useEffect(() => {
    const panel = panelRef.current;
    if (opensAtOnce && panel && !panel.matches(':popover-open')) panel.showPopover();
  }, [opensAtOnce]);
  const letPageGo = useRef<() => void>(undefined);
  // What is taken off the page while it is open says nothing.
  useEffect(
    () => () => {
      letPageGo.current?.();
      onOpenChange(false);
    },
    [onOpenChange],
  );

  const tell = ({ newState }: ToggleEvent) => {
    letPageGo.current?.();
    if (newState === 'open') {
      // Both measure the page: before there is anything new on it to be laid out.
      place(panelRef.current);
      letPageGo.current = lockScroll('mega-menu');
    }
    onOpenChange(newState === 'open');
  };
  const giveFocusBack = ({ newState }: ToggleEvent) => {
    if (newState === 'closed') focusOpener(panelRef.current);
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes a popover with Escape, by itself
    // biome-ignore lint/a11y/noStaticElementInteractions: the dimmed page is no control, the button "Close menu" is
    <div
      className={styles.panel}
      id={id}
      onBeforeToggle={tell}
      onClick={(event) => {
        if (leavesMenu(event)) close();
      }}
      onToggle={giveFocusBack}
      popover="auto"
      ref={panelRef}
    >
      {children}
    </div>
  );
};

/** Focus that leaves button and panel, Escape on the button, and a window whose new width has no place for the menu. */
function useWaysOut(panelRef: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const panel = panelRef.current;
    const whole = panel?.parentElement;
    if (!isOpen || !whole) return;
    const left = new AbortController();
    const { signal } = left;
    window.addEventListener('resize', () => place(panel), { signal });
    whole.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (relatedTarget && !whole.contains(relatedTarget as Node)) hide(panel);
      },
      { signal },
    );
    // The browser closes a popover with Escape by itself, but gives focus back only where it was inside of it.
    whole.addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape') return;
        hide(panel);
        opener(panel)?.focus();
      },
      { signal },
    );
    return () => left.abort();
  }, [panelRef, isOpen]);
}

const opener = (panel: HTMLElement | null) => panel?.parentElement?.querySelector('button');

const hide = (panel: HTMLElement | null) => {
  if (panel?.matches(':popover-open')) panel.hidePopover();
};

/** Right under its button, wherever the header stands by now; where that cannot be seen any more, the menu closes. */
const place = (panel: HTMLElement | null) => {
  const button = opener(panel);
  if (!button || !panel) return;
  const { bottom, height } = button.getBoundingClientRect();
  if (height === 0) return hide(panel);
  panel.style.setProperty('--menu-start', `${Math.max(bottom, 0)}px`);
};

/** Focus that went down with the panel; what the shopper has pressed meanwhile keeps it. */
const focusOpener = (panel: HTMLElement | null) => {
  const { activeElement } = document;
  const isLost = activeElement === null || activeElement === document.body;
  if (isLost) opener(panel)?.focus({ preventScroll: true });
};

/** A press on the dimmed page, on "Close menu", or on a link that leads on in this tab: a host with a router stays. */
const leavesMenu = (event: MouseEvent<HTMLElement>) => {
  const target = event.target as Element;
  if (target === event.currentTarget || target.closest('[data-close-menu]')) return true;
  return target.closest('a:not([target])') !== null && !opensElsewhere(event);
};
