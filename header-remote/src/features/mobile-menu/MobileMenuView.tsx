import { Menu } from 'lucide';
import type { MouseEvent, ReactNode, RefObject } from 'react';
import { useHandoff } from '../../ui/focus/useHandoff.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { serverMarkup } from '../../ui/page/serverMarkup.ts';
// The styles of the server's markup. The code that uses them loads later.
import './MenuLinks.module.css';
import './MenuRow.module.css';
import './level/LevelView.module.css';
import styles from './SlideOut.module.css';

type Props = {
  idPrefix: string;
  slideOutRef: RefObject<HTMLDialogElement | null>;
  /** What is in the slide-out. Without it the markup that a server has rendered stays there. */
  children?: ReactNode;
  /** The button was pressed, and the menu opens when its code is loaded. */
  isAwaited?: boolean;
  /** Address of the link that the button is while there is nothing that it could open. */
  href?: string | undefined;
  /** Pointer or focus is on the burger: the shopper may be about to open the menu. */
  onIntent: () => void;
  /** Absent once the slide-out handles the presses itself. */
  onPress?: ((event: MouseEvent) => void) | undefined;
};

/**
 * The burger and its slide-out, below 992 px. The slide-out is a dialog that is also a popover: without JavaScript the
 * burger opens the popover; with it a modal dialog, which traps focus.
 */
export const MobileMenuView = ({
  idPrefix,
  slideOutRef,
  children = serverContent,
  isAwaited,
  href,
  onIntent,
  onPress,
}: Props) => {
  const shared = {
    'aria-label': 'Menu',
    className: styles.burger,
    onFocus: onIntent,
    onPointerEnter: onIntent,
    ref: useHandoff(),
    children: <Icon glyph={Menu} size={24} />,
  };
  const slideOutId = `${idPrefix}-menu`;
  return (
    <>
      {href ? (
        <a {...shared} href={href} />
      ) : (
        <button
          {...shared}
          aria-busy={isAwaited || undefined}
          aria-haspopup="dialog"
          onClick={onPress}
          popoverTarget={slideOutId}
          type="button"
        />
      )}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes a dialog with Escape, by itself */}
      <dialog
        aria-label="Menu"
        className={styles.slideOut}
        id={slideOutId}
        onClick={onPress && hidePopover}
        popover="auto"
        ref={slideOutRef}
      >
        {children}
      </dialog>
    </>
  );
};

/** A press closes the server's markup: on a link that a host's router follows, on the blank area. */
const hidePopover = ({ currentTarget, target }: MouseEvent<HTMLElement>) => {
  if (!(target as Element).closest('[popovertarget]')) currentTarget.hidePopover();
};

const serverContent = <div {...serverMarkup} />;
