import { productsContract, type ManagedProduct } from '../../../../../shared/contracts/products.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { adminCall } from '../parts/admin-call.ts';

const pageSize = 100;

/** The product as it is now. There is no call for one alone: a row says all that the form needs. Throws ApiError. */
export async function findProduct(id: string, signal: AbortSignal): Promise<ManagedProduct> {
  let cursor: string | undefined;
  do {
    const input = { limit: pageSize, cursor };
    const page = await adminCall(productsContract.listManaged, input, signal);
    const found = page.rows.find((row) => row.id === id);
    if (found) return found;
    cursor = page.nextCursor;
  } while (cursor !== undefined);
  throw new ApiError('not_found', { status: 404 });
}
