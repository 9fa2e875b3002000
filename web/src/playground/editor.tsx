import { GraphiQL } from 'graphiql';
import type { ExecutionResult } from 'graphql';
import './workers.ts';
import 'graphiql/style.css';
import './editor.css';
import { FIRST_QUERY } from './first-query.ts';
import type { Operation } from './send-operation.ts';

/** GraphiQL. It is the larger part of the page's code, so the page loads it after its heading. */
export function Editor({ onRun }: { onRun: (operation: Operation) => Promise<ExecutionResult> }) {
  return (
    // What was typed ends with the tab, as variables may hold what is somebody's.
    <GraphiQL fetcher={onRun} defaultQuery={FIRST_QUERY} storage={sessionStorage} forcedTheme="light" isHeadersEditorEnabled={false}>
      <GraphiQL.Logo>{null}</GraphiQL.Logo>
    </GraphiQL>
  );
}
