import type { ReactNode } from 'react';

/**
 * Where a cell stands in the card that a row becomes below 981 px. First line: `a` the link, `b` beside it, `c` at the right end (`ab` takes
 * both places of `a` and `b`). Below: `e` a muted line, `d` a line, `z` a line of buttons. `e2`, `e3` are muted lines that leave room for a
 * chip at their right, `z2`. `x` is left out.
 */
type CardPlace = 'a' | 'ab' | 'b' | 'c' | 'd' | 'e' | 'e2' | 'e3' | 'z' | 'z2' | 'x';

export interface DataColumn<Row> {
  id: string;
  header: string;
  /** The head says nothing to the eye, where the cells are buttons. */
  isHeaderHidden?: boolean;
  cell: (row: Row) => ReactNode;
  card: CardPlace;
  /** Before the value in a card, where no head says it: "Orders". */
  cardLabel?: string;
  /** Sorts by this key of the list state; the first press goes this way. */
  sort?: 'ascending' | 'descending';
  /** CSS width of the column on a desk: "6.25rem", "22%". */
  width?: string;
  /** Figures: at the right end, all digits as wide. */
  isNumber?: boolean;
  /** One line, cut off with dots. */
  isClipped?: boolean;
  isUnbroken?: boolean;
  /** Left out below 1101 px. */
  isOptional?: boolean;
}
