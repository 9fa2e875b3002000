/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AboutPageQueryVariables = Exact<{ [key: string]: never; }>;


export type AboutPageQuery = { coffees: Array<(
    { slug: string }
    & { ' $fragmentRefs'?: { 'CharacterGallery_CoffeeFragment': CharacterGallery_CoffeeFragment } }
  )> };

export type CharacterGallery_CoffeeFragment = { slug: string, name: string, imageUrl: string, tint: string } & { ' $fragmentName'?: 'CharacterGallery_CoffeeFragment' };

export const CharacterGallery_CoffeeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CharacterGallery_coffee"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Coffee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"tint"}}]}}]} as unknown as DocumentNode<CharacterGallery_CoffeeFragment, unknown>;
export const AboutPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AboutPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"coffees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CharacterGallery_coffee"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CharacterGallery_coffee"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Coffee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"tint"}}]}}]} as unknown as DocumentNode<AboutPageQuery, AboutPageQueryVariables>;