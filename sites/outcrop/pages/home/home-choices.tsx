import { createContext, useContext, type ReactNode } from 'react';
import type { Tool } from './home-content.ts';
import { useHomeView, type HomeChoices } from './use-home-view.ts';

interface Shared {
  tools: readonly Tool[];
  choices: HomeChoices;
}

const HomeContext = createContext<Shared | undefined>(undefined);

/** Provides the page's tools and the visitor's choices to its blocks. */
export function HomeChoicesProvider(props: { tools: readonly Tool[]; children: ReactNode }) {
  const { tools, children } = props;
  const choices = useHomeView();
  return <HomeContext value={{ tools, choices }}>{children}</HomeContext>;
}

/** @throws Error outside the home page */
export function useHome(): Shared {
  const shared = useContext(HomeContext);
  if (!shared) throw new Error('This block belongs on the home page.');
  return shared;
}
