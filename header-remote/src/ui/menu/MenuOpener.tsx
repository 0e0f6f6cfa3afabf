import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { useHandoff } from '../focus/useHandoff.ts';

/** State of a menu whose code loads on demand. */
export type LateMenu = {
  /** The menu's content. Without it, server-rendered markup stays in the menu. */
  children?: ReactNode;
  /** Whether the button was pressed before the menu's code has loaded. */
  isAwaited?: boolean;
  /** URL of the link that replaces the button. Set while the menu is empty because its code failed to load. */
  href?: string | undefined;
  /** Called when the button is hovered or focused, as the shopper may be about to open the menu. */
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

/** The button that opens a menu whose code loads on demand. */
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
