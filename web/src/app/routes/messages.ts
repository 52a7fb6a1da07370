export const dashboard = 'Dashboard';
export const orders = 'Orders';
export const manageArticles = 'Manage articles';
export const managePodcasts = 'Manage podcasts';
export const manageProducts = 'Manage products';
export const manageUsers = 'Manage users';
export const authors = 'Authors';
export const discountCodes = 'Discount codes';
export const bundle = 'Bundle';
export const bundles = 'Bundles';
export const waitlists = 'Waitlists';
export const reviews = 'Reviews';
export const deletionRequests = 'Deletion requests';
export const ratedReplies = 'Rated replies';
export const auditLog = 'Audit log';
export const privacyPolicy = 'Privacy policy';
export const deleteMyData = 'Delete my data';
export const termsUse = 'Terms of use';
export const audioBookAndPodcastHub = 'Audio book and podcast hub';
export const yourPurchase = 'Your purchase';
export const chatCredits = 'Chat credits';
export const createAccount = 'Create account';
export const signIn = 'Sign in';
export const forgotPassword = 'Forgot password';
export const setNewPassword = 'Set a new password';
export const myProfile = 'My profile';
export const settings = 'Settings';
export const articles = 'Articles';
export const yourArticle = 'Your article';
export const myPurchases = 'My Purchases';
export const saved = 'Saved';
export const store = 'Store';
export const getLinkThatSetsPassword = 'Get a link that lets you set a new password.';
export const setNewPasswordWithLink = 'Set a new password with the link from your email.';
export const chooseHowSiteLooksMoves =
  'Choose how the site looks, moves and plays on this device, and which emails you get.';
export const creditsForProductAssistantIn = (product: string) =>
  `Credits for the ${product} assistant in three packages.`;
export const privacyDescription = (company: string) =>
  `What ${company} stores about you, why, and how to have it removed.`;
export const theTermsOnWhichCompany = (company: string) =>
  `The terms on which ${company} offers this site.`;
export const registerDescription = (product: string, itemNames: string) =>
  `Create a free ${product} account to buy ${itemNames} and keep your downloads.`;
export const registerDescriptionWithChat = (product: string, itemNames: string) =>
  `Create a free ${product} account to buy ${itemNames}, keep your downloads and use the assistant.`;
export const loginDescription = (product: string) =>
  `Sign in to ${product} to reach your library and purchases.`;
export const loginDescriptionWithChat = (product: string) =>
  `Sign in to ${product} to reach your library, purchases and credits.`;
