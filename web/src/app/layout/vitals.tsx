import { Meter } from '../../ui/signs/meter.tsx';

export const STATUS_LINE = 'Welcome, traveler. A fresh pot is on.';

/** The visitor's meters: decoration of the header, and of the menu where the header has no room for their text. */
export function Vitals({ className }: { className: string | undefined }) {
  return (
    <div className={className} aria-hidden="true">
      <span>HP</span>
      <Meter colour="red" percent={100} />
      <span>MP</span>
      <Meter colour="blue" percent={85} />
      <small>HP: 100/100 • MP: 85/100</small>
    </div>
  );
}
