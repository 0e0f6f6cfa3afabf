import { CircleAlert, X } from 'lucide';
import type { ReactNode, RefObject } from 'react';
import { Icon } from '../icon/Icon.tsx';
import styles from './Modal.module.css';
import { type ModalButton, ModalButtons } from './ModalButtons.tsx';
import type { ModalClosing } from './ModalClosing.ts';
import { useModal } from './useModal.ts';

interface Props {
  /** A fixed word: the analytics' modalId, and the ids within behind `idPrefix`. */
  id: string;
  idPrefix: string;
  kind: 'dialog' | 'alertdialog';
  title: string;
  icon?: 'error' | undefined;
  width?: 'standard' | 'multi-search' | 'long-buttons';
  /** False: no X, and neither Escape nor a press beside it closes it. */
  closable?: boolean;
  /** False: of a question that can be left, its buttons are all there is to see. */
  hasCross?: boolean;
  buttons?: readonly ModalButton[];
  /** How long it stands on after it was told to close. */
  closeTimeoutMs?: number;
  severity?: 'info' | 'error';
  errorCode?: string | undefined;
  /** Where focus begins in place of at a button. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Where focus goes on if whoever had it is gone. */
  returnFocus?: RefObject<HTMLElement | null> | undefined;
  onAfterOpen?: (() => void) | undefined;
  onBeforeClose?: ((closing: ModalClosing) => void) | undefined;
  /** Whoever shows it takes it off: mounted is open. */
  onClosed: (closing: ModalClosing) => void;
  children?: ReactNode;
}

/**
 * A dialog over everything, one at a time: it holds the page still and keeps focus inside, and gives it back. Below
 * 768 px a sheet at the bottom. It belongs into a part of the header whose code comes on demand.
 */
export function Modal({ id, title, closable = true, severity = 'info', errorCode, ...props }: Props) {
  const { idPrefix, kind, icon, width = 'standard', buttons = [], closeTimeoutMs = 0, children } = props;
  const { onAfterOpen, onBeforeClose, onClosed, initialFocus, returnFocus, hasCross = true } = props;
  const { dialogRef, close, leave, ...waysOut } = useModal({
    facts: { modalId: id, title, severity, errorCode: errorCode ?? null },
    closable,
    closeTimeoutMs,
    initialFocus,
    returnFocus,
    onAfterOpen,
    onBeforeClose,
    onClosed,
  });
  const titleId = `${idPrefix}-${id}-title`;
  const bodyId = `${idPrefix}-${id}-body`;
  return (
    <dialog
      {...waysOut}
      aria-describedby={kind === 'alertdialog' ? bodyId : undefined}
      aria-labelledby={titleId}
      className={`${styles.modal} ${styles[width]}`}
      closedby={closable ? 'closerequest' : 'none'}
      ref={dialogRef}
      role={kind}
      tabIndex={-1}
    >
      {icon && <Icon className={styles.icon} glyph={CircleAlert} size={24} />}
      <h2 className={hasCross ? `${styles.title} ${styles.besideCross}` : styles.title} id={titleId}>
        {title}
      </h2>
      {closable && hasCross && (
        <button aria-label="Close" className={styles.close} onClick={() => leave('close')} type="button">
          <Icon glyph={X} size={20} />
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
