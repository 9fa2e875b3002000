import { Suspense } from 'react';
import { IsIndexed } from '../lib/head/page-meta.tsx';
import { Navigate, Route, Routes, useLocation } from '../lib/router.ts';
import { Toaster } from '../ui/toast/toaster.tsx';
import styles from './app.module.css';
import { Footer } from './layout/footer.tsx';
import { Header } from './layout/header.tsx';
import { PageSkeleton } from './layout/page-skeleton.tsx';
import { SandboxBanner } from './layout/sandbox-banner.tsx';
import { RouteProgress } from './loading/route-progress.tsx';
import { isPortal, NOT_FOUND, ROUTES } from './route-table.ts';
import { MOVED } from './routes.ts';
import { ErrorBoundary } from './errors/error-boundary.tsx';
import { OfflineNotice } from './errors/offline-notice.tsx';
import { useScrollAndFocus } from './use-scroll-and-focus.ts';

export function App() {
  const { pathname, key } = useLocation();
  useScrollAndFocus();
  return (
    <div className={styles.app} data-app={isPortal(pathname) ? 'portal' : ''}>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <SandboxBanner />
      <Header />
      <OfflineNotice />
      <main id="main" className={styles.main} tabIndex={-1}>
        {/* Not keyed, so that the old page stays in view while the code of the next one arrives. */}
        <Suspense fallback={<PageSkeleton />}>
          <ErrorBoundary key={pathname} place={key}>
            <Routes>
              {Object.entries(MOVED).map(([from, to]) => (
                <Route key={from} path={from} element={<Navigate to={to} replace />} />
              ))}
              {[...ROUTES, NOT_FOUND].map(({ path, search, Component }) => (
                <Route
                  key={path}
                  path={path}
                  element={
                    <IsIndexed value={search !== 'hidden'}>
                      <Component />
                    </IsIndexed>
                  }
                />
              ))}
            </Routes>
          </ErrorBoundary>
        </Suspense>
      </main>
      <Footer />
      <RouteProgress />
      <Toaster />
    </div>
  );
}
