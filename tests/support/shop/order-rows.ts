import { waitFor, withDatabaseClient } from '../invariants.ts';

export interface OrderState {
  id: number;
  ref: string;
  status: string;
  number: number | null;
  tracking_number: string | null;
  confirmation_mailed_at: Date | null;
  label_state: string;
}

export function ordersOf(databaseUrl: string): Promise<OrderState[]> {
  return withDatabaseClient(databaseUrl, async (client) => (await client.query<OrderState>('select * from orders order by id')).rows);
}

export async function orderOf(databaseUrl: string, ref: string): Promise<OrderState> {
  const order = (await ordersOf(databaseUrl)).find((candidate) => candidate.ref === ref);
  if (!order) throw new Error(`no order ${ref}`);
  return order;
}

export function untilCompleted(databaseUrl: string, ref: string, withinMs = 30_000): Promise<OrderState> {
  return waitFor(withinMs, async () => {
    const order = await orderOf(databaseUrl, ref);
    return order.status === 'completed' ? order : null;
  });
}
