import './kill-switch.ts';
import { castVote } from '#functions/domain/feedback/cast-vote.ts';

const { USER_ID, REQUEST_ID } = process.env as Record<string, string>;
void castVote({
  userId: USER_ID!,
  requestId: REQUEST_ID!,
  vote: 'down',
  question: 'Why?',
});
