import { Tabs } from '#web/src/components/tabs.tsx';
import { filterTabs, filterTools, type ToolFilter } from './tool-filters.ts';
import { ToolCard } from './tool-card.tsx';
import { tools } from './tools.ts';
import styles from './core-box.module.css';

const panelId = 'tool-box';
const tabs = filterTabs(tools);

interface CoreBoxProps {
  filter: ToolFilter;
  onFilter: (filter: ToolFilter) => void;
}

/** The suite as core in a box: every tool has the pattern of a rock, and two runs lie side by side. */
export function CoreBox({ filter, onFilter }: CoreBoxProps) {
  return (
    <div>
      <div className={styles.tabs}>
        <Tabs
          label="Which tools"
          tabs={tabs}
          active={filter}
          onChange={onFilter}
          panelId={panelId}
        />
      </div>
      <div
        id={panelId}
        role="tabpanel"
        aria-label={tabs.find(({ id }) => id === filter)!.label}
        className={styles.panel}
      >
        <ul className={styles.box}>
          {filterTools(tools, filter).map((tool, place) => (
            <ToolCard key={tool.id} tool={tool} place={place} />
          ))}
        </ul>
      </div>
    </div>
  );
}
