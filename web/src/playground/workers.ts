/* oxlint-disable import/default -- Vite makes a class of a file that is imported with "?worker" */
import EditorWorker from 'monaco-editor/esm/vs/editor/editor.worker.js?worker';
import JsonWorker from 'monaco-editor/esm/vs/language/json/json.worker.js?worker';
import GraphqlWorker from 'monaco-graphql/esm/graphql.worker.js?worker';

const workers: Record<string, new () => Worker> = { json: JsonWorker, graphql: GraphqlWorker };

// As graphiql/setup-workers/vite does, which also writes a line to the console for each worker. Vite makes a file of each.
window.MonacoEnvironment = {
  getWorker(_workerId, label) {
    const LabelWorker = workers[label] ?? EditorWorker;
    return new LabelWorker();
  },
};
