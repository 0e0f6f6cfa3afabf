import { beforeEach } from 'vitest';

/** Fakes modal dialogs in the tests of a file, because jsdom does not support them. */
export const fakeDialogs = () =>
  beforeEach(() => {
    Object.assign(HTMLDialogElement.prototype, {
      showModal(this: HTMLDialogElement) {
        this.open = true;
      },
      close(this: HTMLDialogElement) {
        this.open = false;
        setTimeout(() => this.dispatchEvent(new Event('close')));
      },
    });
  });
