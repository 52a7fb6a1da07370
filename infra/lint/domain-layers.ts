/** The nouns of `functions/domain` from the bottom up: a noun may import those of the rows before its own. */
export const domainLayers = [
  ['archives', 'audit', 'authors', 'codes', 'items', 'rate-limits', 'signed-links'],
  [
    'email-addresses',
    'entitlements',
    'epubs',
    'mails',
    'members',
    'preview-requests',
    'privacy',
    'visits',
  ],
  ['catalogue', 'credits', 'sign-ins', 'waitlist'],
  ['digest', 'downloads', 'feedback', 'ratings', 'uploads'],
  ['editions', 'podcasts', 'reviews'],
  ['feeds', 'previews'],
  ['articles', 'products', 'recordings'],
  ['bundles', 'home', 'passages'],
  ['assistant', 'orders'],
  ['account-deletion', 'complimentary', 'health', 'reports'],
  ['mail-delivery'],
];
