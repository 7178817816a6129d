import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { cssTransition, ToastContainer } from 'react-toastify/unstyled';
import { shellMessages } from '../messages/shell.ts';
import { keepReachable } from './keep-reachable.ts';
import { toastConstants } from './toast-constants.ts';
import styles from './toasts.module.css';

const { durationMs, gapPx, swipePx, widthPx } = toastConstants;

const measures = {
  '--toast-duration': `${durationMs}ms`,
  '--toast-gap': `${gapPx}px`,
  '--toast-width': `${widthPx}px`,
};

/** Both ends of a toast's life are animations that the library waits for: calm ones still take a moment. */
const moving = cssTransition({ enter: styles['enter'] ?? '', exit: styles['exit'] ?? '', collapseDuration: 150 });
const calm = cssTransition({ enter: styles['enter'] ?? '', exit: styles['exit'] ?? '', collapse: false });

/** The library takes the swipe as a share of the toast's width; on a phone the toast fills the screen less 32 px. */
function swipePercent(): number {
  return (100 * (swipePx - 0.01)) / Math.min(widthPx, window.innerWidth - 32);
}

/** The one place where toasts appear. The host renders it once, outside of what changes with the route. */
export function Toasts() {
  const [layer] = useState(createLayer);

  useEffect(() => keepReachable(layer), [layer]);

  // A toast waits while it is focused. The press of a mouse must not leave the focus behind and stop it for ever.
  useEffect(() => layer.addEventListener('mousedown', (event) => event.preventDefault()), [layer]);

  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return createPortal(
    <ToastContainer
      aria-label={`${shellMessages.toasts} (Alt+T)`}
      className={() => styles['container'] ?? ''}
      toastClassName={() => styles['toast'] ?? ''}
      transition={isCalm ? calm : moving}
      autoClose={false}
      customProgressBar
      icon={false}
      closeButton={false}
      closeOnClick={false}
      draggable
      draggablePercent={swipePercent()}
    />,
    layer,
  );
}

/** Not drawn where the component stands, because it moves between the page and its dialogs. */
function createLayer(): HTMLElement {
  const layer = document.createElement('div');
  layer.className = styles['layer'] ?? '';
  layer.popover = 'manual';
  for (const [name, value] of Object.entries(measures)) layer.style.setProperty(name, value);
  return layer;
}
