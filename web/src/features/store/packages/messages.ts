export const weCouldntOpenPaymentPage =
  'We couldn’t open the payment page. You were not charged. Please try again.';
export const youStartedAnotherPurchaseAt =
  'You started another purchase at the same time. You were not charged. Please try again.';
export const pleaseWaitMomentAndTry = 'Please wait a moment and try again.';
export const paymentPageOpenedTooOften = (when: string) =>
  `You’ve opened the payment page too many times in a short period. ${when}`;
export const weCouldntOpenPaymentPageYou =
  'We couldn’t open the payment page. You were not charged.';
export const weCouldntStartPurchase = 'We couldn’t start the purchase';
export const lowestPricePerReply = 'Lowest price per reply';
export const savesSavingComparedWithPackages = (saving: string, credits: number) =>
  `Saves ${saving} compared with packages of ${credits}`;
export const creditsForPrice = (credits: string, price: string) => ` ${credits} for ${price}`;
export const perReply = (price: string) => `${price} a reply`;
export const aboutPrice = (price: string) => `about ${price}`;
export const buy = 'Buy';
export const credits = 'credits';
