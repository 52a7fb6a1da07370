/** Joins the truthy class names: `classNames(styles.card, wide && styles.wide)`. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
