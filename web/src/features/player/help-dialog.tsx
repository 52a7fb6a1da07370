import { Dialog } from '../../components/dialog.tsx';
import { shortcuts } from '../../lib/player/shortcuts.ts';
import styles from './help-dialog.module.css';
import * as messages from './messages.ts';

export function HelpDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title={messages.keyboardShortcuts} size="sm">
      <dl className={styles.list}>
        {shortcuts.map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.scope}>{messages.shortcutsWorkWhilePlayerHas}</p>
    </Dialog>
  );
}
