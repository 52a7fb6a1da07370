/** Opens and closes dialogs in browsers that do not know `command` (Safari before 26.2, Firefox before 144). */
export function runCommands(): void {
  if ('commandForElement' in HTMLButtonElement.prototype) return;
  addEventListener(
    'click',
    ({ target }) => {
      const button = (target as Element).closest('button[commandfor]');
      const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
      if (!(dialog instanceof HTMLDialogElement)) return;
      if (button?.getAttribute('command') === 'close') dialog.close();
      else if (!dialog.open) dialog.showModal();
    },
    true,
  );
}
