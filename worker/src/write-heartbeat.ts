import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type App, type Context, findOldestDueSeconds } from '@brew-quest/api';
import { findStall, type Heartbeat, heartbeatFile } from './heartbeat.ts';

/** When the last attempt ended, successful or not; initially the start of the worker. */
let lastEndAt = performance.now();

export function recordEnd(): void {
  lastEndAt = performance.now();
}

/** Replaces the file atomically, so that a health check never reads half of it. */
export async function writeHeartbeat({ env }: App, ctx: Context): Promise<void> {
  const oldestDueSeconds = await findOldestDueSeconds(ctx.em, ctx.jobs);
  const sinceLastEndSeconds = Math.round((performance.now() - lastEndAt) / 1000);
  const heartbeat: Heartbeat = { problem: findStall(oldestDueSeconds, sinceLastEndSeconds, env.WORKER_STALL_SECONDS), at: Date.now() };
  const path = heartbeatFile(env.DATA_DIR);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.new`, JSON.stringify(heartbeat));
  renameSync(`${path}.new`, path);
}

export function removeHeartbeat(dataDir: string): void {
  rmSync(heartbeatFile(dataDir), { force: true });
}
