import { configure } from '@testing-library/dom';
import '@testing-library/jest-dom/jest-globals';

// One second by default, which a busy machine needs for what takes a tenth of it alone.
configure({ asyncUtilTimeout: 20_000 });

// jsdom has no modal dialogs: enough of them for focus and visibility to be asserted.
if (typeof HTMLDialogElement.prototype.showModal !== 'function') {
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}

// jsdom's blobs cannot be read as promises.
if (typeof Blob.prototype.arrayBuffer !== 'function') {
  Blob.prototype.arrayBuffer = function arrayBuffer(this: Blob) {
    return new Promise((resolve, reject) => {
      const reader = new FileReader();
      reader.addEventListener('load', () => resolve(reader.result as ArrayBuffer));
      reader.addEventListener('error', () => reject(reader.error));
      reader.readAsArrayBuffer(this);
    });
  };
}
if (typeof Blob.prototype.text !== 'function') {
  Blob.prototype.text = async function text(this: Blob) {
    return new TextDecoder().decode(await this.arrayBuffer());
  };
}
