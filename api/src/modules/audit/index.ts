export { type EditOutcome, editRow } from './edit-row.ts';
export { recordAudit } from './record-audit.ts';
