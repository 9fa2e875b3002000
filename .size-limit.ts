import { sizeBudgets } from './scripts/quality/size-budgets.ts';

export default await sizeBudgets();
