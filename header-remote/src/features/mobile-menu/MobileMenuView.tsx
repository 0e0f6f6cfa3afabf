import { ChevronLeft, Menu, X } from 'lucide';
import { type MouseEvent, type ReactNode, type SyntheticEvent, useCallback, useEffect, useRef } from 'react';
import { Icon } from '../../ui/icon/Icon.tsx';
import { useBfcacheRestore } from '../../ui/page/useBfcacheRestore.ts';
import { isModifiedClick } from '../../ui/pointer/isModifiedClick.ts';
import { useWidthChange } from '../../ui/width/useWidthChange.ts';
import { MenuLinks, type MenuLinksProps } from './MenuLinks.tsx';
import styles from './MobileMenuView.module.css';
import { useLevelFocus } from './useLevelFocus.ts';

type Props = MenuLinksProps & {
  idPrefix: string;
  logo: ReactNode;
  isOpen: boolean;
  onOpenChange: (open: boolean) => void;
  /** Locks the scrolling of the page behind; the returned function releases it. */
  lockPage?: () => () => void;
  /** Ids of the rows that were opened; empty at level 0. */
  path: readonly string[];
  /** Content of the open level below level 0. */
  level?: ReactNode;
  onBack: () => void;
  /** Goes back to level 0, before the menu closes. */
  onReset: () => void;
  /** Pointer or focus is on the burger: the shopper may be about to open the menu. */
  onIntent: () => void;
};

/** Time in ms for which level 0 is shown before the menu closes (behaviour/menus#22). */
const resetMs = 200;

/**
 * The burger and its slide-out, below 992 px. The slide-out is a dialog that is also a popover: without JavaScript the
 * burger opens the popover; with it a modal dialog, which traps focus (behaviour/menus#18).
 */
export const MobileMenuView = (props: Props) => {
  const { idPrefix, logo, isOpen, onOpenChange, lockPage, path, level, onBack, onReset, onIntent, ...links } =
    props;
  const slideOutRef = useRef<HTMLDialogElement>(null);
  const closeRef = useRef<HTMLButtonElement>(null);
  const slideOutId = `${idPrefix}-menu`;
  const isDeep = path.length > 0 && level !== undefined;

  const closeNow = useCallback(() => close(slideOutRef.current), []);
  useWidthChange(closeNow);
  useBfcacheRestore(closeNow);
  useEffect(() => (isOpen ? lockPage?.() : undefined), [isOpen, lockPage]);
  useLevelFocus(slideOutRef, isDeep ? path : level0);

  const openAsModal = useCallback(() => {
    if (slideOutRef.current && closeRef.current) showAsModal(slideOutRef.current, closeRef.current);
    onOpenChange(true);
  }, [onOpenChange]);

  // The shopper may have opened the popover before hydration.
  useEffect(() => {
    if (slideOutRef.current?.matches(':popover-open')) openAsModal();
  }, [openAsModal]);

  const openByBurger = (event: MouseEvent) => {
    event.preventDefault();
    openAsModal();
  };
  const closeByButton = () => {
    if (!isDeep) return closeNow();
    onReset();
    const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    setTimeout(closeNow, prefersReducedMotion ? 0 : resetMs);
  };

  return (
    <>
      <button
        aria-haspopup="dialog"
        aria-label="Menu"
        className={styles.burger}
        onClick={openByBurger}
        onFocus={onIntent}
        onPointerEnter={onIntent}
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
        onClose={reportClosed(onOpenChange)}
        popover="auto"
        ref={slideOutRef}
      >
        <div className={styles.head}>
          {isDeep ? <BackButton onPress={onBack} titleId={`${idPrefix}-menu-level`} /> : logo}
          <button
            aria-label="Close menu"
            className={styles.close}
            onClick={closeByButton}
            popoverTarget={slideOutId}
            popoverTargetAction="hide"
            ref={closeRef}
            type="button"
          >
            <Icon glyph={X} size={24} />
          </button>
        </div>
        {isDeep ? level : <MenuLinks {...links} />}
      </dialog>
    </>
  );
};

const level0: readonly string[] = [];

const BackButton = ({ titleId, onPress }: { titleId: string; onPress: () => void }) => (
  <button aria-describedby={titleId} className={styles.back} data-back="" onClick={onPress} type="button">
    <Icon glyph={ChevronLeft} size={20} />
    Back
  </button>
);

/** Closes the popover first, because an open popover cannot become modal. An element inside that has focus keeps it. */
const showAsModal = (slideOut: HTMLDialogElement, closeButton: HTMLElement) => {
  const { activeElement } = document;
  const focused = slideOut.contains(activeElement) ? (activeElement as HTMLElement) : closeButton;
  if (slideOut.matches(':popover-open')) slideOut.hidePopover();
  slideOut.showModal();
  focused.focus();
};

/**
 * A closed dialog returns the focus by itself, but in WebKit now and then to nothing: then to the burger before it
 * (behaviour/menus#42).
 */
const reportClosed =
  (onOpenChange: Props['onOpenChange']) =>
  ({ currentTarget: slideOut }: SyntheticEvent<HTMLDialogElement>) => {
    const { activeElement } = document;
    const isLost = activeElement === document.body || slideOut.contains(activeElement);
    if (isLost) (slideOut.previousElementSibling as HTMLElement | null)?.focus();
    onOpenChange(false);
  };

// A followed link closes the menu, for hosts with a router and for pages restored from the back/forward cache. A
// modified click opens another tab or window, so the menu stays.
const closeByPress = (event: MouseEvent<HTMLDialogElement>) => {
  const isLink = (event.target as Element).closest('a:not([target])') !== null;
  if (isOnBackdrop(event) || (isLink && !isModifiedClick(event))) close(event.currentTarget);
};

/**
 * Presses on the backdrop and on the dialog's blank area both have the dialog as their target, so the position decides.
 * Not every browser has the attribute `closedby` yet.
 */
const isOnBackdrop = ({ target, currentTarget: slideOut, clientX }: MouseEvent<HTMLDialogElement>) => {
  const { left, right } = slideOut.getBoundingClientRect();
  return target === slideOut && (clientX < left || clientX > right);
};

const close = (slideOut: HTMLDialogElement | null) => {
  if (slideOut?.matches(':popover-open')) slideOut.hidePopover();
  if (slideOut?.open) slideOut.close();
};
