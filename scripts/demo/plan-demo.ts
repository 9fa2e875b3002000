import { CITIES, DEMO_DOMAIN, FIRST_NAMES, LAST_NAMES, STREETS } from './demo-words.ts';

export interface DemoSettings {
  orders: number;
  /** The same seed, on the same day, plans the same history. */
  seed: number;
  timeZone: string;
}

/** Three years: long enough to compare each month with the same month of the years before. */
const DAYS = 1_096;
/** Every thirteenth checkout is never paid. */
export const UNPAID_EVERY = 13;
const ORDERS_PER_PERSON = 3.4;
const COUNTED_REVIEWS = [5, 11, 60, 130, 200];
/** Nobody waits for the carrier longer than the latest few orders. */
const LATEST = 24;

/** Orders by hour of the day, in the shop's time zone: a quiet night, a peak before work and a higher one in the evening. */
const HOURS = [2, 1, 1, 1, 1, 3, 8, 14, 18, 17, 15, 14, 15, 14, 12, 12, 13, 15, 18, 22, 24, 20, 12, 5];

function quoted(values: readonly string[]): string {
  return `array[${values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', ')}]`;
}

/** The lower bound of each share, for width_bucket: weights 1, 2, 1 become 0, 0.25, 0.75. */
function lowerBounds(weights: readonly number[]): string {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  let below = 0;
  const bounds = weights.map((weight) => {
    const bound = below / sum;
    below += weight;
    return bound.toFixed(6);
  });
  return `array[${bounds.join(', ')}]::float8[]`;
}

/** An element of an SQL array, chosen by a number from 0 to below 1. */
function pick(values: readonly string[], chance: string): string {
  return `(${quoted(values)})[1 + floor(${chance} * ${values.length})::int]`;
}

function quantile(bounds: string, chance: string): string {
  return `width_bucket(${chance}, ${bounds})`;
}

/** A number from 0 to below 1 that depends on the seed, on n and on what it decides, and on nothing else. */
function chanceFunction(seed: number): string {
  return `create function pg_temp.chance(n bigint, what text) returns float8 language sql immutable parallel safe as $$
    select ((hashint8extended(n, hashtextextended(what, ${seed})) & 9007199254740991)::float8) / 9007199254740992.0 $$`;
}

/** How many checkouts each day has: growth, season, weekday, the weeks before the holidays, and chance. */
function daysTable({ orders, timeZone }: DemoSettings): string {
  const checkouts = Math.ceil((orders * UNPAID_EVERY) / (UNPAID_EVERY - 1));
  return `create temp table demo_day on commit drop as
    with day as (
      select at, (now() at time zone '${timeZone}')::date - ${DAYS - 1} + at as day, at / ${DAYS}.0 as progress
      from generate_series(0, ${DAYS - 1}) at),
    weighed as (
      select *, (0.3 + 1.4 * progress ^ 1.4)
        * (array[1.2, 0.92, 0.9, 0.95, 1, 1.1, 1.25])[1 + extract(dow from day)::int]
        * (array[0.9, 0.95, 0.95, 0.9, 0.88, 0.8, 0.75, 0.82, 0.95, 1.08, 1.3, 1.55])[extract(month from day)::int]
        * case when to_char(day, 'MMDD') between '1124' and '1130' then 1.5 when to_char(day, 'MMDD') >= '1226' then 0.6 else 1 end
        * (0.8 + 0.4 * pg_temp.chance(at, 'day'))
        * case when at = ${DAYS - 1} then greatest(0.02, extract(epoch from (now() at time zone '${timeZone}')::time) / 86400.0) else 1 end as weight
      from day),
    summed as (select *, sum(weight) over (order by at) / sum(weight) over () as share from weighed)
    select at, day, progress, (round(share * ${checkouts}) - round(lag(share, 1, 0) over (order by at) * ${checkouts}))::int as checkouts
    from summed`;
}

/** What sells in which month: shares of the stock rows, for width_bucket. */
const SHARES = `create temp table demo_share on commit drop as
  with weighed as (
    select month, s.id as stock_item_id,
      (0.35 + 1.3 * pg_temp.chance(s.product_id, 'popular')) * case s.grind when 'ground' then 0.6 when 'whole-bean' then 0.4 else 0.25 end
      * case p.slug
        when 'jacks-pumpkin' then case when month between 9 and 11 then 3.5 else 0.3 end
        when 'mint-stole-christmas' then case when month >= 11 then 4 else 0.15 end
        else 1 end as weight
    from generate_series(1, 12) month, stock_item s join product p on p.id = s.product_id
    where p.is_listed and p.deleted_at is null),
  summed as (
    select *, (sum(weight) over (partition by month order by stock_item_id) - weight) / sum(weight) over (partition by month) as below
    from weighed)
  select month, array_agg(below::float8 order by stock_item_id) as bounds, array_agg(stock_item_id order by stock_item_id) as stock_items
  from summed group by month`;

