import { shippoId } from '../http/ids.ts';
import type { Sandbox } from '../parts/sandbox.ts';

const OWNER = 'sandbox@brewquest.example';

export interface Stamp {
  object_id: string;
  object_owner: string;
  object_created: string;
  object_updated: string;
}

export function stamp({ clock }: Sandbox): Stamp {
  const now = new Date(clock.nowMs()).toISOString();
  return { object_id: shippoId(), object_owner: OWNER, object_created: now, object_updated: now };
}

export function isoNow({ clock }: Sandbox): string {
  return new Date(clock.nowMs()).toISOString();
}
