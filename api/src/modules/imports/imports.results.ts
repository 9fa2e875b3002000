import { createUnionType, Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { registerList } from '../../platform/graphql/register-list.ts';
import { UserError } from '../../platform/graphql/user-error.ts';
import { view } from '../../platform/graphql/view.ts';
import type { TextEncoding } from './file/text-encoding.ts';
import { type ImportKind, importKinds, type ImportState, importStates } from './imports.entity.ts';
import {
  DateOrderEnum,
  ImportColumn,
  ImportDateExample,
  ImportEncodingEnum,
  ImportSubjectEnum,
  ImportTargetEnum,
} from './matching/matching.views.ts';
import { ImportPreviewRow, ImportRejectionGroup } from './staging/check.views.ts';
import type { ImportSubject, ImportTarget } from './matching/targets.ts';
import type { DateOrder } from './values/parse-date.ts';

export const ImportKindEnum = registerList(importKinds, {
  name: 'ImportKind',
  description: 'What an import does with orders of earlier imports.',
  values: {
    standard: 'The orders export of Wix; it replaces what an earlier standard import brought.',
    assisted: 'Any export of orders or customers; new ones are added and known ones updated.',
  },
});

const ImportStateEnum = registerList(importStates, {
  name: 'ImportState',
  description: 'Where an import is.',
  values: {
    uploading: 'The file is on its way.',
    matching: 'The columns are being matched.',
    matched: 'A person looks at the matching.',
    checking: 'The rows are being checked.',
    checked: 'A person looks at what would happen.',
    waiting: 'Another import is at work.',
    importing: 'The orders are being stored.',
    done: 'The orders are stored.',
    undoing: 'It is being undone.',
    undone: 'It was undone.',
    refused: 'The file cannot be imported.',
    stopped: 'A person has ended it before the swap.',
  },
});

@ObjectType({ description: 'What a check has found, or an import has done. Orders are customers in a file of customers.' })
export class ImportCountsView {
  @Field(() => Int, { description: 'Rows of the file below its header.' })
  rows!: number;

  @Field(() => Int, { description: 'Orders in the file: new, updated, unchanged and rejected ones.' })
  orders!: number;

  @Field(() => Int, { description: 'Orders that are not here yet.' })
  new!: number;

  @Field(() => Int, { description: 'Orders of earlier imports of which the file says something else.' })
  updated!: number;

  @Field(() => Int, { description: 'Orders that are here as the file has them.' })
  unchanged!: number;

  @Field(() => Int, { description: 'Orders that stay outside.' })
  rejected!: number;

  @Field(() => Int, { description: 'Rows of those.' })
  rejectedRows!: number;

  @Field(() => Int, { description: 'Things to look at in orders that are imported.' })
  warnings!: number;

  @Field(() => Int, { description: 'Orders of earlier imports that are not in the file and leave.' })
  removed!: number;

  @Field(() => Int, { description: 'Orders that would leave, and stay as a person has edited them.' })
  kept!: number;

  @Field(() => Int, { description: 'Addresses that become customers.' })
  newCustomers!: number;

  @Field(() => Int, { description: 'Lines of new and updated orders.' })
  items!: number;
}

@ObjectType({ description: 'How far the work on an import is.' })
export class ImportProgressView {
  @Field(() => String, { description: "'read', 'check', 'store', 'swap' or 'undo'." })
  phase!: string;

  @Field(() => Int, { description: 'Rows done in this phase.' })
  doneCount!: number;

  @Field(() => Int, { description: 'Of how many; 0 while it is not known.' })
  totalCount!: number;

  @Field(() => Int, { description: 'Rows rejected so far.' })
  rejectedCount!: number;

  @Field(() => Float, { description: 'Rows per second in this phase.' })
  rowsPerSecond!: number;

  @Field(() => Boolean, { description: 'The last heartbeat of the job is older than 15 seconds.' })
  isStalled!: boolean;
}

@ObjectType({ description: 'What an undo has left, as a person has edited it since.' })
export class ImportKeptView {
  @Field(() => [String], { description: 'Numbers of the first 100 orders.' })
  orders!: string[];

  @Field(() => Int, { description: 'How many orders.' })
  orderCount!: number;

  @Field(() => Int, { description: 'How many customers, who have set a password.' })
  customerCount!: number;
}

@ObjectType('ImportRun', { description: 'One uploaded file, from its upload to its undo.' })
export class ImportRunView {
  @Field(() => ID, { description: 'Names it in addresses.' })
  id!: string;

  @Field(() => ImportKindEnum, { description: 'Which of the two imports.' })
  kind!: ImportKind;

  @Field(() => ImportStateEnum, { description: 'Where it is.' })
  state!: ImportState;

  @Field(() => String, { description: 'The name of the file.' })
  fileName!: string;

  @Field(() => Int, { description: 'Its size in bytes.' })
  fileBytes!: number;

  @Field(() => String, { description: 'Who uploaded it.' })
  uploadedBy!: string;

  @Field(() => Date, { description: 'When (ISO 8601, UTC).' })
  createdAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When it ended (ISO 8601, UTC).' })
  endedAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'Why it ended or went back, as a sentence.' })
  problem!: string | null;

  @Field(() => ImportCountsView, { nullable: true, description: 'Counts of the check or of the import; null before the check.' })
  counts!: ImportCountsView | null;

  @Field(() => Boolean, { description: 'Whether undoImport can undo it.' })
  canUndo!: boolean;

  @Field(() => String, { nullable: true, description: 'Why an import that is done cannot be undone now, as a sentence.' })
  undoRefusal!: string | null;

  @Field(() => Float, { nullable: true, description: 'How long a finished import took, in seconds.' })
  workSeconds!: number | null;

  @Field(() => ImportKeptView, { nullable: true, description: 'After an undo, what it has left.' })
  kept!: ImportKeptView | null;
}

