import { Component, type ReactNode } from 'react';
import { site } from '../../../shared/site-config/site.ts';
import { Button, LinkButton } from '../components/button.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { Page } from '../components/page.tsx';
import { forgetFailedPages } from './pages.ts';

interface Props {
  /** A new value (the path) gives the page another chance. */
  resetKey: string;
  children: ReactNode;
}

/** Shows a way on when a page breaks or its code can't be loaded. React wants a class for this. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(): void {
    forgetFailedPages();
  }

  override componentDidUpdate(before: Props): void {
    if (this.state.failed && before.resetKey !== this.props.resetKey)
      this.setState({ failed: false });
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <Page narrow>
        <PageHeading
          kicker="Fault line"
          title="This page broke off"
          lead="Something on our side went wrong while showing it, or a newer version of the site has just been put in place. Loading it again usually helps; nothing that you bought or saved is lost."
        >
          <Button onClick={() => location.reload()}>Load the page again</Button>
          <LinkButton variant="secondary" to={`mailto:${site.emails.support}?subject=Broken page`}>
            Tell us about it
          </LinkButton>
        </PageHeading>
      </Page>
    );
  }
}
