import type { ReactNode } from 'react';
import type { PageAction } from '#web/src/components/content/page-actions.tsx';
import { Page } from '#web/src/components/page.tsx';
import { Closing } from './closing/closing.tsx';
import { Hero } from './hero/hero.tsx';
import type { ClosingText, Tool } from './home-content.ts';
import { HomeChoicesProvider } from './home-choices.tsx';
import { DotNav } from './wayfinding/dot-nav.tsx';
import { ToTop } from './wayfinding/to-top.tsx';

export interface HomeLayoutProps {
  kicker: string;
  title: string;
  lead: string;
  actions: readonly PageAction[];
  tools: readonly Tool[];
  closing: ClosingText;
  children: ReactNode;
}

/** `/`: everything on offer, from the headline down to the deepest bed. */
export function HomeLayout(props: HomeLayoutProps) {
  const { kicker, title, lead, actions, tools, closing, children } = props;
  return (
    <>
      <DotNav />
      <div id="home">
        <Hero kicker={kicker} title={title} lead={lead} actions={actions} />
      </div>
      <Page>
        <HomeChoicesProvider tools={tools}>{children}</HomeChoicesProvider>
      </Page>
      <Closing {...closing} />
      <ToTop />
    </>
  );
}
