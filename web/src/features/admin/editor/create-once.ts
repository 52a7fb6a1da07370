import { hasCode } from '#web/src/lib/api/api-error.ts';

export interface CreateOnceOptions<Values> {
  create: (values: Values & { id: string }) => Promise<string>;
  update: (id: string, values: Values) => Promise<unknown>;
}

/**
 * Creates an item under an id that nobody else has. Where that is taken by other texts, an earlier try came through and
 * only its answer got lost: the item is changed to what the form says now.
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
