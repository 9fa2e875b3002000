export { type EditOutcome, editRow } from './edit-row.ts';
export { findLastEntry } from './find-last-entry.ts';
export { recordAudit } from './record-audit.ts';
