import { RadioTabs } from '#web/src/components/radio-tabs.tsx';
import { filterTabs, filtersOf, type ToolFilter } from './tool-filters.ts';
import { ToolCard } from './tool-card.tsx';
import { tools } from './tools.ts';
import styles from './core-box.module.css';

const tabs = filterTabs(tools);

interface CoreBoxProps {
  filter: ToolFilter;
  onFilter: (filter: ToolFilter) => void;
}

/** The suite as core in a box: every tool has the pattern of a rock, and two runs lie side by side. */
export function CoreBox({ filter, onFilter }: CoreBoxProps) {
  return (
    <div className={styles.place}>
      <RadioTabs label="Which tools" name="tools" tabs={tabs} active={filter} onChange={onFilter} />
      <ul className={styles.box}>
        {tools.map((tool, place) => (
          <ToolCard key={tool.id} tool={tool} place={place} filters={filtersOf(tool)} />
        ))}
      </ul>
    </div>
  );
}
