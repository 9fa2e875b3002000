import { Field, Float, Int, ObjectType } from 'type-graphql';
import { registerList } from '../../../platform/graphql/register-list.ts';
import { textEncodings } from '../file/text-encoding.ts';
import { type DateOrder, dateOrders } from '../values/parse-date.ts';
import { type MatchSource, matchSources } from './match-columns.ts';
import { importSubjects, type ImportTarget, importTargets } from './targets.ts';

const targetDescriptions = Object.fromEntries(importTargets.map((target) => [target, `Of ${target.replaceAll('-', ' ')}.`]));
export const ImportTargetEnum = registerList(importTargets, {
  name: 'ImportTarget',
  description: 'Where a column of a file can go.',
  values: targetDescriptions as Record<ImportTarget, string>,
});

export const ImportSubjectEnum = registerList(importSubjects, {
  name: 'ImportSubject',
  description: 'What a file brings.',
  values: { orders: 'Orders with their customers.', customers: 'Customers alone.' },
});

const ImportMatchSourceEnum = registerList(matchSources, {
  name: 'ImportMatchSource',
  description: 'Why a column goes where it goes.',
  values: {
    'same-name': 'Its name is known.',
    alias: 'Its name is another word for it.',
    'similar-name': 'Its name is similar.',
    values: 'Its cells look like it.',
    model: 'The language model says so.',
    person: 'A person says so.',
  },
});

export const DateOrderEnum = registerList(dateOrders, {
  name: 'ImportDateOrder',
  description: 'The order of day and month where both are digits.',
  values: { 'month-first': '12/31/2024.', 'day-first': '31.12.2024.' },
});

export const ImportEncodingEnum = registerList(textEncodings, {
  name: 'ImportEncoding',
  description: 'How the characters of a file are encoded.',
  values: {
    'utf-8': 'UTF-8, with or without a byte order mark.',
    'utf-16le': 'UTF-16, little endian.',
    'utf-16be': 'UTF-16, big endian.',
    'windows-1252': 'Windows-1252.',
  },
});

@ObjectType({ description: 'A column of an uploaded file.' })
export class ImportColumn {
  @Field(() => String, { description: 'Its name in the file.' })
  name!: string;

  @Field(() => [String], { description: 'Up to three of its cells; what may name a person is masked.' })
  samples!: string[];

  @Field(() => ImportTargetEnum, { nullable: true, description: 'Where it goes; null: it is left out.' })
  target!: ImportTarget | null;

  @Field(() => Int, { description: 'How sure, 0 to 100. Below 85 a person has to look.' })
  confidence!: number;

  @Field(() => ImportMatchSourceEnum, { nullable: true, description: 'Why; null where nothing was found.' })
  source!: MatchSource | null;
}

@ObjectType({ description: 'A date of a file, and how it is read.' })
export class ImportDateExample {
  @Field(() => DateOrderEnum, { description: 'The order of day and month.' })
  dateOrder!: DateOrder;

  @Field(() => String, { description: 'The cell, with the one of the time where that is a column of its own.' })
  found!: string;

  @Field(() => String, { description: 'The time of a clock in the time zone of the file (ISO 8601 without an offset).' })
  wallTime!: string;
}

@ObjectType({ description: 'What imports can do in this shop.' })
export class ImportOptions {
  @Field(() => Boolean, { description: 'A language model looks at columns that the rules are unsure of.' })
  hasModel!: boolean;

  @Field(() => [String], { description: 'Shop systems whose exports are known.' })
  systemNames!: string[];

  @Field(() => Float, { description: 'The most that a file may have, in bytes.' })
  maxBytes!: number;
}
