import { ChevronLeft, Menu, X } from 'lucide';
import { type MouseEvent, type ReactNode, useCallback, useEffect, useRef } from 'react';
import { Icon } from '../../ui/icon/Icon.tsx';
import { useRestored } from '../../ui/page/useRestored.ts';
import { opensElsewhere } from '../../ui/press/opensElsewhere.ts';
import { useWidthChange } from '../../ui/width/useWidthChange.ts';
import { MenuLinks, type MenuLinksProps } from './MenuLinks.tsx';
import styles from './MobileMenuView.module.css';
import { useLevelFocus } from './useLevelFocus.ts';

type Props = MenuLinksProps & {
  idPrefix: string;
  logo: ReactNode;
  isOpen: boolean;
  onOpenChange: (open: boolean) => void;
  /** Holds the page behind it still until what it answers is called. */
  holdPage?: () => () => void;
  /** Ids of the rows that were opened; none at level 0. */
  path: readonly string[];
  /** What the level below level 0 shows, while one is open. */
  level?: ReactNode;
  onBack: () => void;
  /** Back to level 0, on the way out. */
  onReset: () => void;
  /** The shopper may be about to open it. */
  onIntent: () => void;
};

/** How long level 0 is seen again before the menu closes (clarification 113). */
const resetMs = 200;

/**
 * The burger and its slide-out, below 992 px. The slide-out is a dialog that is also a popover: by itself the burger
 * shows the popover; with JavaScript it is shown as a modal dialog, which keeps focus inside (clarification 114).
 */
export const MobileMenuView = (props: Props) => {
  const { idPrefix, logo, isOpen, onOpenChange, holdPage, path, level, onBack, onReset, onIntent, ...links } =
    props;
  const slideOutRef = useRef<HTMLDialogElement>(null);
  const closeRef = useRef<HTMLButtonElement>(null);
  const slideOutId = `${idPrefix}-menu`;
  const isDeep = path.length > 0 && level !== undefined;

  const closeNow = useCallback(() => close(slideOutRef.current), []);
  useWidthChange(closeNow);
  useRestored(closeNow);
  useEffect(() => (isOpen ? holdPage?.() : undefined), [isOpen, holdPage]);
  useLevelFocus(slideOutRef, isDeep ? path : level0);

  const openAsModal = useCallback(() => {
    if (slideOutRef.current && closeRef.current) showAsModal(slideOutRef.current, closeRef.current);
    onOpenChange(true);
  }, [onOpenChange]);

  // The shopper was quicker than the script.
  useEffect(() => {
    if (slideOutRef.current?.matches(':popover-open')) openAsModal();
  }, [openAsModal]);

  const openByBurger = (event: MouseEvent) => {
    event.preventDefault();
    openAsModal();
  };
  const leave = () => {
    if (!isDeep) return closeNow();
    onReset();
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    setTimeout(closeNow, isStill ? 0 : resetMs);
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
        onClose={() => onOpenChange(false)}
        popover="auto"
        ref={slideOutRef}
      >
        <div className={styles.head}>
          {isDeep ? <BackButton onPress={onBack} titleId={`${idPrefix}-menu-level`} /> : logo}
          <button
            aria-label="Close menu"
            className={styles.close}
            onClick={leave}
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
  const isLink = (event.target as Element).closest('a:not([target])') !== null;
  if (isBeside(event) || (isLink && !opensElsewhere(event))) close(event.currentTarget);
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
