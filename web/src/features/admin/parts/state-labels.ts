import type { PublicationState } from '#shared/contracts/fields.ts';

export const stateLabels: Record<PublicationState, string> = {
  published: 'Published',
  scheduled: 'Scheduled',
  draft: 'Draft',
  unpublished: 'Unpublished',
};
