import { useEffect, useRef, type CSSProperties } from 'react';
import { cssTransition, toast, ToastContainer } from 'react-toastify/unstyled';
import { shellMessages } from '../messages/shell.ts';
import { toastConstants } from './toast-constants.ts';
import styles from './toasts.module.css';

const { durationMs, gapPx, swipePx, widthPx } = toastConstants;

const measures: CSSProperties & Record<`--${string}`, string> = {
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

/** A modal dialog lies above everything else; toasts are lifted over it while one is open. */
function liftOverDialogs(layer: HTMLElement): void {
  if (typeof layer.showPopover !== 'function') return;
  const isOpen = layer.matches(':popover-open');
  if (isOpen) layer.hidePopover();
  if (document.querySelector('dialog:modal') !== null) layer.showPopover();
}

/** The one place where toasts appear. The host renders it once, outside of what changes with the route. */
export function Toasts() {
  const layer = useRef<HTMLDivElement>(null);

  useEffect(
    () =>
      toast.onChange(({ status }) => {
        if (status === 'added' && layer.current) liftOverDialogs(layer.current);
      }),
    [],
  );

  // A toast waits while it is focused. The press of a mouse must not leave the focus behind and stop it for ever.
  useEffect(() => layer.current?.addEventListener('mousedown', (event) => event.preventDefault()), []);

  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    <div ref={layer} popover="manual" className={styles['layer']} style={measures}>
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
      />
    </div>
  );
}
