/** Makes the browser lay out the whole page (styles/base.css), so that it can scroll to any place. */
export function layOutWhole(): void {
  document.documentElement.dataset['whole'] = '';
}
