import { view } from '../../../platform/graphql/view.ts';
import type { Context } from '../../../platform/context/context.ts';
import { asStaff } from '../../accounts/index.ts';
import { ChatFigures } from './figures.results.ts';

interface FigureRow {
  slug: string;
  replies: number;
  fallbacks: number;
  tokens: number;
  thumbs_up: number;
  thumbs_down: number;
}

/**
 * Of each coffee that has replied in the last 30 days. Conversations that were cleared do not count.
 * A message of somebody in danger is stored under any slug (talk), so slugs that no coffee ever had are left out.
 * @throws NotAllowed
 */
export async function readFigures(ctx: Context): Promise<ChatFigures[]> {
  const staff = await asStaff(ctx, 'coffee-admin');
  const rows = await staff.em.execute<FigureRow[]>(
    `select coffee_slug as slug, count(*)::int as replies, count(*) filter (where status = 'fallback')::int as fallbacks,
       sum(tokens)::float8 as tokens, count(*) filter (where rating = 'up')::int as thumbs_up,
       count(*) filter (where rating = 'down')::int as thumbs_down
     from chat_message where reply_to_id is not null and created_at > ?::timestamptz - interval '30 days'
       and coffee_slug in (select slug from coffee)
     group by coffee_slug order by coffee_slug`,
    [staff.clock.now()],
  );
  return rows.map(({ thumbs_up: thumbsUp, thumbs_down: thumbsDown, ...row }) => view(ChatFigures, { ...row, thumbsUp, thumbsDown }));
}
