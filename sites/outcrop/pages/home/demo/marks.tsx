// Drawn here: the icon library's share one file with the lists of other pages, which this page would load for them.

/** Plays. */
export const PlayMark = () => (
  <svg viewBox="0 0 24 24" aria-hidden fill="currentColor">
    <path d="M6 3v18L21 12z" />
  </svg>
);

/** Pauses. */
export const PauseMark = () => (
  <svg viewBox="0 0 24 24" aria-hidden fill="currentColor">
    <path d="M6 5h4v14H6zM14 5h4v14h-4z" />
  </svg>
);
