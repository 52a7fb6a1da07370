import { plural } from '#web/src/lib/plural.ts';

export const authors = 'Authors';
export const theirItemsShow =
  'An item’s page shows its author’s introduction and picture. You set the author in the item’s form.';
export const authorsByName = 'Authors by name';
export const searchAuthors = 'Search authors';
export const nameOrIntroduction = 'Name or introduction';
export const failedToLoadAuthors = 'Failed to load authors';
export const noAuthorsYet = 'No authors yet';
export const addAnAuthor = 'Add an author to introduce them on their items’ pages.';
export const newAuthor = 'New author';
export const createAuthor = 'Create author';
export const saveChanges = 'Save changes';
export const editAuthor = (name: string) => `Edit “${name}”`;
export const authorSaved = 'Author saved';
export const itemsShowThisName = (count: number) =>
  plural(count, {
    one: '1 published item now shows this name.',
    other: `${count} published items now show this name.`,
  });
export const noLongerTheirs = (name: string) =>
  `Items that were saved with the name “${name}” no longer belong to this author.`;
export const couldNotSaveAuthor = 'Could not save author';
export const authorIsGone = 'This author no longer exists';
export const areYouSure = 'Are you sure you want to delete this author?';
export const nameStays = (name: string) =>
  `Their items keep the name “${name}”. The introduction and the picture are deleted.`;
export const formerNamesReturn = (names: string) =>
  `Items that were saved with a former name show it again: ${names}.`;
export const deleteFailed = 'Delete failed';
export const name = 'Name';
export const itemsFollow = 'If you change it, their items show the new name.';
export const formerNames = (names: string) => `Former names: ${names}.`;
export const asOnItems = 'Spelled as on their items. Capitals don’t matter.';
export const introduction = 'Introduction';
export const picture = 'Picture';
export const square = 'We crop it to a square. JPEG, PNG, WebP or AVIF,';
export const currentPicture = 'Current picture';
export const keepIt = 'Keep it';
export const deleteIt = 'Delete it';
export const updated = 'Updated';
export const actions = 'Actions';
