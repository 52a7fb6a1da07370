import { site } from '#shared/site-config/site.ts';
import { Button, LinkButton } from '#web/src/components/button.tsx';
import { DialogContent } from '#web/src/components/dialog-content.tsx';
import { DemoWalk } from './demo-walk.tsx';
import { scenes } from './scenes.ts';
import { useWalk } from './use-walk.ts';
import styles from './demo-body.module.css';

/** The operator's film if there is one (`links.demoVideo`), otherwise the drawn walk through the tools. */
export default function DemoBody({ dialogId }: { dialogId: string }) {
  const film = site.links.demoVideo;
  const walk = useWalk(film ? 0 : scenes.length);
  const scene = scenes[walk.at]!;
  return (
    <DialogContent
      actions={
        <>
          <Button variant="secondary" command="close" commandfor={dialogId}>
            Close
          </Button>
          <LinkButton to={scene.to}>Try It Yourself</LinkButton>
        </>
      }
    >
      {film ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- the configuration has no captions for the operator's film
        <video className={styles.film} src={film} controls preload="metadata" playsInline />
      ) : (
        <DemoWalk walk={walk} />
      )}
    </DialogContent>
  );
}
