import type { GraphQLSchema } from 'graphql';
import { buildSchema, GraphQLISODateTime } from 'type-graphql';
import { resolvers } from './resolvers.ts';

/** The schema of the shop. Values are checked inside the use-cases (zod), not by decorators. */
export function buildShopSchema(): Promise<GraphQLSchema> {
  return buildSchema({ resolvers, validate: false, scalarsMap: [{ type: Date, scalar: GraphQLISODateTime }] });
}
