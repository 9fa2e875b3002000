import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { buildShopSchema } from './build-schema.ts';

/** Writes schema.graphql to the path given, or to standard output. */
const text = `${printSchema(lexicographicSortSchema(await buildShopSchema()))}\n`;
const [path] = process.argv.slice(2);
if (path) writeFileSync(path, text);
else process.stdout.write(text);
