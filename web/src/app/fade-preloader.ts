/** Fades the preloader out 300 ms after the page has loaded, and removes it. */
export function fadePreloader(): void {
  const preloader = document.getElementById('preloader');
  setTimeout(() => {
    preloader?.addEventListener('transitionend', () => preloader.remove());
    preloader?.classList.add('done');
  }, 300);
}
