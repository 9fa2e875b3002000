import { readdirSync } from 'node:fs';
import { z } from 'zod';
import { readYaml } from '../data/read-data.ts';

const file = z.record(z.string(), z.strictObject({ asks: z.string().min(1), answers: z.array(z.string().min(1)).min(2) }));

const FOLDER = new URL('entries/', import.meta.url);

/** A frequently asked question in many wordings, and its answers, of which a reply has one. */
export interface Entry {
  key: string;
  /** The name of its file. */
  subject: string;
  asks: string[];
  answers: string[];
}

/** The entries of faq/entries/*.yaml. */
export const entries: readonly Entry[] = readdirSync(FOLDER).flatMap((name) =>
  Object.entries(file.parse(readYaml(new URL(name, FOLDER)))).map(([key, { asks, answers }]) => ({
    key,
    subject: name.replace('.yaml', ''),
    asks: asks.trim().split('\n'),
    answers,
  })),
);
