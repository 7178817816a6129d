import { Component, type ReactNode } from 'react';
import type { FailurePhase } from '@app/shared/contracts';
interface Props {
  readonly onBroken: (phase: FailurePhase, error: unknown) => void;
  readonly children: ReactNode;
}
/** Keeps what breaks inside a remote from reaching the shell. Shows nothing itself: whoever is told replaces it. */
export declare class RemoteBoundary extends Component<
  Props,
  {
    readonly broken: boolean;
  }
> {
  readonly state: {
    broken: boolean;
  };
  static getDerivedStateFromError(): {
    readonly broken: boolean;
  };
  componentDidCatch(error: unknown): void;
  render(): ReactNode;
}
export {};
