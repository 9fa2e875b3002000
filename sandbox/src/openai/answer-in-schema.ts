import type { ChatRequest } from '../persona/chat-request.ts';
import { badParam } from './wire/openai-error.ts';

type AnswerSchema = NonNullable<ChatRequest['answerSchema']>;

const KNOWN_SCHEMA = 'matched_columns';

/** Words of headers that name a field without its own words. */
const SYNONYMS: Record<string, string> = {
  receipt: 'order-number',
  voucher: 'order-number',
  sold: 'order-date',
  booked: 'order-date',
  mailbox: 'email',
  mail: 'email',
  guest: 'full-name',
  forename: 'first-name',
  goods: 'item-name',
  many: 'item-quantity',
  each: 'item-price',
};

interface Column {
  column: number;
  name: string;
}

/** The values that `target` may have in the schema. */
function targetsOf({ schema }: AnswerSchema): string[] {
  const { enum: targets } = ['properties', 'columns', 'items', 'properties', 'target'].reduce<Record<string, unknown>>(
    (inner, name) => (inner[name] ?? {}) as Record<string, unknown>,
    schema,
  );
  return Array.isArray(targets) ? targets.map(String) : [];
}

function columnsOf({ messages }: ChatRequest): Column[] {
  const data = JSON.parse(messages.at(-1)?.content ?? '{}') as { columns?: Column[] };
  return data.columns ?? [];
}

/** JSON of the schema, by the words of the headers: a stand-in for a model. It knows the one schema of the shop's imports. */
export function answerInSchema(chat: ChatRequest, answerSchema: AnswerSchema): string {
  if (answerSchema.name !== KNOWN_SCHEMA) throw badParam('response_format', `this model knows the schema ${KNOWN_SCHEMA} only.`);
  const open = new Set(targetsOf(answerSchema));
  const columns = columnsOf(chat).flatMap(({ column, name }) => {
    const words = name.toLowerCase().split(/[^a-z]+/);
    const target = words.map((word) => SYNONYMS[word]).find((known) => known !== undefined && open.has(known));
    if (target === undefined) return [];
    open.delete(target);
    return { column, target, confidence: 95 };
  });
  return JSON.stringify({ columns });
}
