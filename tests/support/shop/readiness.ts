export async function statusOf(baseUrl: string, path: string): Promise<number> {
  const response = await fetch(new URL(path, baseUrl));
  await response.arrayBuffer();
  return response.status;
}

export interface Readiness {
  code: number;
  status: 'ready' | 'degraded' | 'not ready';
  checks: { process: string; postgres: string; redis: string };
  jobs: { oldestDueSeconds: number | null };
}

export async function readinessOf(baseUrl: string): Promise<Readiness> {
  const response = await fetch(new URL('/readyz', baseUrl));
  return { code: response.status, ...((await response.json()) as Omit<Readiness, 'code'>) };
}
