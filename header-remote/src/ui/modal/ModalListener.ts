import { createContext } from 'react';

/** How a modal was closed. `buttonValue` is set if a button closed it. */
export interface ModalCloseReason {
  closedBy: 'button' | 'escape' | 'overlay' | 'close';
  buttonValue?: string;
}

export interface ModalInfo {
  modalId: string;
  title: string;
  severity: 'info' | 'error';
  errorCode: string | null;
}

/** Notified when a modal of the header opens or closes (behaviour/errors#dialog-steps). */
export interface ModalListener {
  onOpen: (info: ModalInfo) => void;
  onClose: (info: ModalInfo, closing: ModalCloseReason) => void;
}

export const ModalListenerContext = createContext<ModalListener>({ onOpen() {}, onClose() {} });
