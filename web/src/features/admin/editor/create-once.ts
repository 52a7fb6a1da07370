import { hasCode } from '#web/src/lib/api/api-error.ts';

export interface CreateOnceOptions<Values> {
  create: (values: Values & { id: string }) => Promise<string>;
  update: (id: string, values: Values) => Promise<unknown>;
}

/**
 * Creates an item under a client-generated id. If the id is taken, an earlier attempt succeeded and only its response
 * was lost: the item is updated to the form's current values.
 * @returns The id. Throws ApiError.
 */
export async function createOnce<Values>(
  { create, update }: CreateOnceOptions<Values>,
  id: string,
  values: Values,
): Promise<string> {
  try {
    return await create({ ...values, id });
  } catch (conflict) {
    if (!hasCode(conflict, 'conflict')) throw conflict;
    try {
      await update(id, values);
    } catch (error) {
      throw hasCode(error, 'not_found') ? conflict : error;
    }
    return id;
  }
}
