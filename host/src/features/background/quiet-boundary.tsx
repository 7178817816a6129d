import { Component, type ReactNode } from 'react';

/** Takes what breaks inside off the page, and nothing else with it. */
export class QuietBoundary extends Component<{ readonly children: ReactNode }, { readonly isBroken: boolean }> {
  override readonly state = { isBroken: false };

  static getDerivedStateFromError(): { readonly isBroken: boolean } {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown): void {
    console.warn('The bar of running comparisons broke', error);
  }

  override render(): ReactNode {
    return this.state.isBroken ? null : this.props.children;
  }
}
