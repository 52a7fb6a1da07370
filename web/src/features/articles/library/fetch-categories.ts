import { articlesContract } from '../../../../../shared/contracts/articles.ts';
import { call } from '../../../lib/api/call.ts';

/** The labels in use, in alphabetical order. Throws ApiError. */
export async function fetchCategories(): Promise<string[]> {
  const categories = await call(articlesContract.categories, {});
  return categories.map(({ label }) => label);
}
