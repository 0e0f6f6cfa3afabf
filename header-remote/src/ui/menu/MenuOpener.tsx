import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { useHandoff } from '../focus/useHandoff.ts';

/** The state of a menu whose code loads late. */
export type LateMenu = {
  /** The content. Without it the markup that a server has rendered stays in the menu. */
  children?: ReactNode;
  /** Whether the button was pressed, and the menu opens when its code is loaded. */
  isAwaited?: boolean;
  /** Address of the link that replaces the button while it has nothing to open. */
  href?: string | undefined;
  /** Called when pointer or focus is on the button: the shopper may be about to open the menu. */
  onIntent: () => void;
  /** Absent once the menu's own code handles the presses. */
  onPress?: ((event: MouseEvent) => void) | undefined;
};

type Props = LateMenu & {
  /** The id of the popover that the button opens. */
  menuId: string;
  className: string;
  'aria-label'?: string;
  'data-tooltip'?: string;
  /** ARIA attributes of the button, which a link does not have. */
  aria: ButtonHTMLAttributes<HTMLButtonElement>;
};

/** The button that opens a menu whose code loads late. */
export const MenuOpener = ({ menuId, aria, isAwaited, href, onIntent, onPress, ...props }: Props) => {
  const shared = { ...props, onFocus: onIntent, onPointerEnter: onIntent, ref: useHandoff() };
  return href ? (
    <a {...shared} href={href} />
  ) : (
    <button
      {...shared}
      {...aria}
      aria-busy={isAwaited || undefined}
      onClick={onPress}
      popoverTarget={menuId}
      type="button"
    />
  );
};
