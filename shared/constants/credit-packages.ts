export const packageIds = ['small', 'medium', 'large'] as const;
export type PackageId = (typeof packageIds)[number];
