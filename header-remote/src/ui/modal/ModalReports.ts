import { createContext } from 'react';
import type { ModalClosing } from './ModalClosing.ts';

export interface ModalFacts {
  modalId: string;
  title: string;
  severity: 'info' | 'error';
  errorCode: string | null;
}

/** Who wants to know of every modal on the page. */
export interface ModalReports {
  onOpen: (facts: ModalFacts) => void;
  onClose: (facts: ModalFacts, closing: ModalClosing) => void;
}

export const ModalReportsContext = createContext<ModalReports>({ onOpen() {}, onClose() {} });
