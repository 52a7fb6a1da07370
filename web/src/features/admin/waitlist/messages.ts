export const weCouldntCreateFilePlease = 'We couldn’t create the file. Please try again.';
export const downloadCsv = 'Download CSV';
export const emailAddress = 'Email address';
export const joined = 'Joined';
export const actions = 'Actions';
export const remove = 'Remove';
export const removeThisAddressFromList = 'Remove this address from the list?';
export const emailIsRemovedFromWaitlist = (email: string, tool: string) =>
  `${email} is removed from the waitlist for ${tool} at once and is not notified. They can join again.`;
export const emailWasRemoved = (email: string) => `${email} was removed from the list`;
export const weCouldntRemoveAddress = 'We couldn’t remove the address';
export const waitlistForToolNewestFirst = (tool: string) => `Waitlist for ${tool}, newest first`;
export const searchAddresses = 'Search addresses';
export const anyPartEmailAddress = 'Any part of an email address';
export const failedToLoadWaitlist = 'Failed to load the waitlist';
export const signUpsFromPageTool = (tool: string) =>
  `Sign-ups from the page of ${tool} appear here.`;
export const noSignUpsYet = 'No sign-ups yet';
