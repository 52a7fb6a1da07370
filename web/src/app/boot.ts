// Runs in the head, before the first paint: theme, motion, and whether somebody is signed in. Kept under 1 KB.
{
  const root = document.documentElement;
  try {
    const { theme, motion, token, authToken, role } = localStorage;
    if (theme) root.dataset.theme = theme;
    if (motion) root.dataset.motion = motion;
    if ((token || authToken) && role) root.dataset.session = role;
  } catch {
    // Storage is blocked: the system's own preferences hold.
  }
}
