import { site } from '#shared/site-config/site.ts';
import { Button, LinkButton } from '#web/src/components/button.tsx';
import { Dialog } from '#web/src/components/dialog.tsx';
import { DemoWalk } from './demo-walk.tsx';
import { scenes } from './scenes.ts';
import { useWalk } from './use-walk.ts';
import styles from './demo-dialog.module.css';

export interface DemoDialogProps {
  onClose: () => void;
}

/** The film of the site where the operator has one (`links.demoVideo`), else the drawn walk through its tools. */
export default function DemoDialog({ onClose }: DemoDialogProps) {
  const film = site.links.demoVideo;
  const walk = useWalk(film ? 0 : scenes.length);
  const scene = scenes[walk.at]!;
  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      title={film ? `${site.brand.product} on film` : `A walk through ${site.brand.product}`}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
          <LinkButton to={scene.to}>Try It Yourself</LinkButton>
        </>
      }
    >
      {film ? (
        <video className={styles.film} src={film} controls preload="metadata" playsInline />
      ) : (
        <DemoWalk walk={walk} />
      )}
    </Dialog>
  );
}
