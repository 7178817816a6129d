import { Component, type ReactNode } from 'react';
import type { FailurePhase } from '@app/shared/contracts';

interface Props {
  readonly onBroken: (phase: FailurePhase, error: unknown) => void;
  readonly children: ReactNode;
}

/** Keeps what breaks inside a remote from reaching the shell. Shows nothing itself: whoever is told replaces it. */
export class RemoteBoundary extends Component<Props, { readonly broken: boolean }> {
  override readonly state = { broken: false };

  static getDerivedStateFromError(): { readonly broken: boolean } {
    return { broken: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onBroken(phaseOf(error), error);
  }

  override render(): ReactNode {
    return this.state.broken ? null : this.props.children;
  }
}

/** A part that is loaded later may be missing although the rest of the release works. */
function phaseOf(error: unknown): FailurePhase {
  return error instanceof Error && /^ChunkLoadError$|CSS_CHUNK_LOAD_FAILED/i.test(error.name) ? 'chunk' : 'render';
}
