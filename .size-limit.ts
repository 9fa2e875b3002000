import { sizeBudgets } from './scripts/quality/size-budgets.ts';

export default sizeBudgets();
