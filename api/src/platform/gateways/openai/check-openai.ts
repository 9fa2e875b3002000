import OpenAI from 'openai';
import type { Env } from '../../config/load-env.ts';

const TIMEOUT_MS = 8_000;

/** Retrieves the model; asks it nothing. @throws with the reason */
export async function checkOpenAi({ apiKey, baseUrl, model }: Env['openai']): Promise<string> {
  const client = new OpenAI({ apiKey, baseURL: baseUrl, timeout: TIMEOUT_MS, maxRetries: 0, logLevel: 'off' });
  const { id } = await client.models.retrieve(model);
  return `model ${id}`;
}
