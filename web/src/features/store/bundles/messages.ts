export const youOwnAllIt = 'You own all of it';
export const boughtSeparatelyPrefix = 'Bought separately: ';
export const youSaveSum = (sum: string) => `You save ${sum}`;
export const priceForAllLessShare = (price: string, owned: string) =>
  `${price} for all, less the share of what you own: ${owned}`;
export const yours = 'yours';
export const buyRest = 'Buy the rest';
export const buy = 'Buy';
export const bundles = 'Bundles';
export const severalItemsAtOnePrice =
  'Several items at one price. If you own some of them, you pay only for the rest.';
