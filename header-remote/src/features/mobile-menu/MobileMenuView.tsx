import { Menu, X } from 'lucide';
import { type MouseEvent, type ReactNode, useCallback, useEffect, useRef } from 'react';
import { Icon } from '../../ui/icon/Icon.tsx';
import { useWidthChange } from '../../ui/width/useWidthChange.ts';
import { MenuLinks, type MenuLinksProps } from './MenuLinks.tsx';
import styles from './MobileMenuView.module.css';

type Props = MenuLinksProps & {
  idPrefix: string;
  logo: ReactNode;
  /** So that the page behind can be held still. */
  onOpenChange?: (open: boolean) => void;
};

/**
 * The burger and its slide-out, below 992 px. The slide-out is a dialog that is also a popover: by itself the burger
 * shows the popover; with JavaScript it is shown as a modal dialog, which keeps focus inside (clarification 114).
 */
export const MobileMenuView = ({ idPrefix, logo, onOpenChange, ...links }: Props) => {
  const slideOutRef = useRef<HTMLDialogElement>(null);
  const closeRef = useRef<HTMLButtonElement>(null);
  const slideOutId = `${idPrefix}-menu`;

  useWidthChange(useCallback(() => close(slideOutRef.current), []));

  const openAsModal = useCallback(() => {
    if (slideOutRef.current && closeRef.current) showAsModal(slideOutRef.current, closeRef.current);
    onOpenChange?.(true);
  }, [onOpenChange]);

  // The shopper was quicker than the script.
  useEffect(() => {
    if (slideOutRef.current?.matches(':popover-open')) openAsModal();
  }, [openAsModal]);

  const openByBurger = (event: MouseEvent) => {
    event.preventDefault();
    openAsModal();
  };

  return (
    <>
      <button
        aria-haspopup="dialog"
        aria-label="Menu"
        className={styles.burger}
        onClick={openByBurger}
        popoverTarget={slideOutId}
        type="button"
      >
        <Icon glyph={Menu} size={24} />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes a dialog with Escape, by itself */}
      <dialog
        aria-label="Menu"
        className={styles.slideOut}
        id={slideOutId}
        onClick={closeByPress}
        onClose={() => onOpenChange?.(false)}
        popover="auto"
        ref={slideOutRef}
      >
        <div className={styles.head}>
          {logo}
          <button
            aria-label="Close menu"
            className={styles.close}
            onClick={() => close(slideOutRef.current)}
            popoverTarget={slideOutId}
            popoverTargetAction="hide"
            ref={closeRef}
            type="button"
          >
            <Icon glyph={X} size={24} />
          </button>
        </div>
        <MenuLinks {...links} />
      </dialog>
    </>
  );
};

/** What is shown as a popover cannot become modal; what has focus in it keeps it. */
const showAsModal = (slideOut: HTMLDialogElement, closeButton: HTMLElement) => {
  const { activeElement } = document;
  const focused = slideOut.contains(activeElement) ? (activeElement as HTMLElement) : closeButton;
  if (slideOut.matches(':popover-open')) slideOut.hidePopover();
  slideOut.showModal();
  focused.focus();
};

// A link closes it: a host with a router stays on this page, and so does one that comes back to it. Pressed with a key
// held, it opens elsewhere.
const closeByPress = (event: MouseEvent<HTMLDialogElement>) => {
  const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
  const opensElsewhere = ctrlKey || metaKey || shiftKey || altKey;
  const isLink = (target as Element).closest('a:not([target])') !== null;
  if (isBeside(event) || (isLink && !opensElsewhere)) close(event.currentTarget);
};

/** The backdrop's presses arrive at the dialog itself, as those on its blank area do; `closedby` is not everywhere yet. */
const isBeside = ({ target, currentTarget: slideOut, clientX }: MouseEvent<HTMLDialogElement>) => {
  const { left, right } = slideOut.getBoundingClientRect();
  return target === slideOut && (clientX < left || clientX > right);
};

const close = (slideOut: HTMLDialogElement | null) => {
  if (slideOut?.matches(':popover-open')) slideOut.hidePopover();
  if (slideOut?.open) slideOut.close();
};
