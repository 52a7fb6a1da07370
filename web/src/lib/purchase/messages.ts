export const missingPurchaseParameters = 'Missing purchase parameters.';
export const missingPurchaseVerificationData = 'Missing purchase verification data';
export const missingSessionOrResourceInformation = 'Missing session or resource information';
export const noDownloadAvailable = 'No download available';
export const noValidPurchaseSessionFound = 'No valid purchase session found';
export const popupBlockedPleaseAllowPopups = 'Popup blocked – please allow popups for downloads';
export const noTokenReceived = 'No token received';
export const sessionExpired = 'Session expired';
export const downloadFailed = 'Download failed';
export const preparingYourDownload = 'Preparing your download…';
export const youAlreadyOwnTitle = (title: string) => `You already own “${title}”.`;
export const openingCheckoutForTitle = (title: string) => `Opening checkout for “${title}”…`;
export const noCheckoutUrl = 'No checkout URL';
export const purchaseFailed = 'Purchase failed';
export const thisPurchaseHasntBeenPaid =
  'This purchase hasn’t been paid for. You were not charged and can start again.';
export const thePaymentPageTimedOut = 'The payment page timed out. You were not charged.';
export const accessToThisPurchaseWas = 'Access to this purchase was removed.';
export const refundedThisDownloadIsNo = 'Refunded. This download is no longer available.';
export const thePaymentIsInDispute =
  'The payment is in dispute with your bank. The download will be available again once that is settled.';
export const emailsToYourAddressBounce =
  'Emails to your address bounce, so the receipt is only in My Purchases.';
export const weveEmailedYouReceipt = 'We’ve emailed you the receipt.';
export const couldNotVerifyPurchasePlease = 'Could not verify purchase. Please contact support.';
