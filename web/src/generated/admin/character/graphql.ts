/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The fields of a coffee character. A field that is left out keeps its value, or its default in a new coffee. */
export type CoffeeInput = {
  /** What the picture shows, for a screen reader. */
  altText?: string | null | undefined;
  /** At most 800 characters. */
  bio?: string | null | undefined;
  /** How it says to brew it; null: the line of its roast. */
  brewLine?: string | null | undefined;
  /** 'none', 'low', 'medium' or 'high'. */
  caffeine?: string | null | undefined;
  /** At most 400 characters. */
  description?: string | null | undefined;
  /** A few lines of talk, for the model; at most 3,000 characters. */
  exampleDialogue?: string | null | undefined;
  /** The first line of a conversation; at most 400 characters. */
  greeting?: string | null | undefined;
  /** The grind it prefers; WHOLE_BEAN by default. */
  grindType?: Grind | null | undefined;
  /** Bags of ground coffee. */
  groundStock?: number | null | undefined;
  /** A path of this shop; null: a cup in its tint. */
  imageUrl?: string | null | undefined;
  /** At most 12 stories. */
  lore?: Array<LoreEntryInput> | null | undefined;
  /** Moods that it suits, such as cozy; for search and quiz. */
  moods?: Array<string> | null | undefined;
  /** From 1 to 40 characters. */
  name?: string | null | undefined;
  /** How it talks, for the model; at most 2,000 characters. */
  personality?: string | null | undefined;
  /** One line in which the character describes itself; at most 60 characters. */
  quip?: string | null | undefined;
  /** A reminder in the prompt, after each message; at most 400 characters. */
  reminder?: string | null | undefined;
  /** 'light', 'medium', 'medium-dark' or 'dark'. */
  roast?: string | null | undefined;
  /** Its name in addresses: small letters, digits and hyphens. Its product gets the same. */
  slug?: string | null | undefined;
  /** From 1 to 8 notes of the taste. */
  tags?: Array<string> | null | undefined;
  /** What it tastes of, such as chocolate; for search and quiz. */
  tastes?: Array<string> | null | undefined;
  /** A background colour that suits the picture, as #rrggbb. */
  tint?: string | null | undefined;
  /** Bags of whole beans. */
  wholeBeanStock?: number | null | undefined;
};

/** Something that was said to a draft, or by it. */
export type DraftLineInput = {
  /** True for the guest, false for the draft. */
  isGuest: boolean;
  /** What was said; at most 4,000 characters. */
  text: string;
};

/** How a bag of coffee is sold. */
export type Grind =
  /** Ground coffee. */
  | 'GROUND'
  /** Whole beans. */
  | 'WHOLE_BEAN';

/** A story that the character tells when one of its keys is named. */
export type LoreEntryInput = {
  /** From 1 to 8 words that bring it up. */
  keys: Array<string>;
  /** In the third person, for the product page. */
  text: string;
  /** In the character's own words; the text when left out. */
  told?: string | null | undefined;
};

export type AdminCharacterQueryVariables = Exact<{
  slug: string;
}>;


export type AdminCharacterQuery = { adminCoffee: { id: string, version: number, slug: string, name: string, imageUrl: string | null, altText: string, tint: string, quip: string, grindType: Grind, tags: Array<string>, description: string, bio: string, greeting: string, personality: string, exampleDialogue: string, reminder: string, moods: Array<string>, tastes: Array<string>, roast: string, caffeine: string, brewLine: string | null, priceCents: number | null, lastEdit: { at: string, by: string } | null, lore: Array<{ keys: Array<string>, text: string, told: string | null }>, stock: Array<{ id: string, grind: Grind | null, available: number }> } | null };

export type CharacterSheetFieldsFragment = { id: string, version: number, slug: string, name: string, imageUrl: string | null, altText: string, tint: string, quip: string, grindType: Grind, tags: Array<string>, description: string, bio: string, greeting: string, personality: string, exampleDialogue: string, reminder: string, moods: Array<string>, tastes: Array<string>, roast: string, caffeine: string, brewLine: string | null, priceCents: number | null, lore: Array<{ keys: Array<string>, text: string, told: string | null }>, stock: Array<{ id: string, grind: Grind | null, available: number }> } & { ' $fragmentName'?: 'CharacterSheetFieldsFragment' };

export type CreateCharacterMutationVariables = Exact<{
  input: CoffeeInput;
}>;


