import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { capabilities } from '#shared/site-config/capabilities.ts';
import { Button, LinkButton } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { Page } from '../../components/page.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { SavedRow } from './saved-row.tsx';
import { useSaved } from './use-saved.ts';
import styles from './saved.module.css';

/** Each row is a call. */
const rowsAtOnce = 24;
const panelId = 'saved';

/** Everything that this visitor has marked: bookmarks, favourites and liked episodes. */
export default function SavedPage() {
  const [search, setSearch] = useSearchParams();
  const { marks, kinds } = useSaved();
  const [shown, setShown] = useState(rowsAtOnce);
  const tabs = [{ id: 'all', label: 'All', count: marks.length }, ...kinds] as const;
  const active = tabs.find(({ id }) => id === search.get('kind')) ?? tabs[0];
  const rows = marks.filter(({ kind }) => active.id === 'all' || kind === active.id);

  function choose(id: string): void {
    setShown(rowsAtOnce);
    setSearch(id === 'all' ? {} : { kind: id }, { replace: true });
  }

  return (
    <Page>
      <PageHeading
        kicker="Account"
        title="Saved"
        lead="What you have marked on this device. The marks stay in this browser and are not sent anywhere."
      />
      {marks.length === 0 ? (
        <NothingSaved />
      ) : (
        <>
          <Tabs label="Saved" tabs={tabs} active={active.id} onChange={choose} panelId={panelId} />
          <div id={panelId} role="tabpanel" aria-label={active.label}>
            {rows.length === 0 && <Notice tone="empty" title={`${active.label}: none yet`} />}
            <ul className={styles.list}>
              {rows.slice(0, shown).map((mark) => (
                <SavedRow key={`${mark.kind} ${mark.id}`} mark={mark} />
              ))}
            </ul>
            {rows.length > shown && (
              <Button variant="secondary" onClick={() => setShown(shown + rowsAtOnce)}>
                Show more
              </Button>
            )}
          </div>
        </>
      )}
    </Page>
  );
}

function NothingSaved() {
  return (
    <Notice
      tone="empty"
      title="Nothing saved yet"
      action={
        <>
          <LinkButton to="/articles">Open the library</LinkButton>
          {capabilities.podcasts && (
            <LinkButton variant="secondary" to="/podcasthub">
              Open the podcast hub
            </LinkButton>
          )}
        </>
      }
    >
      Bookmark a paper or make it a favourite{capabilities.podcasts && ', or like an episode'}: you
      find it here again.
    </Notice>
  );
}
