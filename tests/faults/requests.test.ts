import { expect, test } from 'vitest';
import { growthOf, sendRequests } from '../requests/send-requests.ts';

const [count, seed] = [4000, 7];

test(`the responses to ${count} requests from the contract conform to it (seed ${seed})`, async () => {
  expect(await sendRequests({ count, seed, log: () => undefined })).toEqual([]);
}, 600_000);

test('growing memory is distinguished from memory that does not grow', () => {
  const megabytes = (...values: number[]) => values.map((value) => value * 1024 * 1024);
  expect(growthOf(megabytes(90, 200, 210, 205, 212, 206, 209, 211))).toEqual([]);
  expect(growthOf(megabytes(90, 110, 130, 150, 170, 190, 210, 230))).toEqual([
    'The heap grows: 140.0 MB early, 220.0 MB late.',
  ]);
});
