import type { UploadKind } from '#shared/contracts/uploads.ts';
import type { Uploads } from '../uploads/use-uploads.ts';
import { checkForm, type CheckedForm, type FormSchema } from './form-values.ts';

export interface CheckedItem<Values> {
  schema: FormSchema<Values>;
  currency: string;
  /** Undefined for a new item. */
  id: string | undefined;
  uploads: Uploads;
  /** The file that is required to create an item, and the error text if it is missing. */
  required?: { kind: UploadKind; text: string };
}

/** Checks the texts of an item's form and its files. */
export function checkItemForm<Values>(
  { schema, currency, id, uploads, required }: CheckedItem<Values>,
  form: HTMLFormElement,
): CheckedForm<Values> {
  const checked = checkForm(schema, form, currency);
  const errors = { ...checked.errors };
  if (required && id === undefined && !uploads.slot(required.kind).file) {
    errors[required.kind] = required.text;
  }
  const { problemKind } = uploads;
  if (problemKind) errors[problemKind] ??= uploads.slot(problemKind).problem!;
  return checked.errors || Object.keys(errors).length > 0 ? { errors } : checked;
}
