export const checkingYourPurchase = 'Checking your purchase';
export const noCheckoutUrlProvided = 'No checkout URL provided';
export const couldNotInitiatePurchasePlease = 'Could not initiate purchase. Please try again.';
