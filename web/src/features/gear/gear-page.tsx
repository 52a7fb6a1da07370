import { useSearchParams } from 'react-router-dom';
import { PageHeading } from '../../components/page-heading.tsx';
import { Page } from '../../components/page.tsx';
import { Prose } from '../../components/prose.tsx';
import { Section } from '../../components/section.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { GearPanel } from './gear-panel.tsx';
import { gearLists } from './gear-lists.ts';

const panelId = 'gear-list';

export default function GearPage() {
  const [search, setSearch] = useSearchParams();
  const list = gearLists.find(({ id }) => id === search.get('list')) ?? gearLists[0]!;
  return (
    <Page>
      <PageHeading
        kicker="Shop"
        title="Gear we would buy again"
        lead="Short lists, not catalogues: what has survived our own field seasons, labs and recordings."
      />
      <Tabs
        label="Lists"
        tabs={gearLists}
        active={list.id}
        onChange={(id) => setSearch({ list: id }, { replace: true })}
        panelId={panelId}
      />
      <div id={panelId} role="tabpanel" aria-label={list.label}>
        <GearPanel list={list} />
      </div>
      <Section heading="Disclosure">
        <Prose>
          <p>
            Links on this page are affiliate links: we earn from qualifying purchases, at no cost to
            you. That does not decide what is listed.
          </p>
        </Prose>
      </Section>
    </Page>
  );
}
