import { priceProblem } from '#shared/constants/price-rule.ts';
import { site } from '#shared/site-config/site.ts';
import { timeOfMinute } from '#shared/constants/site-minute.ts';
import { tidyTags } from '#shared/tags/tidy-tags.ts';
import * as messages from './messages.ts';

export interface FormSchema<Values> {
  safeParse(value: unknown):
    | { success: true; data: Values }
    | {
        success: false;
        error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] };
      };
}

export type CheckedForm<Values> =
  | { values: Values; errors?: undefined }
  | { errors: Record<string, string> };

/**
 * Reads a form with its call's schema. The price is parsed as a number and must be chargeable; tags are separated by
 * commas; times are in the site's time zone.
 * @param currency The item's currency.
 */
export function checkForm<Values>(
  schema: FormSchema<Values>,
  form: HTMLFormElement,
  currency: string,
): CheckedForm<Values> {
  const entered = formEntries(form);
  const price = entered['price']?.trim() ? Number(entered['price']) : NaN;
  const tags = entered['tags'] === undefined ? undefined : tidyTags(entered['tags'].split(','));
  const errors: Record<string, string> = {};
  const parsed = schema.safeParse({
    ...entered,
    price,
    tags,
    date: chosenDate(entered),
    ...chosenState(entered, errors),
  });
  if (!parsed.success) {
    for (const { path, message } of parsed.error.issues) errors[String(path[0])] ??= message;
  }
  const problem = Number.isFinite(price) && priceProblem(price, currency, site.locale);
  if (problem) errors['price'] ??= problem;
  if (Object.keys(errors).length > 0 || !parsed.success) return { errors };
  return { values: parsed.data };
}

/** Returns the state if one was chosen, with the typed time. */
function chosenState(entered: Record<string, string>, errors: Record<string, string>) {
  const { state, publishAt: minute = '', stateChosen } = entered;
  if (!stateChosen) return { state: undefined, publishAt: undefined };
  if (state !== 'scheduled') return { state, publishAt: undefined };
  const publishAt = timeOfMinute(site.timeZone, minute);
  if (publishAt === undefined) {
    errors['publishAt'] = minute ? messages.theClocksGoForwardThen : messages.enterDateAndTime;
  }
  return { state, publishAt };
}

/** Returns the day if one was chosen. A scheduled item has that of its publication. */
function chosenDate({ date, dateChosen, state }: Record<string, string>) {
  return dateChosen && state !== 'scheduled' ? date : undefined;
}

/** Returns the current texts of the form, by field name. */
export function formEntries(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [
      name,
      // Text areas submit line breaks as CRLF.
      typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '',
    ]),
  );
}
