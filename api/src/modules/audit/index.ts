export { AuditEntry } from './audit.entity.ts';
export { recordAudit } from './record-audit.ts';
