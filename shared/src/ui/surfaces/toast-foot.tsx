import { useRef, type ReactNode } from 'react';
import { useToastFoot } from './use-toast-foot.ts';

/** Buttons at the foot of something: toasts stand above them. */
export function ToastFoot({
  className,
  children,
}: {
  readonly className: string | undefined;
  readonly children: ReactNode;
}) {
  const foot = useRef<HTMLDivElement>(null);
  useToastFoot(foot);
  return (
    <div ref={foot} className={className}>
      {children}
    </div>
  );
}
