import { expect, it } from 'vitest';
import { createReport } from './vitals-report.ts';

it('reports the newest of each figure, and no others', () => {
  const report = createReport('/store/:slug');
  report.note({ name: 'CLS', value: 0, rating: 'good' });
  report.note({ name: 'LCP', value: 2_600.1234, rating: 'needs-improvement', id: 'v5-1', entries: [] } as never);
  report.note({ name: 'CLS', value: 0.01234, rating: 'good' });
  expect(JSON.parse(report.take() ?? '')).toEqual({
    route: '/store/:slug',
    figures: [
      { name: 'CLS', value: 0.012, rating: 'good' },
      { name: 'LCP', value: 2600.123, rating: 'needs-improvement' },
    ],
  });
});

it('says nothing twice, and nothing where there is nothing to say', () => {
  const report = createReport('/');
  expect(report.take()).toBeNull();
  report.note({ name: 'TTFB', value: 20, rating: 'good' });
  expect(report.take()).not.toBeNull();
  expect(report.take()).toBeNull();
  report.note({ name: 'INP', value: 48, rating: 'good' });
  expect(JSON.parse(report.take() ?? '')).toEqual({ route: '/', figures: [{ name: 'INP', value: 48, rating: 'good' }] });
});
