import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { createReport } from './vitals-report.ts';

/** Reports how fast the page was, when it is left or put aside. @param route the pattern it was opened at. */
export function reportVitals(route: string) {
  const report = createReport(route);
  for (const listen of [onCLS, onFCP, onINP, onLCP, onTTFB]) listen(report.note);
  // After the library's own listeners, which finish their figures at the same moment.
  document.addEventListener('visibilitychange', () => {
    const body = document.visibilityState === 'hidden' ? report.take() : null;
    if (body !== null) navigator.sendBeacon('/api/vitals', new Blob([body], { type: 'application/json' }));
  });
}
