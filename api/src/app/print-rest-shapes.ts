import 'reflect-metadata';
import { z } from 'zod';
import { restShapes } from './rest-shapes.ts';

/** Writes the shapes as JSON Schemas, by their names, to standard output. */
const named = z.registry<{ id: string }>();
for (const [id, shape] of Object.entries(restShapes)) named.add(shape, { id });
const { schemas } = z.toJSONSchema(named, { io: 'input', uri: (id) => id });
process.stdout.write(`${JSON.stringify(schemas, null, 2)}\n`);
