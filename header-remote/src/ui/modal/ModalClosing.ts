/** How a modal was closed, and by which of its buttons. */
export interface ModalClosing {
  closedBy: 'button' | 'escape' | 'overlay' | 'close';
  buttonValue?: string;
}
