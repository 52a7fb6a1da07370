import * as z from 'zod';
import type { InputOf, OutputOf } from '#shared/contracts/define-contract.ts';
import {
  type ManagedReview,
  type ReviewState,
  reviewsContract,
} from '#shared/contracts/reviews.ts';
import { hasWords, searchWords } from '#shared/search/fold-text.ts';
import { getRatings } from '../domain/ratings/rating-repository.ts';
import { listReviewsBy, listReviewsIn } from '../domain/reviews/review-repository.ts';
import { readReviewedItem, writtenAt, type Review } from '../domain/reviews/review.ts';
import { compareValues } from '../platform/compare-values.ts';
import { readCursor, writeCursor } from '../platform/cursor.ts';
import { implement } from '../platform/implement.ts';
import { firstMatches } from '../platform/first-matches.ts';

const defaultLimit = 25;
/** The batch size for reading rows that are then filtered, and the most that one call searches. */
const readRows = 100;
const maxSearched = 1000;
const position = z.object({ revision: z.string().min(1) });

type Query = InputOf<typeof reviewsContract.listManaged>;
type ManagedReviews = OutputOf<typeof reviewsContract.listManaged>;

export const listManaged = implement(reviewsContract.listManaged, ({ user, ...query }) =>
  user === undefined ? listInState(query) : listOfMember(user, query),
);

/** One member's reviews are few enough to read them all, and their keys are not in chronological order. */
async function listOfMember(
  user: string,
  { state, sort = '-date', q = '', cursor, limit = defaultLimit }: Query,
): Promise<ManagedReviews> {
  const words = searchWords(q);
  const sign = sort === 'date' ? 1 : -1;
  const after = cursor && readCursor(cursor, position).revision;
  const compare = (a: string, b: string) => sign * compareValues(a, b);
  const found = (await listReviewsBy(user))
    .filter((row) => (!state || row.state === state) && hasWords(wordsOf(row), words))
    .filter(({ revision }) => !after || compare(revision, after) > 0)
    .sort((a, b) => compare(a.revision, b.revision));
  const rows = found.slice(0, limit);
  return {
    rows: await presented(rows),
    ...(found.length > limit && { nextCursor: cursorAfter(rows.at(-1)!) }),
  };
}

async function listInState({
  state = 'waiting',
  sort = state === 'waiting' ? 'date' : '-date',
  q = '',
  cursor,
  limit = defaultLimit,
}: Query): Promise<ManagedReviews> {
  const words = searchWords(q);
  const after = cursor ? readCursor(cursor, position).revision : undefined;
  const { rows, last, searchedTo } = await firstMatches(
    readBatches(state, after, sort === 'date'),
    (row) => hasWords(wordsOf(row), words),
    limit,
    maxSearched,
  );
  return {
    rows: await presented(rows),
    ...(last && { nextCursor: cursorAfter(last) }),
    ...(searchedTo && { searchedTo: writtenAt(searchedTo) }),
  };
}

async function* readBatches(
  state: ReviewState,
  from: string | undefined,
  isOldestFirst: boolean,
): AsyncGenerator<Review[]> {
  let after = from;
  let batch: Review[];
  do {
    batch = await listReviewsIn(state, readRows, { after, isOldestFirst });
    yield batch;
    after = batch.at(-1)?.revision;
  } while (batch.length === readRows);
}

const cursorAfter = ({ revision }: Review) => writeCursor({ revision });
const wordsOf = ({ sentence, name = '', title }: Review) => `${sentence} ${name} ${title}`;

async function presented(reviews: readonly Review[]): Promise<ManagedReview[]> {
  const ratings = await getRatings(reviews);
  return reviews.map((review) => {
    const { userId, item, title, sentence, name, state, revision } = review;
    const { kind, id: itemId } = readReviewedItem(item);
    const stars = ratings.find((row) => row.userId === userId && row.item === item)?.rating;
    const at = writtenAt(review);
    return { userId, kind, itemId, title, sentence, name, state, revision, stars, writtenAt: at };
  });
}
