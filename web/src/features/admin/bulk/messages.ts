import { plural } from '#web/src/lib/plural.ts';

export const publishing = { button: 'Publish', notDone: 'Not published' };
export const unpublishing = { button: 'Unpublish', notDone: 'Not unpublished' };
export const repricing = { button: 'Price…', notDone: 'Not repriced' };
export const moving = { button: 'Category…', notDone: 'Not moved' };
export const tagging = { button: 'Add tag…', notDone: 'Not tagged' };
export const untagging = { button: 'Remove tag…', notDone: 'The tag was not removed' };
export const featuring = { button: 'Show on home page', notDone: 'Not shown on the home page' };
export const unfeaturing = { button: 'Take off home page', notDone: 'Not taken off the home page' };
export const deleting = { button: 'Delete', notDone: 'Not deleted' };
export const nothingWillChange = 'Nothing will change.';
export const paymentsStay = (count: number, figure: string) =>
  plural(count, {
    one: '1 of them has buyers. What they paid does not change.',
    other: `${figure} of them have buyers. What they paid does not change.`,
  });
export const buyersKeepFiles = (count: number, figure: string) =>
  plural(count, {
    one: '1 of them has buyers, who keep their files.',
    other: `${figure} of them have buyers, who keep their files.`,
  });
export const selectAllOnPage = (count: number) => `Select all ${count} on this page`;
export const selectedText = (count: number) => `${count} selected`;
export const maxSelected = (count: number, most: number) => `${count} selected, at most ${most}`;
export const clear = 'Clear';
export const validPriceRequired = 'Valid price required';
export const categoryIsRequired = 'Category is required';
export const newPrice = 'New price';
export const newCategory = 'New category';
export const tagToAdd = 'Tag to add';
export const tagToRemove = 'Tag to remove';
export const priceEach = (price: string) => `New price: ${price}`;
export const tagNamed = (tag: string) => `Tag: “${tag}”`;
export const inCurrencyEachItem0 = 'In the currency of each item. 0 makes it free.';
export const cancel = 'Cancel';
export const next = 'Next';
export const tryAgain = 'Try again';
export const close = 'Close';
export const notPossible = 'Not possible';
export const nothingWasChanged = 'Nothing was changed';
export const select = 'Select';
export const selectTitle = (title: string) => `Select “${title}”`;
