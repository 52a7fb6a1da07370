import { RadioTabs } from '#web/src/components/radio-tabs.tsx';
import { useHome } from '../home-choices.tsx';
import { filterTabs, filtersOf } from './tool-filters.ts';
import { ToolCard } from './tool-card.tsx';
import styles from './core-box.module.css';

/** The suite as a core box: every tool has the pattern of a rock, and two runs lie side by side. */
export function CoreBox({ label }: { label: string }) {
  const { tools, choices } = useHome();
  return (
    <div className={styles.place}>
      <RadioTabs
        label={label}
        name="tools"
        tabs={filterTabs(tools)}
        active={choices.filter}
        onChange={choices.showTools}
      />
      <ul className={styles.box}>
        {tools.map((tool, place) => (
          <ToolCard key={tool.id} tool={tool} place={place} filters={filtersOf(tool)} />
        ))}
      </ul>
    </div>
  );
}
