import { COMPLETION_ENDS, type ModelScript, type ScriptedCompletion, type ScriptedModeration } from '../parts/model-script.ts';
import { ControlError } from './control-error.ts';

type Row = Record<string, unknown>;
type ScriptChange = Parameters<ModelScript['change']>[0];

const RESPONSE_FIELDS = ['held', 'status', 'headers'];
const COMPLETION_FIELDS = [...RESPONSE_FIELDS, 'toolCalls', 'pieces', 'end'];
const MODERATION_FIELDS = [...RESPONSE_FIELDS, 'flagged', 'categories'];

export function readScript(body: Row): ScriptChange {
  checkFields(body, 'script', ['answers', 'otherwise', 'moderation']);
  const change: ScriptChange = {};
  if (body['answers'] !== undefined) change.answers = readCompletions(body['answers'], 'answers');
  if (body['otherwise'] !== undefined) change.otherwise = readCompletions(body['otherwise'], 'otherwise');
  if (body['moderation'] !== undefined) change.moderation = body['moderation'] === null ? null : readModeration(body['moderation']);
  return change;
}

function readCompletions(value: unknown, at: string): ScriptedCompletion[] {
  return readArray(value, at).map((answer, index) => readCompletion(answer, `${at}[${index}]`));
}

function readCompletion(value: unknown, at: string): ScriptedCompletion {
  const row = readRow(value, at);
  checkFields(row, at, COMPLETION_FIELDS);
  const end = COMPLETION_ENDS.find((one) => one === (row['end'] ?? 'finish'));
  if (!end) throw new ControlError(400, `${at}.end must be one of ${COMPLETION_ENDS.join(', ')}.`);
  return {
    ...readResponse(row, at),
    toolCalls: readArray(row['toolCalls'] ?? [], `${at}.toolCalls`).map((call, index) => {
      const { name, arguments: args } = readRow(call, `${at}.toolCalls[${index}]`);
      return { name: readText(name, `${at}.toolCalls[${index}].name`), arguments: readText(args, `${at}.toolCalls[${index}].arguments`) };
    }),
    pieces: readArray(row['pieces'] ?? [], `${at}.pieces`).map((piece, index) => readText(piece, `${at}.pieces[${index}]`)),
    end,
  };
}

function readModeration(value: unknown): ScriptedModeration {
  const row = readRow(value, 'moderation');
  checkFields(row, 'moderation', MODERATION_FIELDS);
  const categories = readRow(row['categories'] ?? {}, 'moderation.categories');
  return {
    ...readResponse(row, 'moderation'),
    isFlagged: row['flagged'] === true,
    categories: Object.fromEntries(Object.entries(categories).map(([name, isMet]) => [name, isMet === true])),
  };
}

function readResponse(row: Row, at: string): Pick<ScriptedCompletion, 'isHeld' | 'status' | 'headers'> {
  const status = row['status'] ?? 200;
  if (typeof status !== 'number' || !Number.isInteger(status) || (status !== 200 && (status < 400 || status > 599)))
    throw new ControlError(400, `${at}.status must be 200 or the status of an error.`);
  const headers = readRow(row['headers'] ?? {}, `${at}.headers`);
  return {
    isHeld: row['held'] === true,
    status,
    headers: Object.fromEntries(Object.entries(headers).map(([name, text]) => [name, readText(text, `${at}.headers.${name}`)])),
  };
}

function checkFields(row: Row, at: string, known: string[]): void {
  const unknown = Object.keys(row).find((name) => !known.includes(name));
  if (unknown) throw new ControlError(400, `Unknown field ${unknown} of ${at}. Known: ${known.join(', ')}.`);
}

function readRow(value: unknown, at: string): Row {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new ControlError(400, `${at} must be an object.`);
  return value as Row;
}

function readArray(value: unknown, at: string): unknown[] {
  if (!Array.isArray(value)) throw new ControlError(400, `${at} must be an array.`);
  return value;
}

function readText(value: unknown, at: string): string {
  if (typeof value !== 'string') throw new ControlError(400, `${at} must be a string.`);
  return value;
}
