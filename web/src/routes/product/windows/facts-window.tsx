import { Window } from '../../../ui/frames/window.tsx';
import { FactList } from './fact-list.tsx';

export function FactsWindow({ facts }: { facts: readonly { label: string; value: string }[] }) {
  return (
    <Window title="What you get" icon="i-truck">
      <FactList facts={facts} />
    </Window>
  );
}
