/** Has all of the page laid out (styles/base.css), so that a place in it can be scrolled to. */
export function layOutWhole(): void {
  document.documentElement.dataset['whole'] = '';
}
