export { CoffeeFiguresResolver } from './coffees/coffee-figures.resolver.ts';
export { OverviewResolver } from './overview.resolver.ts';
export { overviewRoutes } from './overview.routes.ts';
