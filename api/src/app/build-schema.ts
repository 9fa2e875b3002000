import type { GraphQLSchema } from 'graphql';
import { buildSchema, GraphQLISODateTime } from 'type-graphql';
import { resolvers } from './resolvers.ts';

/** The schema of the shop. Values are checked inside the use-cases (zod), not by decorators. */
export const buildShopSchema = (): Promise<GraphQLSchema> =>
  buildSchema({ resolvers, validate: false, scalarsMap: [{ type: Date, scalar: GraphQLISODateTime }] });
