/** Opens a dialog of the page (components/page-dialog.tsx), unless it is open already. */
export function openDialog(id: string): void {
  const dialog = document.getElementById(id) as HTMLDialogElement;
  if (!dialog.open) dialog.showModal();
}

export function closeDialog(id: string): void {
  (document.getElementById(id) as HTMLDialogElement | null)?.close();
}
