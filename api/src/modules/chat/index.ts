export { deleteSpentBudgets } from './budgets.ts';
export { ChatResolver } from './chat.resolver.ts';
export { chatRoutes } from './chat.routes.ts';
