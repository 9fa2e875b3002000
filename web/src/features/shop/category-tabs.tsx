import kit from '../../ui/controls/tabs.module.css';
import styles from './category-tabs.module.css';
import { FILTERS } from './stock-rules.ts';
import type { Filter } from './stock-rules.ts';

interface CategoryTabsProps {
  current: Filter;
  onChange: (filter: Filter) => void;
}

/** Styled as tabs, but pressed buttons: they filter one list. */
export function CategoryTabs({ current, onChange }: CategoryTabsProps) {
  return (
    <div className={`${kit.tabs} ${styles.tabs}`} role="group" aria-label="Filter by category">
      {FILTERS.map((filter) => (
        <button
          key={filter.value}
          type="button"
          className={`${kit.tab} ${styles.tab}`}
          aria-pressed={filter.value === current.value}
          onClick={() => onChange(filter)}
        >
          {filter.label}
        </button>
      ))}
    </div>
  );
}
