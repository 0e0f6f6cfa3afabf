import { CircleAlert, X } from 'lucide';
import { type MouseEvent, type ReactNode, useSyncExternalStore } from 'react';
import { Button } from '../button/Button.tsx';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { Icon } from '../icon/Icon.tsx';
import { isModifiedClick } from '../pointer/isModifiedClick.ts';
import styles from './Modal.module.css';
import { type ModalOptions, useModal } from './useModal.ts';

interface Props extends ModalOptions {
  idPrefix: string;
  kind: 'dialog' | 'alertdialog';
  width?: 'standard' | 'multi-search' | 'long-buttons';
  /** Whether a closable dialog has an X. A dialog that asks a question has none (behaviour/errors#closing). */
  hasCross?: boolean;
  buttons?: readonly ModalButton[];
  children?: ReactNode;
}

/**
 * A modal dialog; only one is open at a time. Locks scrolling, traps focus and restores it. Below 768 px it
 * is a bottom sheet (behaviour/errors). Import it only in lazy chunks, to keep it out of the first load.
 */
export function Modal(props: Props) {
  const { id, idPrefix, kind, title, severity, width = 'standard', closable = true, hasCross = true } = props;
  const { buttons = [], children } = props;
  const { dialogRef, close, dismiss, ...handlers } = useModal(props);
  const titleId = `${idPrefix}-${id}-title`;
  const bodyId = `${idPrefix}-${id}-body`;
  return (
    <dialog
      {...handlers}
      aria-describedby={kind === 'alertdialog' ? bodyId : undefined}
      aria-labelledby={titleId}
      className={`${styles.modal} ${styles[width]}`}
      closedby={closable ? 'closerequest' : 'none'}
      ref={dialogRef}
      role={kind}
      tabIndex={-1}
    >
      {severity === 'error' && <Icon className={styles.icon} glyph={CircleAlert} size={24} />}
      <h2 className={hasCross ? `${styles.title} ${styles.besideCross}` : styles.title} id={titleId}>
        {title}
      </h2>
      {closable && hasCross && (
        <button aria-label="Close" className={styles.close} onClick={() => dismiss('close')} type="button">
          <Icon glyph={X} size={24} />
        </button>
      )}
      <div className={styles.body} id={bodyId}>
        {children}
      </div>
      {buttons.length > 0 && (
        <div className={styles.foot}>
          <ModalButtons buttons={buttons} close={close} />
        </div>
      )}
    </dialog>
  );
}

export interface ModalButton {
  text: string;
  /** Identifies the button in `onClosed` and in analytics. */
  value: string;
  theme: 'primary' | 'secondary';
  disabled?: boolean | undefined;
  waiting?: boolean | undefined;
  /** Whether a press without a modifier key closes the dialog; default: true. Never if disabled or waiting. */
  closeOnClick?: boolean | undefined;
  /** Makes the button a link, unless it is disabled or waiting. */
  href?: string | undefined;
  onPress?: (() => void) | undefined;
}

interface ButtonsProps {
  /** The primary button comes first. */
  buttons: readonly ModalButton[];
  close: (closing: { closedBy: 'button'; buttonValue: string }) => void;
}

/**
 * Shows the buttons in a row with the primary button last; stacked below 768 px, unless the window is low
 * (behaviour/errors#dialog-buttons).
 */
function ModalButtons({ buttons, close }: ButtonsProps) {
  const sideBySide = useMediaQuery('(min-width: 48em), (max-height: 30em)');
  const first = buttons.find((button) => !button.disabled);
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
}: ModalButton & { isFirst: boolean; close: ButtonsProps['close'] }) => {
  const { text, value, theme, disabled, waiting, closeOnClick = true, href, onPress } = props;
  const press = (event: MouseEvent) => {
    onPress?.();
    if (closeOnClick && !(href && isModifiedClick(event))) close({ closedBy: 'button', buttonValue: value });
  };
  const shared = { 'data-initial-focus': isFirst || undefined, 'data-value': value, onClick: press };
  return href && !disabled && !waiting ? (
    <ButtonLink {...shared} href={href} size={48} theme={theme}>
      {text}
    </ButtonLink>
  ) : (
    <Button {...shared} state={disabled ? 'disabled' : waiting ? 'waiting' : 'ready'} theme={theme}>
      {text}
    </Button>
  );
};

/** Whether a media query matches. False on a server and in the first render in the browser. */
function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (notify) => {
      const list = matchMedia(query);
      list.addEventListener('change', notify);
      return () => list.removeEventListener('change', notify);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}
