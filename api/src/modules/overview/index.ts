export { OverviewResolver } from './overview.resolver.ts';
export { overviewRoutes } from './overview.routes.ts';
