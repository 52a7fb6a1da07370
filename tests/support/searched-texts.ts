/** Items of a catalogue, newest first. The newest has a word in its text that an older one has in its title. */
export const searchedTexts = [
  {
    id: 'map',
    title: 'Errors of a map',
    shortDescription: 'The limits of contours near the coast.',
    publishedAt: '2026-03-01T09:00:00.000Z',
  },
  {
    id: 'crossover',
    title: 'The Density–Neutron Crossover',
    shortDescription: 'Gas, or only a wrong matrix?',
    publishedAt: '2026-02-01T09:00:00.000Z',
  },
  {
    id: 'equation',
    title: 'Archie’s Equation and Its Limits',
    shortDescription: 'Where m and n come from.',
    publishedAt: '2026-01-01T09:00:00.000Z',
  },
];

/** What somebody types, and what every list of these items finds, the best match first. */
export const searches: [q: string, ids: string[]][] = [
  ['crossovr', ['crossover']],
  ['equatoin', ['equation']],
  ['density-neutron', ['crossover']],
  ["Archie's", ['equation']],
  ['limits', ['equation', 'map']],
];
