// Drawn here, because the icon library's versions share a file with the lists of other pages, which this page would
// then load.

/** The icon for Play. */
export const PlayMark = () => (
  <svg viewBox="0 0 24 24" aria-hidden fill="currentColor">
    <path d="M6 3v18L21 12z" />
  </svg>
);

/** The icon for Pause. */
export const PauseMark = () => (
  <svg viewBox="0 0 24 24" aria-hidden fill="currentColor">
    <path d="M6 5h4v14H6zM14 5h4v14h-4z" />
  </svg>
);
