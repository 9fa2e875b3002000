import type { Result } from 'lighthouse';

export type Figures = {
  lcpMs: number;
  cls: number;
  tbtMs: number;
  accessibility: number;
  seo: number;
  bestPractices: number;
  scriptKb: number;
  documentKb: number;
  requests: number;
};

/** Scores are 0 to 100. */
const limits: Partial<Record<keyof Figures, { most?: number; least?: number }>> = {
  lcpMs: { most: 1800 },
  cls: { most: 0.01 },
  tbtMs: { most: 100 },
  accessibility: { least: 100 },
  seo: { least: 100 },
  bestPractices: { least: 95 },
  documentKb: { most: 25 },
};

function score(report: Result, category: string): number {
  return Math.round((report.categories[category]?.score ?? 0) * 100);
}
function value(report: Result, audit: string): number {
  return report.audits[audit]?.numericValue ?? Number.NaN;
}

/** From a tap to the frame that shows its effect. */
export const MOST_INP_MS = 100;

type ResourceRow = { resourceType: string; transferSize: number; requestCount: number };

export function figuresOf(report: Result): Figures {
  const details = report.audits['resource-summary']?.details;
  const rows = (details && 'items' in details ? details.items : []) as unknown as ResourceRow[];
  function kb(type: string): number {
    return (rows.find(({ resourceType }) => resourceType === type)?.transferSize ?? 0) / 1024;
  }
  return {
    lcpMs: value(report, 'largest-contentful-paint'),
    cls: value(report, 'cumulative-layout-shift'),
    tbtMs: value(report, 'total-blocking-time'),
    accessibility: score(report, 'accessibility'),
    seo: score(report, 'seo'),
    bestPractices: score(report, 'best-practices'),
    scriptKb: kb('script'),
    documentKb: kb('document'),
    requests: rows.find(({ resourceType }) => resourceType === 'total')?.requestCount ?? 0,
  };
}

/** The median of an odd number of runs, for each figure. */
export function medianOf(runs: readonly Figures[]): Figures {
  function middle(name: keyof Figures): number {
    return runs.map((run) => run[name]).toSorted((a, b) => a - b)[Math.floor(runs.length / 2)] ?? Number.NaN;
  }
  return Object.fromEntries(Object.keys(runs[0] ?? {}).map((name) => [name, middle(name as keyof Figures)])) as Figures;
}

/** The figures over their limits, as text. NaN (not measured) exceeds every limit. */
export function overBudget(figures: Figures): string[] {
  return Object.entries(limits).flatMap(([name, { most, least }]) => {
    const figure = figures[name as keyof Figures];
    const isWithin = most !== undefined ? figure <= most : figure >= (least ?? 0);
    return isWithin ? [] : [`${name} ${figure.toFixed(2)} (${most !== undefined ? 'at most' : 'at least'} ${most ?? least})`];
  });
}
