import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
  useCallback,
  useContext,
  useLayoutEffect,
  useRef,
} from 'react';
import { useBfcacheRestore } from '../page/useBfcacheRestore.ts';
import { lockScroll } from '../scroll-lock/lockScroll.ts';
import {
  type ModalCloseReason,
  type ModalInfo,
  type ModalListener,
  ModalListenerContext,
} from './ModalListener.ts';
import { type FocusSnapshot, rememberFocus, restoreFocus, whenHeard } from './restoreFocus.ts';

export interface ModalOptions {
  /** `modalId` in analytics. With `idPrefix` in front, also the prefix of the dialog's element ids. */
  id: string;
  title: string;
  severity?: 'info' | 'error';
  errorCode?: string | undefined;
  /** If false, there is no X, and neither Escape nor the backdrop closes the dialog (behaviour/errors#not-closable). */
  closable?: boolean;
  /** Delay between the request to close and closing. Milliseconds. */
  closeTimeoutMs?: number;
  /** The element that is focused when the dialog opens, instead of the first enabled button. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** The value of a button that leads to another page (behaviour/multi-search#search). */
  leavingValue?: string;
  onAfterOpen?: (() => void) | undefined;
  onBeforeClose?: ((closing: ModalCloseReason) => void) | undefined;
  /** Called when the dialog has closed. The parent must then unmount it, because a mounted dialog is open. */
  onClosed: (closing: ModalCloseReason) => void;
}

const infoOf = ({ id, title, severity = 'info', errorCode }: ModalOptions): ModalInfo => ({
  modalId: id,
  title,
  severity,
  errorCode: errorCode ?? null,
});

/** For each open modal, what had focus before. A nested modal shares its outermost modal's snapshot. */
const focusBefore = new WeakMap<Element, FocusSnapshot>();
/** Functions that close an open modal when another one opens. Those of modals that are not `closable` do nothing. */
const closers = new Set<() => void>();

/** Shows the dialog as long as it is mounted, and manages focus, scrolling and dismissal. */
export function useModal(options: ModalOptions) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const latest = useRef(options);
  const listener = useContext(ModalListenerContext);
  useLayoutEffect(() => {
    latest.current = options;
  });
  const { close, isClosing, finishClosing } = useClosing(latest, listener);
  const dismiss = useCallback(
    (closedBy: 'escape' | 'overlay' | 'close') => {
      if (latest.current.closable !== false) close({ closedBy });
    },
    [close],
  );

  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog) return;
    const closeForNext = () => dismiss('close');
    for (const closeOther of closers) closeOther();
    closers.add(closeForNext);
    show(dialog, latest.current.initialFocus);
    const unlock = lockScroll('modal');
    latest.current.onAfterOpen?.();
    listener.onOpen(infoOf(latest.current));
    return () => {
      closers.delete(closeForNext);
      const { buttonValue } = finishClosing();
      unlock();
      hide(dialog, buttonValue !== undefined && buttonValue === latest.current.leavingValue);
    };
  }, [dismiss, listener, finishClosing]);

  useBfcacheRestore(useCallback(() => close({ closedBy: 'close' }), [close]));
  return { dialogRef, close, dismiss, ...useDismissal(dismiss, isClosing, options) };
}

interface Closing {
  reason: ModalCloseReason;
  timer?: ReturnType<typeof setTimeout>;
  isReported?: boolean;
}

/**
 * Closes the modal once: calls `onBeforeClose` immediately, `onClosed` after `closeTimeoutMs`. Call `finishClosing` on
 * unmount: for a modal that was unmounted while open, the reported reason is `close`.
 */
function useClosing(latest: RefObject<ModalOptions>, listener: ModalListener) {
  const closing = useRef<Closing>(undefined);
  const report = useCallback(
    (closed: Closing) => {
      if (!closed.isReported) listener.onClose(infoOf(latest.current), closed.reason);
      closed.isReported = true;
    },
    [latest, listener],
  );
  const close = useCallback(
    (reason: ModalCloseReason) => {
      if (closing.current) return;
      const current: Closing = { reason };
      closing.current = current;
      latest.current.onBeforeClose?.(reason);
      const finish = () => {
        report(current);
        latest.current.onClosed(reason);
      };
      const { closeTimeoutMs } = latest.current;
      if (closeTimeoutMs) current.timer = setTimeout(finish, closeTimeoutMs);
      else finish();
    },
    [latest, report],
  );
  const isClosing = () => closing.current !== undefined;
  const finishClosing = useCallback(() => {
    const closed = closing.current ?? { reason: { closedBy: 'close' } };
    clearTimeout(closed.timer);
    report(closed);
    closing.current = undefined;
    return closed.reason;
  }, [report]);
  return { close, isClosing, finishClosing };
}

