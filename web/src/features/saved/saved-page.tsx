import { useState } from 'react';
import { capabilities } from '#shared/site-config/capabilities.ts';
import { Button } from '../../components/button.tsx';
import { CatalogueLinks } from '../../components/catalogue-links.tsx';
import { Notice } from '../../components/notice.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { Page } from '../../components/page.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { useSearchParams } from '../../lib/use-search-params.ts';
import * as messages from './messages.ts';
import { SavedRow } from './saved-row.tsx';
import { useSaved } from './use-saved.ts';
import styles from './saved.module.css';

const { articles, podcasts } = capabilities;
const howToSave = !articles
  ? messages.likeEpisodes
  : podcasts
    ? messages.markPapersAndEpisodes
    : messages.markPapers;

/** Each row is a call. */
const rowsAtOnce = 24;
const panelId = 'saved';

/** All items that this visitor has marked: bookmarks, favourites and liked episodes. */
export default function SavedPage() {
  const [search, setSearch] = useSearchParams();
  const { marks, kinds } = useSaved();
  const [shown, setShown] = useState(rowsAtOnce);
  const tabs = [{ id: 'all', label: messages.all, count: marks.length }, ...kinds] as const;
  const active = tabs.find(({ id }) => id === search.get('kind')) ?? tabs[0];
  const rows = marks.filter(({ kind }) => active.id === 'all' || kind === active.id);

  function choose(id: string): void {
    setShown(rowsAtOnce);
    setSearch(id === 'all' ? {} : { kind: id }, { replace: true });
  }

  return (
    <Page>
      <PageHeading
        kicker={messages.account}
        title={messages.saved}
        lead={messages.whatYouHaveMarkedOn}
      />
      {marks.length === 0 ? (
        <NothingSaved />
      ) : (
        <>
          <Tabs
            label={messages.saved}
            tabs={tabs}
            active={active.id}
            onChange={choose}
            panelId={panelId}
          />
          <div id={panelId} role="tabpanel" aria-label={active.label}>
            {rows.length === 0 && (
              <Notice tone="empty" title={messages.labelNoneYet(active.label)} />
            )}
            <ul className={styles.list}>
              {rows.slice(0, shown).map((mark) => (
                <SavedRow key={`${mark.kind} ${mark.id}`} mark={mark} />
              ))}
            </ul>
            {rows.length > shown && (
              <Button variant="secondary" onClick={() => setShown(shown + rowsAtOnce)}>
                {messages.showMore}
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
    <Notice tone="empty" title={messages.nothingSavedYet} action={<CatalogueLinks />}>
      {howToSave}
    </Notice>
  );
}
