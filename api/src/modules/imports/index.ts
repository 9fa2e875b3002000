export { ImportsResolver } from './imports.resolver.ts';
export { importPaths, importsRoutes, importUploadRoutes } from './imports.routes.ts';
export { swapOrders } from './runs/swap-orders.ts';
export { sweepImports } from './runs/sweep-imports.ts';
export { undoRun } from './runs/undo-import.ts';
export { checkRows } from './staging/check-rows.ts';
export { beginImport, MOST_FILE_BYTES } from './upload/store-file.ts';
