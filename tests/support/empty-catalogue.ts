import { articlesAdminContract } from '#shared/contracts/articles-admin.ts';
import { podcastsAdminContract } from '#shared/contracts/podcasts-admin.ts';
import { productsContract } from '#shared/contracts/products.ts';
import { uploadsContract } from '#shared/contracts/uploads.ts';
import { registerAdmin } from './sample-admin.ts';
import type { TestStack } from './start-test-stack.ts';

/** Deletes every item and every record of a failed file, so that a repeated test starts from the same state. */
export async function emptyCatalogue(stack: TestStack): Promise<void> {
  const admin = await registerAdmin(stack);
  const catalogues = [
    [articlesAdminContract.listManaged, articlesAdminContract.remove],
    [podcastsAdminContract.listManaged, podcastsAdminContract.remove],
    [productsContract.listManaged, productsContract.remove],
    [uploadsContract.list, uploadsContract.cancel],
  ] as const;
  for (const [list, remove] of catalogues) {
    for (;;) {
      const { rows } = await stack.api(list, {}, admin);
      if (rows.length === 0) break;
      await Promise.all(rows.map(({ id }) => stack.api(remove, { id }, admin)));
    }
  }
}
