import type { BrowserSession } from '../browser-session.ts';
import { waitFor } from '../invariants.ts';

interface Run {
  id: string;
  state: string;
  problem: string | null;
  canUndo: boolean;
  undoRefusal: string | null;
  counts: Record<string, number> | null;
}

/** An import as its pages show it, but for what no test looks at. */
export interface ImportDetail {
  run: Run;
  systemName: string | null;
  encoding: string;
  delimiter: string;
  headerRow: number;
  dateOrder: string | null;
  dateExamples: { dateOrder: string; found: string; wallTime: string }[];
  subject: string;
  requiredOfOrders: string[];
  replaces: { orderCount: number; run: { id: string } | null } | null;
  preview: { number: string; fate: string; changes: string[] }[];
  columns: { name: string; target: string | null; confidence: number; source: string | null; samples: string[] }[];
}

interface Changed {
  __typename: string;
  message?: string;
}

/** The steps of an import by GraphQL, as its pages take them. */
export interface ImportSteps {
  upload(kind: 'STANDARD' | 'ASSISTED', content: string, name?: string): Promise<Run>;
  find(id: string): Promise<ImportDetail>;
  /** Waits for a state. */
  until(id: string, state: string): Promise<ImportDetail>;
  /** @param call a mutation with its arguments: 'stopImport(id: "...")' */
  change(call: string): Promise<Changed>;
  /** Has the rows checked with the proposed matching. */
  startCheck(id: string): Promise<Changed>;
  /** The same, and waits for the end of it. */
  check(id: string): Promise<ImportDetail>;
}

export function importSteps({ baseUrl }: { baseUrl: string }, admin: BrowserSession): ImportSteps {
  async function find(id: string): Promise<ImportDetail> {
    const query = `{ adminImport(id: "${id}") { run { id state problem canUndo undoRefusal counts { orders new updated unchanged rejected newCustomers } }
      systemName encoding delimiter headerRow dateOrder dateExamples { dateOrder found wallTime } subject requiredOfOrders
      replaces { orderCount run { id } } columns { name target confidence source samples }
      preview { number fate changes } } }`;
    return (await admin.graphql<{ adminImport: ImportDetail }>(query)).adminImport;
  }
  function until(id: string, state: string): Promise<ImportDetail> {
    return waitFor(20_000, async () => {
      const detail = await find(id);
      return detail.run.state === state && detail;
    });
  }
  async function change(call: string): Promise<Changed> {
    const query = `mutation { answer: ${call} { __typename ... on UserError { message } } }`;
    return (await admin.graphql<{ answer: Changed }>(query)).answer;
  }
  async function startCheck(id: string): Promise<Changed> {
    const targets = (await find(id)).columns.map(({ target }) => target ?? 'null').join(', ');
    return change(`checkImport(id: "${id}", targets: [${targets}], dateOrder: MONTH_FIRST, timeZone: "UTC")`);
  }
  return {
    find,
    until,
    change,
    startCheck,
    async upload(kind, content, name = 'stall.csv') {
      const query = `mutation ($file: Upload!) { run: uploadImport(kind: ${kind}, file: $file) { id state problem counts { orders } } }`;
      const form = new FormData();
      form.append('operations', JSON.stringify({ query, variables: { file: null } }));
      form.append('map', JSON.stringify({ 0: ['variables.file'] }));
      form.append('0', new Blob([content], { type: 'text/csv' }), name);
      const cookie = [...admin.cookies].map(([key, value]) => `${key}=${value}`).join('; ');
      const headers = { cookie, 'user-agent': 'test browser', 'apollo-require-preflight': 'true' };
      const response = await fetch(new URL('/graphql/upload', baseUrl), { method: 'POST', body: form, headers });
      return ((await response.json()) as { data: { run: Run } }).data.run;
    },
    async check(id) {
      await startCheck(id);
      return until(id, 'CHECKED');
    },
  };
}
