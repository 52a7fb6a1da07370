import { plural } from '#web/src/lib/plural.ts';

export const publishing = {
  button: 'Publish',
  title: (items: string) => `Publish ${items}`,
  will: (items: string) =>
    `${items} will be published. Visitors see them at once, or as soon as a missing file is accepted.`,
  done: (items: string) => `${items} published`,
  notDone: 'Not published',
  unchanged: (count: number, items: string) =>
    plural(count, {
      one: `${items} is published already.`,
      other: `${items} are published already.`,
    }),
};
export const unpublishing = {
  button: 'Unpublish',
  title: (items: string) => `Unpublish ${items}`,
  will: (items: string) =>
    `${items} will be unpublished. Visitors no longer see them, and they can’t be bought. A schedule ends.`,
  done: (items: string) => `${items} unpublished`,
  notDone: 'Not unpublished',
  unchanged: (count: number, items: string) =>
    plural(count, { one: `${items} is not published.`, other: `${items} are not published.` }),
};
export const repricing = {
  button: 'Price …',
  title: (items: string) => `Change price of ${items}`,
  will: (items: string) =>
    `${items} will be repriced. The new price counts from the next purchase on.`,
  done: (items: string) => `${items} repriced`,
  notDone: 'Not repriced',
  unchanged: (count: number, items: string) =>
    plural(count, {
      one: `${items} is at this price already.`,
      other: `${items} are at this price already.`,
    }),
};
export const moving = {
  button: 'Category …',
  title: (items: string) => `Change category of ${items}`,
  will: (items: string) =>
    `${items} will be moved. They are listed under the new category at once.`,
  done: (items: string) => `${items} moved`,
  notDone: 'Not moved',
  unchanged: (count: number, items: string) =>
    plural(count, {
      one: `${items} is in this category already.`,
      other: `${items} are in this category already.`,
    }),
};
export const featuring = {
  button: 'Show on home page',
  title: (items: string) => `Show on the home page: ${items}`,
  will: (items: string) =>
    `${items} will be shown on the home page. Drafts follow when they are published. The newest fill the places that are left.`,
  done: (items: string) => `${items} shown on the home page`,
  notDone: 'Not shown on the home page',
  unchanged: (count: number, items: string) =>
    plural(count, {
      one: `${items} is on the home page already.`,
      other: `${items} are on the home page already.`,
    }),
};
export const unfeaturing = {
  button: 'Take off home page',
  title: (items: string) => `Take off the home page: ${items}`,
  will: (items: string) =>
    `${items} will be taken off the home page. The newest fill their places, which may be the same.`,
  done: (items: string) => `${items} taken off the home page`,
  notDone: 'Not taken off the home page',
  unchanged: (count: number, items: string) =>
    plural(count, {
      one: `${items} is not chosen for the home page.`,
      other: `${items} are not chosen for the home page.`,
    }),
};
export const deleting = {
  button: 'Delete',
  title: (items: string) => `Delete ${items}`,
  will: (items: string) =>
    `${items} will be deleted. They leave the site and this list, and can’t be brought back.`,
  done: (items: string) => `${items} deleted`,
  notDone: 'Not deleted',
  unchanged: (count: number, items: string) =>
    plural(count, { one: `${items} is deleted already.`, other: `${items} are deleted already.` }),
};
export const nothingWillChange = 'Nothing will change.';
export const buyersPaidAsItIs = (count: number, figure: string) =>
  plural(count, {
    one: '1 of them has buyers: what they paid stays as it is.',
    other: `${figure} of them have buyers: what they paid stays as it is.`,
  });
export const buyersKeepFiles = (count: number, figure: string) =>
  plural(count, {
    one: '1 of them has buyers: they keep their files.',
    other: `${figure} of them have buyers: they keep their files.`,
  });
export const selectAllOnPage = (count: number) => `Select all ${count} on this page`;
export const selectedText = (count: number) => `${count} selected`;
export const mostSelected = (count: number, most: number) => `${count} selected, at most ${most}`;
export const selectedNouns = (nouns: string) => `Selected ${nouns}`;
export const clear = 'Clear';
export const validPriceRequired = 'Valid price required';
export const categoryIsRequired = 'Category is required';
export const newPrice = 'New price';
export const newCategory = 'New category';
export const inCurrencyEachItem0 = 'In the currency of each item. 0 makes it free.';
export const cancel = 'Cancel';
export const next = 'Next';
export const tryAgain = 'Try again';
export const close = 'Close';
export const notPossible = 'Not possible';
export const nothingWasChanged = 'Nothing was changed';
export const select = 'Select';
export const selectTitle = (title: string) => `Select “${title}”`;