export type CreateCharacterMutation = { createCoffee:
    | { __typename: 'CoffeeEditStale', message: string, fields: Array<string>, current: { id: string, version: number, slug: string, name: string, imageUrl: string | null, altText: string, tint: string, quip: string, grindType: Grind, tags: Array<string>, description: string, bio: string, greeting: string, personality: string, exampleDialogue: string, reminder: string, moods: Array<string>, tastes: Array<string>, roast: string, caffeine: string, brewLine: string | null, priceCents: number | null, lore: Array<{ keys: Array<string>, text: string, told: string | null }>, stock: Array<{ id: string, grind: Grind | null, available: number }> } }
    | { __typename: 'CoffeeSaved', coffee: { id: string, version: number, slug: string, name: string, imageUrl: string | null, altText: string, tint: string, quip: string, grindType: Grind, tags: Array<string>, description: string, bio: string, greeting: string, personality: string, exampleDialogue: string, reminder: string, moods: Array<string>, tastes: Array<string>, roast: string, caffeine: string, brewLine: string | null, priceCents: number | null, lore: Array<{ keys: Array<string>, text: string, told: string | null }>, stock: Array<{ id: string, grind: Grind | null, available: number }> } }
    | { __typename: 'SlugTaken', message: string }
   };

export type UpdateCharacterMutationVariables = Exact<{
  id: string | number;
  version: number;
  input: CoffeeInput;
}>;


export type UpdateCharacterMutation = { updateCoffee:
    | { __typename: 'CoffeeEditStale', message: string, fields: Array<string>, current: { id: string, version: number, slug: string, name: string, imageUrl: string | null, altText: string, tint: string, quip: string, grindType: Grind, tags: Array<string>, description: string, bio: string, greeting: string, personality: string, exampleDialogue: string, reminder: string, moods: Array<string>, tastes: Array<string>, roast: string, caffeine: string, brewLine: string | null, priceCents: number | null, lore: Array<{ keys: Array<string>, text: string, told: string | null }>, stock: Array<{ id: string, grind: Grind | null, available: number }> } }
    | { __typename: 'CoffeeSaved', coffee: { id: string, version: number, slug: string, name: string, imageUrl: string | null, altText: string, tint: string, quip: string, grindType: Grind, tags: Array<string>, description: string, bio: string, greeting: string, personality: string, exampleDialogue: string, reminder: string, moods: Array<string>, tastes: Array<string>, roast: string, caffeine: string, brewLine: string | null, priceCents: number | null, lore: Array<{ keys: Array<string>, text: string, told: string | null }>, stock: Array<{ id: string, grind: Grind | null, available: number }> } }
    | { __typename: 'SlugTaken', message: string }
   };

export type TalkToDraftMutationVariables = Exact<{
  draft: CoffeeInput;
  said: Array<DraftLineInput> | DraftLineInput;
  message: string;
}>;


export type TalkToDraftMutation = { talkToDraft: { text: string, engine: string | null } };

