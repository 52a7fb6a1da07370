import * as z from 'zod';
import { authorNote } from './author-note.ts';
import { defineContract } from './define-contract.ts';
import { id } from './fields.ts';
import { hiddenFields } from './item-fields.ts';
import { episodeDetail, episodeSummary } from './podcasts.ts';

/** Everything that an episode's page shows. */
export const episodePage = episodeDetail.extend({
  ...hiddenFields,
  authorNote: authorNote.optional(),
  /** The episodes published just before and after it, at most three, newest first. */
  related: z.array(episodeSummary),
});
export type EpisodePage = z.output<typeof episodePage>;

/** In a separate file: the hub does not load it. */
export const episodePageContract = defineContract({
  getPage: {
    method: 'GET',
    path: '/api/podcasts/{id}/page',
    access: 'optional',
    summary:
      'One episode with everything that its page shows, including the episodes before and after it.',
    input: z.object({ id }),
    output: episodePage,
    errors: ['not_found'],
  },
});
