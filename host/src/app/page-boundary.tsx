import { shellMessages } from '@app/shared/messages';
import { ProblemCard } from '@app/shared/ui';
import { Component, type ReactNode } from 'react';
import styles from './page-boundary.module.css';

interface Props {
  /** Another page gets a clean slate. */
  readonly page: string;
  readonly children: ReactNode;
}

interface State {
  readonly page: string;
  readonly reference: string | null;
}

/** Shows a way on when the shell itself breaks. What breaks inside a remote is caught closer to it. */
export class PageBoundary extends Component<Props, State> {
  override readonly state: State = { page: this.props.page, reference: null };

  static getDerivedStateFromError(): Partial<State> {
    return { reference: `shell-${Date.now().toString(36)}` };
  }

  static getDerivedStateFromProps({ page }: Props, state: State): State | null {
    return page === state.page ? null : { page, reference: null };
  }

  override componentDidCatch(error: unknown): void {
    console.error(`The shell broke [${this.state.reference ?? ''}]`, error);
  }

  override render(): ReactNode {
    const { reference } = this.state;
    if (reference === null) return this.props.children;
    return (
      <main id="main" className={styles['page']} tabIndex={-1}>
        <ProblemCard title={shellMessages.brokenTitle} onRetry={() => window.location.reload()} reference={reference}>
          {shellMessages.broken}
        </ProblemCard>
      </main>
    );
  }
}
