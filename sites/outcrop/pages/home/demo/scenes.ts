import type { ComponentType } from 'react';
import type { Capability } from '#shared/site-config/capability.ts';
import { capabilities } from '#shared/site-config/capabilities.ts';
import { CoreScene } from './scenes/core-scene.tsx';
import { EpisodeScene } from './scenes/episode-scene.tsx';
import { PaperScene } from './scenes/paper-scene.tsx';
import { WaterScene } from './scenes/water-scene.tsx';

interface Scene {
  title: string;
  caption: string;
  /** The page on which the shown feature can be used today. */
  to: string;
  Drawing: ComponentType;
  needs?: Capability;
}

const all: readonly Scene[] = [
  {
    title: 'Core reads a well log',
    caption:
      'Every line of the LAS file is read. A null value that is not the declared one and a depth that goes back are named with their line and rule, before they reach an interpretation.',
    to: '/core',
    needs: 'products',
    Drawing: CoreScene,
  },
  {
    title: 'AquaTest AI reads a lab report',
    caption:
      'Each parameter gets OK, WATCH or EXCEEDS against its guideline value, and the sample a score from 0 to 100. One number for the kitchen table, the table for the engineer.',
    to: '/aquatest-ai',
    Drawing: WaterScene,
  },
  {
    title: 'A paper opens',
    caption:
      'The library shows pages and price. A free paper opens without an account; a paper you bought can be downloaded again years later.',
    to: '/articles',
    needs: 'articles',
    Drawing: PaperScene,
  },
  {
    title: 'An episode plays',
    caption:
      'Preview first, then decide. The transcript follows the voice, so that a formation name heard on the road can be found again at the desk.',
    to: '/podcasthub',
    needs: 'podcasts',
    Drawing: EpisodeScene,
  },
];

export const scenes = all.filter(({ needs }) => !needs || capabilities[needs]);
