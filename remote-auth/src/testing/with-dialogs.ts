import { beforeAll } from '@jest/globals';

/** The test browser knows no dialogs. */
export function withDialogs(): void {
  beforeAll(() => {
    if ('showModal' in HTMLDialogElement.prototype) return;
    Object.assign(HTMLDialogElement.prototype, {
      showModal(this: HTMLDialogElement) {
        this.open = true;
      },
      close(this: HTMLDialogElement) {
        this.open = false;
      },
    });
  });
}
