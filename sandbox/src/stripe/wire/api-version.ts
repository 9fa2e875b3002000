export const API_VERSION = '2026-10-28.endive';
