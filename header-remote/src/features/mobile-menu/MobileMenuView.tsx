import { Menu, X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useCallback, useRef } from 'react';
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

  const openAsModal = (event: MouseEvent) => {
    event.preventDefault();
    slideOutRef.current?.showModal();
    closeRef.current?.focus();
    onOpenChange?.(true);
  };

  return (
    <>
      <button
        aria-haspopup="dialog"
        aria-label="Menu"
        className={styles.burger}
        onClick={openAsModal}
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

// The backdrop's presses arrive at the dialog itself; `closedby` is not in every browser yet. A link closes it too: a host
// with a router stays on this page, and so does one that comes back to it.
const closeByPress = ({ target, currentTarget: slideOut }: MouseEvent<HTMLDialogElement>) => {
  if (target === slideOut || (target as Element).closest('a:not([target])')) close(slideOut);
};

const close = (slideOut: HTMLDialogElement | null) => {
  if (slideOut?.matches(':popover-open')) slideOut.hidePopover();
  slideOut?.close();
};
