import { dashboardMessages } from '@app/shared/messages';
import { keepScrollbarRoom } from '@app/shared/ui';
import styles from './picker-frame.module.css';

const texts = dashboardMessages.cloud;

export interface PickerFrame {
  readonly window: () => Window | null;
  /** Loads the picker: its token travels in a form, never in an address. */
  readonly load: (url: string, token: string) => void;
  readonly remove: () => void;
}

/** Shows a frame over the page for a picker of somebody else. */
export function createPickerFrame(title: string, onCancel: () => void): PickerFrame {
  const name = 'cloud-picker';
  const dialog = document.createElement('dialog');
  dialog.className = styles['dialog'] ?? '';
  dialog.setAttribute('aria-label', title);

  const frame = document.createElement('iframe');
  frame.className = styles['frame'] ?? '';
  frame.name = name;
  frame.title = title;

  const close = document.createElement('button');
  close.type = 'button';
  close.className = styles['close'] ?? '';
  close.textContent = texts.cancel;
  close.addEventListener('click', onCancel);

  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    onCancel();
  });
  dialog.append(close, frame);
  document.body.append(dialog);
  keepScrollbarRoom();
  dialog.showModal();

  return {
    window: () => frame.contentWindow,
    load: (url, token) => {
      const form = document.createElement('form');
      form.method = 'POST';
      form.action = url;
      form.target = name;
      const field = document.createElement('input');
      field.type = 'hidden';
      field.name = 'access_token';
      field.value = token;
      form.append(field);
      document.body.append(form);
      form.submit();
      form.remove();
    },
    remove: () => {
      dialog.close();
      dialog.remove();
    },
  };
}
