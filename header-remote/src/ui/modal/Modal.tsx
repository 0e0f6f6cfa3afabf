import { CircleAlert, X } from 'lucide';
import type { ReactNode, RefObject } from 'react';
import { Icon } from '../icon/Icon.tsx';
import styles from './Modal.module.css';
import { type ModalButton, ModalButtons } from './ModalButtons.tsx';
import type { ModalCloseReason } from './ModalListener.ts';
import { useModal } from './useModal.ts';

interface Props {
  /** The `modalId` of analytics. With `idPrefix`, also the prefix of the ids in the dialog. */
  id: string;
  idPrefix: string;
  kind: 'dialog' | 'alertdialog';
  title: string;
  icon?: 'error' | undefined;
  width?: 'standard' | 'multi-search' | 'long-buttons';
  /** False: no X, and neither Escape nor a press on the backdrop closes the dialog (behaviour/errors#not-closable). */
  closable?: boolean;
  /** False: no X, because the question is answered by its buttons (behaviour/errors#closing). */
  hasCross?: boolean;
  buttons?: readonly ModalButton[];
  /** How long the dialog stays after it was asked to close. */
  closeTimeoutMs?: number;
  severity?: 'info' | 'error';
  errorCode?: string | undefined;
  /** Takes the first focus in place of a button. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Takes the focus after closing if the element that had it before is gone. */
  returnFocus?: RefObject<HTMLElement | null> | undefined;
  onAfterOpen?: (() => void) | undefined;
  onBeforeClose?: ((closing: ModalCloseReason) => void) | undefined;
  /** The parent then has to unmount the dialog: it is open while it is mounted. */
  onClosed: (closing: ModalCloseReason) => void;
  children?: ReactNode;
}

/**
 * A modal dialog, one at a time. It locks scrolling, traps focus and restores it. Below 768 px it is a sheet at the
 * bottom edge (behaviour/errors). Import it in lazy chunks only, to keep its code out of the first load.
 */
export function Modal({ id, title, closable = true, severity = 'info', errorCode, ...props }: Props) {
  const { idPrefix, kind, icon, width = 'standard', buttons = [], closeTimeoutMs = 0, children } = props;
  const { onAfterOpen, onBeforeClose, onClosed, initialFocus, returnFocus, hasCross = true } = props;
  const { dialogRef, close, dismiss, ...handlers } = useModal({
    info: { modalId: id, title, severity, errorCode: errorCode ?? null },
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
      {...handlers}
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
