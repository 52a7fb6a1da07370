import * as z from 'zod';
import type { ManagedReview, reviewsContract } from '#shared/contracts/reviews.ts';
import { hasWords, searchWords } from '#shared/search/fold-text.ts';
import { getRatings } from '../domain/ratings/rating-repository.ts';
import { listReviewsIn } from '../domain/reviews/review-repository.ts';
import { readReviewedItem, writtenAt, type Review } from '../domain/reviews/review.ts';
import { readCursor, writeCursor } from '../platform/cursor.ts';
import type { UseCase } from '../platform/create-handler.ts';

const defaultLimit = 25;
/** The batch size for reading rows that are then filtered, and the most that one call searches. */
const readRows = 100;
const mostSearched = 1000;
const place = z.object({ revision: z.string().min(1) });

export const listManaged: UseCase<typeof reviewsContract.listManaged> = async ({
  state = 'waiting',
  sort = state === 'waiting' ? 'date' : '-date',
  q = '',
  cursor,
  limit = defaultLimit,
}) => {
  const words = searchWords(q);
  const isOldestFirst = sort === 'date';
  const found: Review[] = [];
  let after = cursor ? readCursor(cursor, place).revision : undefined;
  let searched = 0;
  let last: Review[];
  do {
    last = await listReviewsIn(state, readRows, { after, isOldestFirst });
    searched += last.length;
    after = last.at(-1)?.revision;
    found.push(...last.filter((row) => hasWords(wordsOf(row), words)));
  } while (last.length === readRows && found.length <= limit && searched < mostSearched);
  const rows = found.slice(0, limit);
  const isMore = found.length > limit;
  const isUnsearched = !isMore && last.length === readRows;
  return {
    rows: await presented(rows),
    ...(isMore && { nextCursor: cursorAfter(rows.at(-1)!) }),
    ...(isUnsearched && {
      nextCursor: cursorAfter(last.at(-1)!),
      searchedTo: writtenAt({ revision: after! }),
    }),
  };
};

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
