import type { MouseEvent } from 'react';
import { Button } from '../button/Button.tsx';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { useMediaQuery } from '../media/useMediaQuery.ts';
import { isModifiedClick } from '../pointer/isModifiedClick.ts';
import styles from './ModalButtons.module.css';

export interface ModalButton {
  text: string;
  accessibleText?: string | undefined;
  /** Identifies the button in `onClosed` and in analytics. */
  value: string;
  theme: 'primary' | 'secondary';
  disabled?: boolean | undefined;
  waiting?: boolean | undefined;
  /** Default: true. A disabled or waiting button never closes the dialog. */
  closeOnClick?: boolean | undefined;
  /** Takes the first focus in place of the first button. */
  initialFocus?: boolean | undefined;
  /** Makes the button a link. */
  href?: string | undefined;
  onPress?: (() => void) | undefined;
}

interface Props {
  /** The primary button first. */
  buttons: readonly ModalButton[];
  close: (closing: { closedBy: 'button'; buttonValue: string }) => void;
}

/**
 * In a row with the primary button last; stacked below 768 px, if the window is not low
 * (behaviour/errors#dialog-buttons).
 */
export function ModalButtons({ buttons, close }: Props) {
  const sideBySide = useMediaQuery('(min-width: 48em), (max-height: 30em)');
  const first = buttons.find((button) => button.initialFocus) ?? buttons.find((button) => !button.disabled);
  const ordered = sideBySide ? [...buttons].reverse() : buttons;
  return (
    <div className={styles.buttons}>
      {ordered.map((button) => (
        <ButtonOrLink close={close} isFirst={button === first} key={button.value} {...button} />
      ))}
    </div>
  );
}

const ButtonOrLink = ({
  isFirst,
  close,
  ...props
}: ModalButton & { isFirst: boolean; close: Props['close'] }) => {
  const { text, accessibleText, value, theme, disabled, waiting, closeOnClick = true, href, onPress } = props;
  const press = (event: MouseEvent) => {
    onPress?.();
    if (closeOnClick && !isModifiedClick(event)) close({ closedBy: 'button', buttonValue: value });
  };
  const shared = {
    'data-initial-focus': isFirst || undefined,
    'data-value': value,
    className: styles.button,
    onClick: press,
  };
  return href && !disabled && !waiting ? (
    <ButtonLink {...shared} aria-label={accessibleText} href={href} size={48} theme={theme}>
      {text}
    </ButtonLink>
  ) : (
    <Button
      {...shared}
      accessibleText={accessibleText}
      state={disabled ? 'disabled' : waiting ? 'waiting' : 'ready'}
      theme={theme}
    >
      {text}
    </Button>
  );
};
