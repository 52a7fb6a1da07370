export const backToStore = 'Back to the store';
export const purchaseComplete = 'Purchase complete';
export const paidAmountPaidPurchase = (amountPaid: string, purchase: string) =>
  `Paid ${amountPaid}. ${purchase}`;
export const download = 'Download';
export const myCredits = 'My credits';
export const myPurchases = 'My Purchases';
export const itsItemsAreInMy = 'Its items are in My Purchases, ready to download.';
