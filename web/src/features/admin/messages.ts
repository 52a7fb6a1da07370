export const auditLog = 'Audit log';
export const ratedReplies = 'Rated replies';
export const dashboard = 'Dashboard';
export const theBusiness = 'The business';
export const paymentsWithoutAccess = 'Payments without access';
export const checkoutsThatStripeReportsAs =
  'Checkouts that Stripe reports as paid but that have not been fulfilled.';
export const failedUploads = 'Failed uploads';
export const uploadsThatWereCheckedAnd = 'Uploads that were checked and rejected.';
export const status = 'Status';
export const products = 'Products';
export const open = 'Open';
export const closed = 'Closed';
export const deletionRequests = 'Deletion requests';
export const eachRequestWasConfirmedBy =
  'Each request was confirmed by email and is due 30 days later. Delete the data first, then close the request here.';
export const openRequestsByDueDate = 'Open requests by due date';
export const closedRequestsNewestFirst = 'Closed requests, newest first';
export const searchRequests = 'Search requests';
export const anyPartEmailAddress = 'Any part of an email address';
export const failedToLoadDeletionRequests = 'Failed to load the deletion requests';
export const requestsFromDeleteMyData =
  'Requests from the “Delete my data” page appear here once confirmed by email.';
export const noOpenRequests = 'No open requests';
export const theEmailAddressIs =
  'The email address is deleted 30 days after the request is closed, the rest after a year.';
export const noClosedRequestsYet = 'No closed requests yet';
export const users = 'Users';
export const accountsByEmailAddress = 'Accounts by email address';
export const searchAccounts = 'Search accounts';
export const failedToLoadUsers = 'Failed to load users';
export const noAccountsYet = 'No accounts yet';
export const noSuchAccounts = 'No such accounts';
export const credits = 'Credits';
export const emailAddress = 'Email address';
export const state = 'State';
export const disabled = 'Disabled';
export const you = 'You';
export const active = 'Active';
export const memberSince = 'Member since';
export const waitlists = 'Waitlists';
export const peopleWhoAskedForOne =
  'People who asked for one email when a tool opens. Anyone who leaves a list is deleted from it.';
export const rolesAndAccess =
  'Roles and access of every account. Changes are recorded in the audit log.';
export const rolesCreditsAndAccess =
  'Roles, credits and access of every account. Changes are recorded in the audit log.';
export const articles = 'Articles';
export const titleCategoryOrAuthor = 'Title, category or author';
export const theLibraryOpensOnceArticle = 'The library opens once an article has its PDF.';
export const itWillAppearInLibrary =
  'It will appear in the library once its PDF has been accepted.';
export const isRemovedFromLibraryAt =
  'is removed from the library at once and can no longer be bought. Buyers keep access.';
export const deleteFailed = 'Delete failed';
export const discountCodes = 'Discount codes';
export const weAskBuyersForCode =
  'We ask buyers for a code before they pay if there is one for the item. You can’t change a code’s terms later.';
export const discountCodesNewestFirst = 'Discount codes, newest first';
export const searchCodes = 'Search codes';
export const codeOrTitleItem = 'Code or item title';
export const failedToLoadCodes = 'Failed to load the codes';
export const newCode = 'New code';
export const buyersDontSeeCodeFieldUntil = 'Buyers don’t see a code field until there is a code.';
export const noDiscountCodesYet = 'No discount codes yet';
export const noSuchCodes = 'No codes in this state';
export const bundles = 'Bundles';
export const severalItemsAtOnePrice =
  'Several items at one price. Buyers who own some of the items pay only for the rest.';
export const podcasts = 'Podcasts';
export const titleOrDescription = 'Title or description';
export const theHubOpensOnceEpisode = 'The hub opens once an episode has its audio.';
export const itWillAppearInHub = 'It will appear in the hub once its full audio has been accepted.';
export const isRemovedFromHubAnd =
  'is removed from the hub and the feeds at once and can no longer be bought. Buyers keep access.';
export const failedToDeleteEpisode = 'Failed to delete episode';
export const reviews = 'Reviews';
export const ownersAddSentences =
  'Sentences that owners add to their stars. Visitors see a sentence once you have approved it; stars count at once.';
