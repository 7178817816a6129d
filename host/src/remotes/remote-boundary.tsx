import { Component, type ReactNode } from 'react';
import type { RemoteName } from '@app/shared/federation';
import { shellMessages } from '@app/shared/messages';
import { ProblemCard } from '@app/shared/ui';
import { newReference, RemoteUnavailableError } from './remote-errors.ts';
import type { RemoteLoad } from './remote-load.ts';
import type { RemoteLoader } from './remote-loader.ts';

interface Props {
  readonly name: RemoteName;
  readonly loader: RemoteLoader;
  readonly current: RemoteLoad;
  readonly onLoadAgain: () => void;
  readonly children: ReactNode;
}

interface State {
  readonly load: RemoteLoad | null;
  readonly failed: boolean;
  /** Empty until it is known that there is no other release to try. */
  readonly reference: string;
}

/**
 * Keeps the shell alive when a remote does not arrive or breaks while it renders. A broken release is passed over for the
 * next one without asking; when there is none, a panel offers to try all again.
 */
export class RemoteBoundary extends Component<Props, State> {
  override readonly state: State = { load: null, failed: false, reference: '' };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  /** Another load starts with a clean slate. */
  static getDerivedStateFromProps(props: Props, state: State): State | null {
    return props.current === state.load ? null : { load: props.current, failed: false, reference: '' };
  }

  override componentDidCatch(error: unknown): void {
    const { name, loader, current, onLoadAgain } = this.props;
    if (error instanceof RemoteUnavailableError) {
      this.setState({ reference: error.reference });
      return;
    }
    const loaded = current.result();
    const reference =
      loaded === undefined ? newReference(name, 'none') : loader.markBroken(loaded, phaseOf(error), error);
    if (loader.hasAnother(name)) {
      onLoadAgain();
    } else {
      this.setState({ reference });
    }
  }

  readonly handleRetry = (): void => {
    this.props.loader.forgive(this.props.name);
    this.props.onLoadAgain();
  };

  override render(): ReactNode {
    const { failed, reference } = this.state;
    if (!failed) {
      return this.props.children;
    }
    if (reference === '') {
      return null;
    }
    return (
      <ProblemCard title={shellMessages.partFailedTitle} onRetry={this.handleRetry} reference={reference}>
        {shellMessages.partFailed} {shellMessages.partFailedNext}
      </ProblemCard>
    );
  }
}

/** A part that is loaded later may be missing although the rest of the release works. */
function phaseOf(error: unknown): 'chunk' | 'render' {
  return error instanceof Error && /^(Css|)ChunkLoadError$|^CSS_CHUNK_LOAD_FAILED$/i.test(error.name)
    ? 'chunk'
    : 'render';
}
