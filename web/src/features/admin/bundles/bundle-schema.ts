import type * as z from 'zod';
import { bundleForm } from '#shared/contracts/bundles.ts';
import type { FormSchema } from '../editor/form-values.ts';

/** The contract's form, with the items in the format of `PartChoice`'s hidden field. */
export const bundleSchema: FormSchema<z.output<typeof bundleForm>> = {
  safeParse: (entered) => {
    const { parts, ...rest } = entered as Record<string, unknown>;
    return bundleForm.safeParse({ ...rest, parts: JSON.parse(String(parts || '[]')) as unknown });
  },
};