/** Shows the modal. A nested modal takes over the focus snapshot of the modal in which it was opened. */
function show(dialog: HTMLDialogElement, initialFocus?: RefObject<HTMLElement | null>): void {
  const openModal = document.activeElement?.closest('dialog');
  const focus = (openModal && focusBefore.get(openModal)) ?? rememberFocus(dialog.parentElement);
  focusBefore.set(dialog, focus);
  showModal(dialog, initialFocus);
}

/**
 * Shows the dialog and focuses its first control. If it was opened by keyboard, first focuses the dialog itself, so
 * that a screen reader says its name: a control that is focused while the page becomes inert is not announced. If it
 * was opened by a press, focuses the control at once, because phones show their keyboard only during the press.
 */
function showModal(dialog: HTMLDialogElement, initialFocus?: RefObject<HTMLElement | null>): void {
  const isOpenedByKey = document.activeElement?.matches(':focus-visible');
  dialog.showModal();
  if (!isOpenedByKey) {
    focusFirst(dialog, initialFocus);
    return;
  }
  dialog.focus();
  whenHeard(() => {
    if (document.activeElement === dialog) focusFirst(dialog, initialFocus);
  });
}

function focusFirst(dialog: HTMLDialogElement, initialFocus?: RefObject<HTMLElement | null>): void {
  const first = initialFocus?.current ?? dialog.querySelector<HTMLElement>('[data-initial-focus]') ?? dialog;
  first.focus();
  // If focusing a button scrolled a long dialog down, focuses the dialog itself, so that it is read from the start.
  if (dialog.scrollTop === 0 || initialFocus) return;
  dialog.focus();
  dialog.scrollTop = 0;
}

/** Returns the focus when React removes the dialog; on the way to another page, only if no element has taken it. */
function hide(dialog: HTMLDialogElement, isLeaving: boolean): void {
  const focus = focusBefore.get(dialog);
  if (!isLeaving) {
    dialog.close();
    if (focus) restoreFocus(focus, dialog);
    return;
  }
  // Does not call `close`, which would return the focus at once: a screen reader would say a control of the old page.
  whenHeard(() => {
    if (focus && document.activeElement === document.body) restoreFocus(focus, dialog);
  });
}

function useDismissal(
  dismiss: (closedBy: 'escape' | 'overlay') => void,
  isClosing: () => boolean,
  { closable = true, initialFocus }: ModalOptions,
) {
  const beganOnBackdrop = useRef(false);
  return {
    onCancel(event: SyntheticEvent<HTMLDialogElement>) {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      dismiss('escape');
    },
    onClose({ target, currentTarget: dialog }: SyntheticEvent<HTMLDialogElement>) {
      if (target !== dialog || isClosing()) return;
      // Even if `cancel` is prevented, Chromium closes a dialog on the third Escape.
      if (closable) dismiss('escape');
      else showModal(dialog, initialFocus);
    },
    onPointerDown(event: PointerEvent<HTMLDialogElement>) {
      beganOnBackdrop.current = isOnBackdrop(event);
    },
    // A text selection that starts inside and ends on the backdrop is not a click on the backdrop.
    onClick(event: MouseEvent<HTMLDialogElement>) {
      if (beganOnBackdrop.current && isOnBackdrop(event)) dismiss('overlay');
    },
  };
}

/** Whether the backdrop was pressed. Its events have the dialog as target. Not every browser has `closedby` yet. */
const isOnBackdrop = (event: MouseEvent<HTMLDialogElement>): boolean => {
  const { target, currentTarget, clientX, clientY } = event;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return target === currentTarget && (clientX < left || clientX > right || clientY < top || clientY > bottom);
};
