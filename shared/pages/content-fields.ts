import * as z from 'zod';

/** A text in the front matter or in a block's attribute. */
export const text = z.string().trim().min(1);

/** The buttons under the heading of a page. */
export const actions = z.array(z.strictObject({ label: text, to: text.describe('An address') }));
