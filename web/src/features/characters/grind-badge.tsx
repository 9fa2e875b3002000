import { Badge } from '../../ui/signs/badge.tsx';
import { isWholeBean } from './character-rules.ts';

export function GrindBadge({ grindType, className }: { grindType: string; className?: string | undefined }) {
  const isWhole = isWholeBean(grindType);
  return (
    <Badge tone={isWhole ? 'mint' : 'orange'} className={className}>
      {isWhole ? 'WHOLE' : 'GROUND'}
    </Badge>
  );
}
