/** `Well Logs | beginners` → `Well Logs`: what follows the bar is for administrators only. */
export function categoryLabel(category: string): string {
  return category.split('|')[0]!.trim();
}
