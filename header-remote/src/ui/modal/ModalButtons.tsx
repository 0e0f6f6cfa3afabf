import type { MouseEvent } from 'react';
import { Button } from '../button/Button.tsx';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { useMediaQuery } from '../media/useMediaQuery.ts';
import { opensElsewhere } from '../press/opensElsewhere.ts';
import styles from './ModalButtons.module.css';

export interface ModalButton {
  text: string;
  accessibleText?: string | undefined;
  /** What `onClosed` and the reports call it. */
  value: string;
  theme: 'primary' | 'secondary';
  disabled?: boolean | undefined;
  waiting?: boolean | undefined;
  /** A disabled or waiting button never closes (clarification 127). */
  closeOnClick?: boolean | undefined;
  /** Focus begins here in place of at the first button. */
  initialFocus?: boolean | undefined;
  /** It goes somewhere: a link. */
  href?: string | undefined;
  onPress?: (() => void) | undefined;
}

interface Props {
  /** The primary one first. */
  buttons: readonly ModalButton[];
  close: (closing: { closedBy: 'button'; buttonValue: string }) => void;
}

/** Below 768 px one over the other, from there side by side with the primary one last (clarification 33). */
export function ModalButtons({ buttons, close }: Props) {
  const sideBySide = useMediaQuery('(min-width: 48em)');
  const first = buttons.find((each) => each.initialFocus) ?? buttons.find((each) => !each.disabled);
  const shown = sideBySide ? [...buttons].reverse() : buttons;
  return (
    <div className={styles.buttons}>
      {shown.map((button) => (
        <OneButton close={close} isFirst={button === first} key={button.value} {...button} />
      ))}
    </div>
  );
}

const OneButton = ({
  isFirst,
  close,
  ...props
}: ModalButton & { isFirst: boolean; close: Props['close'] }) => {
  const { text, accessibleText, value, theme, disabled, waiting, closeOnClick = true, href, onPress } = props;
  const press = (event: MouseEvent) => {
    onPress?.();
    if (closeOnClick && !opensElsewhere(event)) close({ closedBy: 'button', buttonValue: value });
  };
  const marks = {
    'data-initial-focus': isFirst || undefined,
    'data-value': value,
    className: styles.button,
    onClick: press,
  };
  return href && !disabled && !waiting ? (
    <ButtonLink {...marks} aria-label={accessibleText} href={href} size={48} theme={theme}>
      {text}
    </ButtonLink>
  ) : (
    <Button
      {...marks}
      accessibleText={accessibleText}
      state={disabled ? 'disabled' : waiting ? 'waiting' : 'ready'}
      theme={theme}
    >
      {text}
    </Button>
  );
};
