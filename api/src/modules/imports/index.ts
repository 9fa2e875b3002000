export { ImportsResolver } from './imports.resolver.ts';
export { importPaths, importsRoutes, importUploadRoutes } from './imports.routes.ts';
export { matchByModel } from './runs/match-by-model.ts';
export { swapOrders } from './swap/swap-orders.ts';
export { sweepImports } from './swap/sweep-imports.ts';
export { undoRun } from './swap/undo-run.ts';
export { checkRows } from './staging/check-rows.ts';
export { MOST_FILE_BYTES } from './file/stored-file.ts';
export { beginImport } from './upload/store-file.ts';