/** Every checkout: when, by whom, and what becomes of it. Person 0 is an office that orders often. */
function checkoutsTable({ orders, timeZone }: DemoSettings): string {
  const people = Math.max(1, Math.round(orders / ORDERS_PER_PERSON));
  return `create temp table demo_checkout on commit drop as
    with planned as (
      select d.at * 1000000::bigint + k as key, d.day, d.progress,
        (d.day + make_interval(hours => ${quantile(lowerBounds(HOURS), `pg_temp.chance(d.at * 1000000::bigint + k, 'hour')`)} - 1,
          secs => 3600 * pg_temp.chance(d.at * 1000000::bigint + k, 'second'))) at time zone '${timeZone}' as at
      from demo_day d cross join generate_series(1, d.checkouts) k),
    timed as (
      select *, date_trunc('second', case when at > now() - interval '3 minutes' then now() - interval '3 minutes' - pg_temp.chance(key, 'late') * interval '6 hours' else at end) as created_at
      from planned),
    counted as (select *, row_number() over (order by created_at, key) as n, count(*) over () as total from timed),
    peopled as (
      select *, case
        when pg_temp.chance(key, 'office') < 0.005 then 0
        when pg_temp.chance(key, 'new') < 0.33 then 1 + floor(${people} * progress * (1 - 0.004 * pg_temp.chance(key, 'who')))::int
        else 1 + floor(${people} * progress * pg_temp.chance(key, 'who') ^ 1.7)::int end as person
      from counted)
    select n, key, created_at, extract(month from day)::int as month, person, nextval('orders_id_seq')::int as order_id,
      created_at + make_interval(secs => 40 + 140 * pg_temp.chance(key, 'pays')) as paid_at,
      case
        when total - n in (${COUNTED_REVIEWS.join(', ')}) then 'review-' || array_position(array[${COUNTED_REVIEWS.join(', ')}], (total - n)::int)
        when n % ${UNPAID_EVERY} = 0 then case when pg_temp.chance(key, 'unpaid') < 0.75 then 'expired' else 'canceled' end
        when total - n < ${LATEST} and pg_temp.chance(key, 'waits') < 0.4 then 'paid'
        when created_at < now() - interval '3 days' and pg_temp.chance(key, 'refund') < 0.016 then 'refunded'
        when created_at < now() - interval '3 days' and pg_temp.chance(key, 'refund') < 0.04 then 'part-refunded'
        when created_at < now() - interval '4 days' and pg_temp.chance(key, 'shipped') < 0.7 then 'shipped'
        else 'completed' end as outcome,
      'BQ-' || upper(substr(md5(pg_temp.chance(key, 'ref')::text), 1, 16)) as ref
    from peopled order by n`;
}

/** Everybody who has ever begun a checkout, with their address. A little more than half have an account. */
const PEOPLE = `create temp table demo_person on commit drop as
  with met as (select person, min(created_at) as met_at from demo_checkout group by person),
  named as (
    select *, ${pick(FIRST_NAMES, `pg_temp.chance(person, 'first')`)} as first_name, ${pick(LAST_NAMES, `pg_temp.chance(person, 'last')`)} as last_name,
      1 + floor(pg_temp.chance(person, 'city') * ${CITIES.length})::int as city
    from met)
  select person, met_at, first_name, last_name,
    lower(first_name || '.' || last_name) || '.' || person || '@${DEMO_DOMAIN}' as email,
    case when person = 0 or pg_temp.chance(person, 'account') < 0.55 then nextval('users_id_seq')::int end as user_id,
    jsonb_build_object('name', first_name || ' ' || last_name,
      'street1', 1 + floor(pg_temp.chance(person, 'house') * 900)::int || ' ' || ${pick(STREETS, `pg_temp.chance(person, 'street')`)} || ' Street',
      'city', (${quoted(CITIES.map(([city]) => city))})[city], 'state', (${quoted(CITIES.map(([, state]) => state))})[city],
      'zip', (${quoted(CITIES.map(([, , zip]) => zip))})[city], 'country', 'US') as address
  from named order by person`;

/** One to four lines a checkout; equal ones are added up. */
const LINES = `create temp table demo_line on commit drop as
  with chosen as (
    select c.order_id, c.created_at,
      s.stock_items[width_bucket(pg_temp.chance(c.key * 8 + line, 'what'), s.bounds)] as stock_item_id,
      ${quantile('array[0, 0.7, 0.92, 0.98]::float8[]', `pg_temp.chance(c.key * 8 + line, 'how many')`)} as quantity
    from demo_checkout c join demo_share s using (month)
      cross join generate_series(1, ${quantile('array[0, 0.48, 0.8, 0.94]::float8[]', `pg_temp.chance(c.key, 'lines')`)}) line)
  select nextval('order_item_id_seq')::int as item_id, order_id, stock_item_id, sum(quantity)::int as quantity, p.id as product_id, p.slug, s.grind,
    p.sizes[1] as size, p.weight_grams,
    -- The price of a year and a half ago was a dollar lower.
    case when created_at < now() - interval '540 days' then greatest(100, p.price_cents - 100) else p.price_cents end as price_cents,
    p.name || coalesce(' (' || p.sizes[1] || ')', '') || case s.grind when 'whole-bean' then ' - Whole Bean' when 'ground' then ' - Ground' else '' end as name
  from chosen join stock_item s on s.id = stock_item_id join product p on p.id = s.product_id
  group by order_id, created_at, stock_item_id, p.id, s.grind`;

/** Statements that plan the history in temporary tables; writeDemo makes the rows of it. */
export function planDemo(settings: DemoSettings): [step: string, sql: string][] {
  return [
    ['Chances', chanceFunction(settings.seed)],
    ['Days', daysTable(settings)],
    ['Shares', SHARES],
    ['Checkouts', checkoutsTable(settings)],
    ['People', `${PEOPLE}; create unique index on demo_person (person); analyze demo_checkout; analyze demo_person`],
    ['Lines', `${LINES}; create index on demo_line (order_id); analyze demo_line`],
  ];
}
