import type { Fact } from '#shared/assistant/fact.ts';
import { pages } from './pages.ts';

/** How the episodes are made. */
export const listeningFacts: readonly Fact[] = [
  {
    id: 'episode-voice',
    ask: 'Who reads the episodes?',
    asks: 'episode voices | episode who reads | episode narrator | episode who speaks | episode voices model | episode narration who | episode voices human | episode presenter',
    also: 'robot computer machine real human being person synthetic artificial text to speech host presenter reader speaks read out aloud script made recorded podcast show is that it ai generated',
    answer:
      'A synthetic voice narrates the episodes, from a script written for listening. A full transcript comes with each of them.',
    page: pages.podcasts,
  },
];
