import { openStorage } from './browser-storage.ts';
import { session } from './session/session.ts';
import { createTextDraftStore } from './text-draft-store.ts';

/** Unsaved texts of this tab's forms, deleted at sign-out. */
export const textDrafts = createTextDraftStore(
  openStorage('sessionStorage'),
  () => session.read()?.user?.id,
);
