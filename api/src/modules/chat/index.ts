export { deleteSpentBudgets } from './budgets.ts';
export { ChatResolver } from './chat.resolver.ts';
export { ChatFiguresResolver } from './figures/figures.resolver.ts';
export { learnDanger } from './danger/learned/learned-danger.ts';
export { DraftResolver } from './draft/draft.resolver.ts';
export { chatRoutes } from './chat.routes.ts';
export { turnInput } from './chat.rules.ts';
export { chatAnswer, chatCard, chatEvents, chatHandOver, chatReply, chatUtterance } from './rest-answers.schemas.ts';
