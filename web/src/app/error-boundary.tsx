import { Component, type ReactNode } from 'react';
import { BrokenPage } from './broken-page.tsx';
import { isLoadFailure } from './load-failure.ts';
import { forgetFailedPages } from './pages.ts';

interface Props {
  /** A new value (the path) gives the page another chance. */
  resetKey: string;
  onError?: () => void;
  children: ReactNode;
}

interface State {
  /** What went wrong: a file of the page did not come, or the page itself failed. */
  failed?: 'loading' | 'showing';
  /** A retry inside the app keeps the player and the assistant as they are; when it fails too, only a reload helps. */
  retried: boolean;
}

const fresh: State = { failed: undefined, retried: false };

/** Shows a way on when a page breaks or its code can't be loaded. React wants a class for this. */
export class ErrorBoundary extends Component<Props, State> {
  override state = fresh;

  static getDerivedStateFromError(error: unknown): Pick<State, 'failed'> {
    return { failed: isLoadFailure(error) ? 'loading' : 'showing' };
  }

  override componentDidMount(): void {
    window.addEventListener('online', this.retryWhenOnline);
  }

  override componentWillUnmount(): void {
    window.removeEventListener('online', this.retryWhenOnline);
  }

  override componentDidCatch(): void {
    forgetFailedPages();
    this.props.onError?.();
  }

  override componentDidUpdate(before: Props): void {
    if (this.state.failed && before.resetKey !== this.props.resetKey) this.setState(fresh);
  }

  retryWhenOnline = (): void => {
    if (this.state.failed === 'loading') this.setState(fresh);
  };

  retry = (): void => {
    if (this.state.retried || this.state.failed === 'showing') location.reload();
    else this.setState({ failed: undefined, retried: true });
  };

  override render(): ReactNode {
    const { failed } = this.state;
    return failed ? <BrokenPage failed={failed} onRetry={this.retry} /> : this.props.children;
  }
}
