import type { ReactNode } from 'react';
import { AdminButton } from '../controls/admin-button.tsx';
import { Blank } from '../signs/blank.tsx';

interface NothingFoundProps {
  /** What would show rows: "Show all 12". */
  wider?: { label: string; onPress: () => void } | null;
  onClear: () => void;
  /** Which search and filters leave nothing. */
  children: ReactNode;
}

/** In the place of a list whose search and filters leave no row. */
export function NothingFound({ wider, onClear, children }: NothingFoundProps) {
  return (
    <Blank
      picture="/art/snickering-weasley.png"
      title="Nothing under this stone"
      actions={
        <>
          {wider ? (
            <AdminButton look="gold" onClick={wider.onPress}>
              {wider.label}
            </AdminButton>
          ) : null}
          <AdminButton look={wider ? 'latte' : 'gold'} onClick={onClear}>
            Clear all
          </AdminButton>
        </>
      }
    >
      <p>{children}</p>
    </Blank>
  );
}
