export const dashboard = 'Dashboard';
export const orders = 'Orders';
export const articles = 'Articles';
export const podcasts = 'Podcasts';
export const products = 'Products';
export const authors = 'Authors';
export const codes = 'Codes';
export const bundles = 'Bundles';
export const users = 'Users';
export const waitlists = 'Waitlists';
export const reviews = 'Reviews';
export const requests = 'Requests';
export const auditLog = 'Audit log';
export const status = 'Status';
export const administration = 'Administration';
export const viewOnSite = 'View on site';
export const preview = 'Preview';
export const edit = 'Edit';
export const duplicate = 'Duplicate';
export const deleteLabel = 'Delete';
export const published = 'Published';
export const scheduled = 'Scheduled';
export const draft = 'Draft';
export const unpublished = 'Unpublished';
export const onHomePage = 'On home page';
export const cover = 'Cover';
export const artwork = 'Artwork';
export const title = 'Title';
export const category = 'Category';
export const state = 'State';
export const price = 'Price';
export const free = 'Free';
export const updated = 'Updated';
export const actions = 'Actions';
export const leastToMostCharacters = (least: number, most: string) =>
  `${least} to ${most} characters`;
export const atMostCharacters = (most: string) => `At most ${most} characters`;
export const theServerTookLongerThan =
  'The server took longer than 30 seconds to answer. Please try again.';
export const cancel = 'Cancel';
export const discardUnsavedChanges = 'Discard unsaved changes?';
export const discardChanges = 'Discard changes';
export const keepEditing = 'Keep editing';
export const yourChangesHaventBeenSaved =
  'Your changes haven’t been saved. Uploads in progress will stop.';
export const yourAccountDoesntHaveAdministrator =
  'Your account doesn’t have the administrator role. Another administrator can grant it.';
export const administratorsOnly = 'Administrators only';
export const goToHomePage = 'Go to the home page';
export const retry = 'Retry';
export const first = 'First';
export const previous = 'Previous';
export const next = 'Next';
export const nothingOnThisPage = 'Nothing on this page';
export const clearSearch = 'Clear search';
export const firstPage = 'First page';
export const doomedWasDeleted = (doomed: string) => `“${doomed}” was deleted`;
export const allStates = 'All states';
export const anEmailBouncedAt = (at: string) =>
  `An e-mail sent on ${at} bounced for good, so we no longer send any to this address.`;
export const anEmailWasReportedAt = (at: string) =>
  `An e-mail sent on ${at} was reported as spam. We send only e-mails about purchases and the account until the member turns the others on again in their settings.`;
export const showMore = 'Show more';
