import { Component, createRef, type ReactNode } from 'react';

/**
 * Rows change their place when their state changes, and a browser drops the focus of an element that is moved. This
 * remembers which element inside had it before a change and gives it back. Only classes can look before a change.
 */
export class KeepFocus extends Component<{ readonly children: ReactNode }> {
  private readonly root = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate(): HTMLElement | null {
    const active = document.activeElement;
    return active instanceof HTMLElement && this.root.current?.contains(active) === true ? active : null;
  }

  override componentDidUpdate(_props: unknown, _state: unknown, before: HTMLElement | null): void {
    if (before?.isConnected === true && document.activeElement !== before) before.focus({ preventScroll: true });
  }

  override render() {
    return <div ref={this.root}>{this.props.children}</div>;
  }
}
