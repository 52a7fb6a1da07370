export const backToArticles = 'Back to articles';
export const myPurchases = 'My Purchases';
export const titleIsYoursAsSoon = (title: string) =>
  `${title} is yours as soon as the payment clears, which can take a few days with this payment method. We’ll email you then, and the download will be in My Purchases.`;
export const pleaseLogInToVerify = 'Please log in to verify your purchase';
export const couldNotVerifyYourPurchase = 'Could not verify your purchase. Please contact support.';
export const purchaseVerificationFailed = 'Purchase verification failed';
export const yourArticle = 'Your article';
export const thankYouThisPaperIs = 'Thank you! This paper is yours.';
export const paidAmountPaidBought = (amountPaid: string, bought: string) =>
  `Paid ${amountPaid}. ${bought}`;
export const download = 'Download';
export const signInWithThatAccount = 'Sign in with the account you bought it with to continue.';
export const yourPurchaseIsVerified = 'Your purchase is verified';
export const findItInMyPurchases = 'You’ll find what you bought in My Purchases.';