export const CharacterSheetFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CharacterSheetFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminCoffee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"altText"}},{"kind":"Field","name":{"kind":"Name","value":"tint"}},{"kind":"Field","name":{"kind":"Name","value":"quip"}},{"kind":"Field","name":{"kind":"Name","value":"grindType"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"bio"}},{"kind":"Field","name":{"kind":"Name","value":"greeting"}},{"kind":"Field","name":{"kind":"Name","value":"personality"}},{"kind":"Field","name":{"kind":"Name","value":"exampleDialogue"}},{"kind":"Field","name":{"kind":"Name","value":"reminder"}},{"kind":"Field","name":{"kind":"Name","value":"lore"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keys"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"told"}}]}},{"kind":"Field","name":{"kind":"Name","value":"moods"}},{"kind":"Field","name":{"kind":"Name","value":"tastes"}},{"kind":"Field","name":{"kind":"Name","value":"roast"}},{"kind":"Field","name":{"kind":"Name","value":"caffeine"}},{"kind":"Field","name":{"kind":"Name","value":"brewLine"}},{"kind":"Field","name":{"kind":"Name","value":"priceCents"}},{"kind":"Field","name":{"kind":"Name","value":"stock"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"grind"}},{"kind":"Field","name":{"kind":"Name","value":"available"}}]}}]}}]} as unknown as DocumentNode<CharacterSheetFieldsFragment, unknown>;
export const AdminCharacterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminCharacter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminCoffee"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CharacterSheetFields"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"lastEdit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CharacterSheetFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminCoffee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"altText"}},{"kind":"Field","name":{"kind":"Name","value":"tint"}},{"kind":"Field","name":{"kind":"Name","value":"quip"}},{"kind":"Field","name":{"kind":"Name","value":"grindType"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"bio"}},{"kind":"Field","name":{"kind":"Name","value":"greeting"}},{"kind":"Field","name":{"kind":"Name","value":"personality"}},{"kind":"Field","name":{"kind":"Name","value":"exampleDialogue"}},{"kind":"Field","name":{"kind":"Name","value":"reminder"}},{"kind":"Field","name":{"kind":"Name","value":"lore"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keys"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"told"}}]}},{"kind":"Field","name":{"kind":"Name","value":"moods"}},{"kind":"Field","name":{"kind":"Name","value":"tastes"}},{"kind":"Field","name":{"kind":"Name","value":"roast"}},{"kind":"Field","name":{"kind":"Name","value":"caffeine"}},{"kind":"Field","name":{"kind":"Name","value":"brewLine"}},{"kind":"Field","name":{"kind":"Name","value":"priceCents"}},{"kind":"Field","name":{"kind":"Name","value":"stock"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"grind"}},{"kind":"Field","name":{"kind":"Name","value":"available"}}]}}]}}]} as unknown as DocumentNode<AdminCharacterQuery, AdminCharacterQueryVariables>;
export const CreateCharacterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateCharacter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CoffeeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCoffee"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CoffeeSaved"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"coffee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CharacterSheetFields"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SlugTaken"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CoffeeEditStale"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"}},{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CharacterSheetFields"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CharacterSheetFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminCoffee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"altText"}},{"kind":"Field","name":{"kind":"Name","value":"tint"}},{"kind":"Field","name":{"kind":"Name","value":"quip"}},{"kind":"Field","name":{"kind":"Name","value":"grindType"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"bio"}},{"kind":"Field","name":{"kind":"Name","value":"greeting"}},{"kind":"Field","name":{"kind":"Name","value":"personality"}},{"kind":"Field","name":{"kind":"Name","value":"exampleDialogue"}},{"kind":"Field","name":{"kind":"Name","value":"reminder"}},{"kind":"Field","name":{"kind":"Name","value":"lore"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keys"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"told"}}]}},{"kind":"Field","name":{"kind":"Name","value":"moods"}},{"kind":"Field","name":{"kind":"Name","value":"tastes"}},{"kind":"Field","name":{"kind":"Name","value":"roast"}},{"kind":"Field","name":{"kind":"Name","value":"caffeine"}},{"kind":"Field","name":{"kind":"Name","value":"brewLine"}},{"kind":"Field","name":{"kind":"Name","value":"priceCents"}},{"kind":"Field","name":{"kind":"Name","value":"stock"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"grind"}},{"kind":"Field","name":{"kind":"Name","value":"available"}}]}}]}}]} as unknown as DocumentNode<CreateCharacterMutation, CreateCharacterMutationVariables>;
export const UpdateCharacterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCharacter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CoffeeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCoffee"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CoffeeSaved"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"coffee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CharacterSheetFields"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SlugTaken"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CoffeeEditStale"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"}},{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CharacterSheetFields"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CharacterSheetFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminCoffee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"altText"}},{"kind":"Field","name":{"kind":"Name","value":"tint"}},{"kind":"Field","name":{"kind":"Name","value":"quip"}},{"kind":"Field","name":{"kind":"Name","value":"grindType"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"bio"}},{"kind":"Field","name":{"kind":"Name","value":"greeting"}},{"kind":"Field","name":{"kind":"Name","value":"personality"}},{"kind":"Field","name":{"kind":"Name","value":"exampleDialogue"}},{"kind":"Field","name":{"kind":"Name","value":"reminder"}},{"kind":"Field","name":{"kind":"Name","value":"lore"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keys"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"told"}}]}},{"kind":"Field","name":{"kind":"Name","value":"moods"}},{"kind":"Field","name":{"kind":"Name","value":"tastes"}},{"kind":"Field","name":{"kind":"Name","value":"roast"}},{"kind":"Field","name":{"kind":"Name","value":"caffeine"}},{"kind":"Field","name":{"kind":"Name","value":"brewLine"}},{"kind":"Field","name":{"kind":"Name","value":"priceCents"}},{"kind":"Field","name":{"kind":"Name","value":"stock"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"grind"}},{"kind":"Field","name":{"kind":"Name","value":"available"}}]}}]}}]} as unknown as DocumentNode<UpdateCharacterMutation, UpdateCharacterMutationVariables>;
export const TalkToDraftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TalkToDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"draft"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CoffeeInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"said"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DraftLineInput"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"message"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"talkToDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"draft"},"value":{"kind":"Variable","name":{"kind":"Name","value":"draft"}}},{"kind":"Argument","name":{"kind":"Name","value":"said"},"value":{"kind":"Variable","name":{"kind":"Name","value":"said"}}},{"kind":"Argument","name":{"kind":"Name","value":"message"},"value":{"kind":"Variable","name":{"kind":"Name","value":"message"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"engine"}}]}}]}}]} as unknown as DocumentNode<TalkToDraftMutation, TalkToDraftMutationVariables>;