import { Component, type ReactNode } from 'react';
import { BrokenPage } from './broken-page.tsx';

interface Props {
  /** A new value (the path) gives the page another chance. */
  resetKey: string;
  children: ReactNode;
}

/** Shows a way on when a page breaks. React wants a class for this. */
export class ErrorBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override componentDidUpdate(before: Props): void {
    if (this.state.broken && before.resetKey !== this.props.resetKey)
      this.setState({ broken: false });
  }

  override render(): ReactNode {
    return this.state.broken ? <BrokenPage /> : this.props.children;
  }
}
