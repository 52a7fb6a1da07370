import type { PublicationState } from '#shared/contracts/fields.ts';
import * as messages from './messages.ts';

export const stateLabels: Record<PublicationState, string> = {
  published: messages.published,
  scheduled: messages.scheduled,
  draft: messages.draft,
  unpublished: messages.unpublished,
};
