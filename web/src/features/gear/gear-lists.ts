export type ListId = 'aquatest' | 'field' | 'lab' | 'studio';

interface GearList {
  id: ListId;
  label: string;
  /** What belongs on the list, and what it has to stand. */
  about: string;
  /** Kinds of things, in the order they are reached for. */
  kinds: readonly string[];
  /** What can be bought through a short link of ours (`/aff/<slug>`). */
  pick?: { slug: string; label: string };
}

/** The four lists, in the order of their tabs (podcasts-and-pages.md, section 2). */
export const gearLists: readonly GearList[] = [
  {
    id: 'aquatest',
    label: 'AquaTest Gear',
    about: 'For taking a water sample that a laboratory will accept, and for a first look on site.',
    kinds: [
      'Test strips and reagent kits',
      'pH, conductivity and turbidity meters',
      'Sterile bottles',
      'Cool boxes and ice packs',
    ],
  },
  {
    id: 'field',
    label: 'Field Equipment',
    about: 'What goes in the rucksack first, and what still works in the third season.',
    kinds: [
      'Hammers and safety glasses',
      'Hand lenses',
      'Compass clinometers',
      'First aid',
      'Waterproof notebooks',
    ],
    pick: { slug: 'firstaid', label: 'Field first aid kit' },
  },
  {
    id: 'lab',
    label: 'Data & AI Lab',
    about: 'Machines for logs, rasters and models, and for not losing them.',
    kinds: [
      'Large screens',
      'Storage and backup',
      'Graphics cards that hold a model',
      'Quiet keyboards',
    ],
  },
  {
    id: 'studio',
    label: 'Media Studio',
    about: 'For teaching at a distance, and for an episode that people listen to till the end.',
    kinds: ['Microphones', 'Lights', 'Tripods and arms', 'Capture cards'],
    pick: { slug: 'capturecard', label: 'USB capture card' },
  },
];
