import { feedbackContract } from '#shared/contracts/feedback.ts';
import { authenticator } from '../domain/members/authenticate.ts';
import { createHandler } from '../platform/create-handler.ts';
import { giveFeedback } from './give-feedback.ts';
import { listFeedback } from './list-feedback.ts';

export const handler = createHandler(
  feedbackContract,
  { give: giveFeedback, list: listFeedback },
  authenticator,
);
