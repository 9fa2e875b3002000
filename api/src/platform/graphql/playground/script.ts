/** Runs in the browser as it stands: served as a file of its own, because the content security policy allows no inline script. */
export const playgroundScript = `'use strict';
const element = (id) => document.getElementById(id);

const post = async (body) => {
  const answer = await fetch('/graphql', {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  try {
    return { status: answer.status, json: JSON.parse(text) };
  } catch {
    return { status: answer.status, json: { unreadable: text } };
  }
};

const say = (text) => { element('status').textContent = text; };

const run = async () => {
  let variables;
  try {
    variables = JSON.parse(element('variables').value.trim() || '{}');
  } catch (error) {
    say('The variables are not valid JSON: ' + error.message);
    element('variables').focus();
    return;
  }
  say('Running.');
  const startedAt = performance.now();
  try {
    const { status, json } = await post({ query: element('query').value, variables });
    element('result').textContent = JSON.stringify(json, null, 2);
    const problems = Array.isArray(json.errors) ? json.errors.length : 0;
    say('Status ' + status + ' in ' + Math.round(performance.now() - startedAt) + ' ms' + (problems ? ', ' + problems + ' error(s).' : '.'));
  } catch (error) {
    say('The shop could not be reached: ' + error.message);
  }
};

element('editor').addEventListener('submit', (event) => { event.preventDefault(); run(); });
element('editor').addEventListener('keydown', (event) => {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) { event.preventDefault(); run(); }
});

const typeRef = 'kind name ofType { kind name ofType { kind name ofType { kind name } } }';
const schemaQuery = '{ __schema { types { kind name description enumValues { name } possibleTypes { name } inputFields { name type { ' +
  typeRef + ' } } fields { name description args { name type { ' + typeRef + ' } } type { ' + typeRef + ' } } } } }';

const nameOf = (type) =>
  type.kind === 'NON_NULL' ? nameOf(type.ofType) + '!' : type.kind === 'LIST' ? '[' + nameOf(type.ofType) + ']' : type.name;
const argsOf = (args) => (args && args.length ? '(' + args.map((arg) => arg.name + ': ' + nameOf(arg.type)).join(', ') + ')' : '');

const linesOf = (type) => [
  ...(type.fields || []).map((field) => field.name + argsOf(field.args) + ': ' + nameOf(field.type) + (field.description ? ' - ' + field.description : '')),
  ...(type.inputFields || []).map((field) => field.name + ': ' + nameOf(field.type)),
  ...(type.enumValues || []).map((value) => value.name),
  ...(type.kind === 'UNION' ? type.possibleTypes.map((member) => member.name) : []),
];

const rank = (type) => (type.name === 'Query' ? 0 : type.name === 'Mutation' ? 1 : 2);

const show = (types, wanted) => {
  const word = wanted.trim().toLowerCase();
  const found = types
    .map((type) => ({ ...type, lines: type.name.toLowerCase().includes(word) ? type.lines : type.lines.filter((line) => line.toLowerCase().includes(word)) }))
    .filter((type) => type.lines.length > 0 || type.name.toLowerCase().includes(word));
  element('schema').replaceChildren(...found.map((type) => {
    const box = document.createElement('details');
    box.open = word !== '' || rank(type) < 2;
    const head = document.createElement('summary');
    head.textContent = type.name + ' (' + type.kind.toLowerCase().replace('_', ' ') + ')';
    const list = document.createElement('ul');
    list.append(...type.lines.map((line) => Object.assign(document.createElement('li'), { textContent: line })));
    box.append(head);
    if (type.lines.length > 0) box.append(list);
    return box;
  }));
  element('count').textContent = found.length + ' of ' + types.length + ' types.';
};

post({ query: schemaQuery }).then(({ json }) => {
  if (!json.data) throw new Error((json.errors && json.errors[0] && json.errors[0].message) || 'no answer');
  const types = json.data.__schema.types
    .filter((type) => !type.name.startsWith('__'))
    .map((type) => ({ ...type, lines: linesOf(type) }))
    .sort((one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name));
  element('search').addEventListener('input', (event) => show(types, event.target.value));
  show(types, '');
}).catch((error) => { element('count').textContent = 'The schema could not be read: ' + error.message; });
`;
