import { plural } from '../../lib/plural.ts';

export const assistantCredits = 'Assistant credits';
export const signUpToBeginWith = (signUp: number) =>
  `${signUp} to begin with, free. More when you need them.`;
export const topUpWhenYouNeed = 'Top up when you need more.';
export const yourLibrary = 'Your library';
export const receipts = 'Receipts';
export const everyPurchaseWithItsDate = 'Every purchase with its date and amount, in one list.';
export const nothingElse = 'Nothing else';
export const weAskForEmail =
  'We ask for an email address and a password. No name, no phone number, no newsletter.';
export const whatsInAccount = 'What’s in an account';
export const account = 'Account';
export const email = 'Email';
export const forgotPassword = 'Forgot password';
export const wellEmailYouLink = 'We’ll email you a link to set a new one.';
export const ifThatEmailExistsYoull =
  'If that email exists, you’ll get reset instructions shortly.';
export const useAnotherAddress = 'Use another address';
export const backToSignIn = 'Back to sign in';
export const failedToSendResetEmail = 'Failed to send reset email';
export const sending = 'Sending…';
export const sendResetLink = 'Send reset link';
export const invalidResetLink = 'Invalid reset link';
export const requestNewLink = 'Request a new link';
export const openLinkInEmail = 'Open the link in the email again, or request a new one.';
export const forAdministrators = 'For administrators';
export const youAreSignedIn = 'You are signed in';
export const onlyAdministratorsCanOpenThis = 'Only administrators can open this page.';
export const goToHomePage = 'Go to the home page';
export const continueLabel = 'Continue';
export const useAnotherAccount = 'Use another account';
export const signIn = 'Sign in';
export const forYourPurchasesDownloadsAnd = 'For your purchases, downloads and credits.';
export const forYourPurchases = 'For your purchases.';
export const password = 'Password';
export const forgotYourPassword = 'Forgot your password?';
export const loginFailedPleaseCheckYour = 'Login failed. Please check your credentials.';
export const eightCharactersOrMore = '8 characters or more';
export const anUppercaseLetter = 'An uppercase letter';
export const aDigit = 'A digit';
export const aSpecialCharacter = 'A special character';
export const tooShort = 'Too Short';
export const weak = 'Weak';
export const fair = 'Fair';
export const good = 'Good';
export const strong = 'Strong';
export const strongerWith = 'Stronger with:';
export const passwordStrengthCriteria = 'Password strength criteria';
export const atLeast6Characters = 'At least 6 characters.';
export const myPurchases = 'My Purchases';
export const whatYouOwnWithDownloads = 'What you own, with downloads and receipts.';
export const settings = 'Settings';
export const myProfile = 'My profile';
export const myAccount = 'My account';
export const signOut = 'Sign out';
export const changingItSignsYouOut =
  'Changing it signs you out on every other device. We’ll confirm by email.';
export const yourData = 'Your data';
export const everythingWeStoreAboutYou = 'Everything we store about you, in one file.';
export const deleteAccount = 'Delete account';
export const takesEffectAtOnceAnd = 'Takes effect at once and can’t be undone.';
export const welcomeToProduct = (product: string) => `Welcome to ${product}`;
export const letsGo = 'Let’s go';
export const createAccountTitle = 'Create account';
export const allYouNeedIsEmail = 'All you need is an email address and a password.';
export const registrationFailedPleaseTryAgain = 'Registration failed. Please try again.';
export const signInInstead = 'Sign in instead';
export const newPassword = 'New password';
export const resetFailed = 'Reset failed';
export const saving = 'Saving…';
export const saveNewPassword = 'Save new password';
export const thisSignsYouOutOn = 'This signs you out on every device.';
export const yourPasswordHasBeenChanged = 'Your password has been changed';
export const setNewPassword = 'Set a new password';
export const whatYouBought = (itemNames: string) =>
  `The ${itemNames} you bought, ready to download again at any time.`;
export const theyGoTo = (address: string) =>
  `They go to <strong>${address}</strong>. Nothing there after a few minutes? Check your spam folder, then check the address for typos.`;
export const bouncedAddresses = (support: string) =>
  `We don’t write to addresses that our emails have bounced from. If yours works again, write to <mail>${support}</mail>.`;
export const signedInAs = (name: string) => `Signed in as <strong>${name}</strong>.`;
export const signedInAsMember = 'Signed in as a member.';
export const newHere = 'New here?';
export const createAnAccount = 'Create an account';
export const passwordStrengthIs = (word: string) => `Password strength: <strong>${word}</strong>`;
export const criterionMet = (label: string) => `${label}<hidden>: yes</hidden>`;
export const criterionNotMet = (label: string) => `${label}<hidden>: not yet</hidden>`;
export const themeMotionAndMails = 'Theme, motion and notifications by email.';
export const themeMotionPlaybackAndMails = 'Theme, motion, playback and notifications by email.';
export const accountIsReady = 'Your account is ready and you are signed in.';
export const accountStartsWith = (credits: number) =>
  plural(credits, {
    one: 'It starts with 1 free credit for the assistant.',
    other: `It starts with ${credits} free credits for the assistant.`,
  });
export const alreadyHaveAnAccount = 'Already have an account?';
export const agreeToTerms = (minimumAge: number) =>
  `By creating an account you agree to the <terms>terms of use</terms>. What we store, and why, is explained in the <privacy>privacy policy</privacy>. Minimum age: ${minimumAge}.`;
export const takingYouToSignIn = 'Taking you to <signIn>sign in</signIn> with the new password…';