@ObjectType({ description: 'Orders of earlier imports that a replacing import is about.' })
export class ImportReplaced {
  @Field(() => Int, { description: 'How many of them are in the shop.' })
  orderCount!: number;

  @Field(() => ImportRunView, { nullable: true, description: 'The newest of those imports.' })
  run!: ImportRunView | null;
}

@ObjectType({ description: 'What an undo would do.' })
export class ImportUndo {
  @Field(() => Int, { description: 'Orders that would leave.' })
  orderCount!: number;

  @Field(() => Int, { description: 'Orders that would be as they were before the import.' })
  restoredCount!: number;

  @Field(() => Int, { description: 'Customers that would leave.' })
  customerCount!: number;

  @Field(() => ImportKeptView, { description: 'What would stay.' })
  kept!: ImportKeptView;
}

@ObjectType({ description: 'An import with all that its steps show.' })
export class ImportDetail {
  @Field(() => ImportRunView, { description: 'The import.' })
  run!: ImportRunView;

  @Field(() => String, { nullable: true, description: 'The shop system whose export it is.' })
  systemName!: string | null;

  @Field(() => ImportEncodingEnum, { nullable: true, description: 'How its characters are encoded.' })
  encoding!: TextEncoding | null;

  @Field(() => String, { nullable: true, description: 'What separates its cells.' })
  delimiter!: string | null;

  @Field(() => Int, { nullable: true, description: 'The row with the names of the columns.' })
  headerRow!: number | null;

  @Field(() => [ImportColumn], { description: 'Its columns.' })
  columns!: ImportColumn[];

  @Field(() => [ImportTargetEnum], { description: 'Where a column can go, in the order of a list.' })
  targets!: ImportTarget[];

  @Field(() => ImportSubjectEnum, { description: 'What the file brings; a column for an order number or an item makes it orders.' })
  subject!: ImportSubject;

  @Field(() => [ImportTargetEnum], { description: 'What must have a column in a file of orders. A line total stands for a price.' })
  requiredOfOrders!: ImportTarget[];

  @Field(() => [ImportTargetEnum], { description: 'What must have a column in a file of customers.' })
  requiredOfCustomers!: ImportTarget[];

  @Field(() => DateOrderEnum, { nullable: true, description: 'The order of day and month; null: a person has to say.' })
  dateOrder!: DateOrder | null;

  @Field(() => String, { description: 'Of dates without an offset, an IANA name.' })
  timeZone!: string;

  @Field(() => [ImportDateExample], { description: 'A date of the file as it is read; two where it can be read in both orders.' })
  dateExamples!: ImportDateExample[];

  @Field(() => ImportReplaced, { nullable: true, description: 'What a checked import replaces; null when there is nothing.' })
  replaces!: ImportReplaced | null;

  @Field(() => [ImportRejectionGroup], { description: 'What is wrong with rows, the first 50 reasons, errors first.' })
  rejections!: ImportRejectionGroup[];

  @Field(() => [ImportPreviewRow], { description: 'The first orders as they will be stored.' })
  preview!: ImportPreviewRow[];

  @Field(() => ImportProgressView, { nullable: true, description: 'How far the work is; null when none goes on.' })
  progress!: ImportProgressView | null;

  @Field(() => ImportRunView, { nullable: true, description: 'The import it waits for.' })
  waitsFor!: ImportRunView | null;

  @Field(() => [ImportRunView], { description: 'Imports that wait behind it.' })
  waiting!: ImportRunView[];
}

@ObjectType({ implements: UserError, description: 'Returned when an import cannot be changed like this now. Code IMPORT_REFUSED.' })
export class ImportRefusal extends UserError {}

export function importRefusal(message: string): ImportRefusal {
  return view(ImportRefusal, { code: 'IMPORT_REFUSED', message });
}

export const ChangeImportResult = createUnionType({
  name: 'ChangeImportResult',
  description: 'What a change of an import answers.',
  types: () => [ImportRunView, ImportRefusal] as const,
});
