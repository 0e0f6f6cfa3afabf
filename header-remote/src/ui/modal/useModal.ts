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
import { useRestored } from '../page/useRestored.ts';
import { lockScroll } from '../scroll-lock/lockScroll.ts';
import { type FocusedPlace, focusNearby, rememberFocus } from './focusNearby.ts';
import type { ModalClosing } from './ModalClosing.ts';
import { type ModalFacts, ModalReportsContext } from './ModalReports.ts';

export interface ModalBehaviour {
  facts: ModalFacts;
  closable: boolean;
  closeTimeoutMs: number;
  initialFocus: RefObject<HTMLElement | null> | undefined;
  returnFocus: RefObject<HTMLElement | null> | undefined;
  onAfterOpen: (() => void) | undefined;
  onBeforeClose: ((closing: ModalClosing) => void) | undefined;
  onClosed: (closing: ModalClosing) => void;
}

/** Where focus was before each open modal: one that opens from within another gives it back to the same place. */
const placesBefore = new WeakMap<Element, FocusedPlace>();
let closeStanding: (() => void) | undefined;

/** Shows the dialog while it is mounted, and sees to focus, scrolling and the ways out. */
export function useModal(behaviour: ModalBehaviour) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const latest = useRef(behaviour);
  const closing = useRef<{ timer?: ReturnType<typeof setTimeout> }>(undefined);
  const reports = useContext(ModalReportsContext);
  useLayoutEffect(() => {
    latest.current = behaviour;
  });

  const close = useCallback(
    (how: ModalClosing) => {
      if (closing.current) return;
      closing.current = {};
      latest.current.onBeforeClose?.(how);
      const finish = () => {
        reports.onClose(latest.current.facts, how);
        latest.current.onClosed(how);
      };
      const { closeTimeoutMs } = latest.current;
      if (closeTimeoutMs > 0) closing.current.timer = setTimeout(finish, closeTimeoutMs);
      else finish();
    },
    [reports],
  );
  const leave = useCallback(
    (closedBy: 'escape' | 'overlay' | 'close') => {
      if (latest.current.closable) close({ closedBy });
    },
    [close],
  );

  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog) return;
    const giveWay = () => leave('close');
    closeStanding?.();
    closeStanding = giveWay;
    show(dialog, latest.current.initialFocus);
    const unlock = lockScroll('modal');
    latest.current.onAfterOpen?.();
    reports.onOpen(latest.current.facts);
    return () => {
      if (closeStanding === giveWay) closeStanding = undefined;
      clearTimeout(closing.current?.timer);
      closing.current = undefined;
      unlock();
      hide(dialog, latest.current.returnFocus);
    };
  }, [leave, reports]);

  useRestored(useCallback(() => close({ closedBy: 'close' }), [close]));
  return { dialogRef, close, leave, ...useWaysOut(leave, () => closing.current !== undefined, behaviour) };
}

/** A modal that stands in no other knows its own place; the nested one's is the other's. */
function show(dialog: HTMLDialogElement, initialFocus?: RefObject<HTMLElement | null>): void {
  const standing = document.activeElement?.closest('dialog');
  const place = (standing && placesBefore.get(standing)) ?? rememberFocus(dialog.parentElement);
  placesBefore.set(dialog, place);
  showModal(dialog, initialFocus);
}

function showModal(dialog: HTMLDialogElement, initialFocus?: RefObject<HTMLElement | null>): void {
  dialog.showModal();
  const first = initialFocus?.current ?? dialog.querySelector<HTMLElement>('[data-initial-focus]') ?? dialog;
  first.focus();
  // What does not fit is read from its beginning.
  if (dialog.scrollTop === 0 || initialFocus) return;
  dialog.focus();
  dialog.scrollTop = 0;
}

function hide(dialog: HTMLDialogElement, successor?: RefObject<HTMLElement | null>): void {
  dialog.close();
  const place = placesBefore.get(dialog);
  if (place) focusNearby(place, dialog, successor?.current ?? null);
}

/** Escape and the press beside the dialog. */
function useWaysOut(
  leave: (closedBy: 'escape' | 'overlay') => void,
  isClosing: () => boolean,
  { closable, initialFocus }: ModalBehaviour,
) {
  const beganBeside = useRef(false);
  return {
    onCancel(event: SyntheticEvent<HTMLDialogElement>) {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      leave('escape');
    },
    onClose({ target, currentTarget: dialog }: SyntheticEvent<HTMLDialogElement>) {
      if (target !== dialog || isClosing()) return;
      // Chromium lets a third Escape through whatever the page says (clarification 149).
      if (closable) leave('escape');
      else showModal(dialog, initialFocus);
    },
    onPointerDown(event: PointerEvent<HTMLDialogElement>) {
      beganBeside.current = isBeside(event);
    },
    // Words marked from the inside out end beside it as well.
    onClick(event: MouseEvent<HTMLDialogElement>) {
      if (beganBeside.current && isBeside(event)) leave('overlay');
    },
  };
}

/** The backdrop's presses arrive at the dialog itself; `closedby` is not everywhere yet. */
const isBeside = ({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>): boolean => {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return target === currentTarget && (clientX < left || clientX > right || clientY < top || clientY > bottom);
};
