import { Entity, Enum, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { type Opt, PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import type { ColumnMatch } from './matching/match-columns.ts';
import type { ImportSubject } from './matching/targets.ts';
import type { DecimalMark } from './values/parse-amount.ts';
import type { DateOrder } from './values/parse-date.ts';
import type { FileFormat } from './file/find-format.ts';
import type { ImportCounts, PreparedOrder } from './import-counts.ts';

/** Standard: the orders export of Wix, which replaces what an earlier standard import brought. Assisted: any export; new orders are added and known ones updated. */
export const importKinds = ['standard', 'assisted'] as const;
export type ImportKind = (typeof importKinds)[number];

/**
 * uploading -> matching -> matched -> checking -> checked -> importing -> done -> undoing -> undone; `waiting` is before importing, while another
 * import runs. A check or an import that fails leads back to matched or checked with a problem; refused and stopped are ends.
 */
export const importStates = [
  'uploading',
  'matching',
  'matched',
  'checking',
  'checked',
  'waiting',
  'importing',
  'done',
  'undoing',
  'undone',
  'refused',
  'stopped',
] as const;
export type ImportState = (typeof importStates)[number];

/** One file from its upload to its undo. */
@Entity()
@Index({ name: 'import_run_header', properties: ['headerHash', 'id'] })
@Unique({
  name: 'import_run_one_at_work',
  expression: `create unique index "import_run_one_at_work" on "import_run" ((true)) where state in ('importing', 'undoing')`,
})
export class ImportRun {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  /** Names the run in addresses. */
  @Property({ type: 'string', length: 40, unique: true })
  ref!: string;

  @Enum({ items: () => [...importKinds], type: 'string' })
  kind!: ImportKind;

  @Enum({ items: () => [...importStates], type: 'string' })
  state: ImportState & Opt = 'uploading';

  /** Runs through without a person (REST): what is unsure refuses it. */
  @Property({ type: 'boolean' })
  isUnattended: boolean & Opt = false;

  /** As the browser named it, without folders. For people alone: nothing is opened by it. */
  @Property({ type: 'string', length: 200 })
  fileName!: string;

  @Property({ type: 'integer' })
  fileBytes: number & Opt = 0;

  /** SHA-256. */
  @Property({ type: 'string', length: 64, nullable: true })
  fileHash: string | null = null;

  /** Who uploaded it. */
  @Property({ type: 'integer' })
  userId!: number;

  @Property({ type: 'json', nullable: true })
  format: FileFormat | null = null;

  /** SHA-256 of the column names: files alike are matched alike. */
  @Property({ type: 'string', length: 64, nullable: true })
  headerHash: string | null = null;

  /** The name of the shop system whose export it is. */
  @Property({ type: 'string', length: 60, nullable: true })
  systemName: string | null = null;

  /** Of orders.importSource. */
  @Property({ type: 'string', length: 40, nullable: true })
  source: string | null = null;

  @Property({ type: 'string', nullable: true })
  subject: ImportSubject | null = null;

  @Property({ type: 'json', nullable: true })
  matching: ColumnMatch[] | null = null;

  /** Of each column up to three cells; what may name a person is masked (mask-sample.ts). */
  @Property({ type: 'json', nullable: true })
  samples: string[][] | null = null;

  /** A person has gone over the matching, so it is remembered. */
  @Property({ type: 'boolean' })
  isMatchingConfirmed: boolean & Opt = false;

  /** Null: the dates can be read either way, and a person has to say which. */
  @Property({ type: 'string', nullable: true })
  dateOrder: DateOrder | null = null;

  @Property({ type: 'string', length: 1 })
  decimalMark: DecimalMark & Opt = '.';

  /** IANA name. */
  @Property({ type: 'string', length: 60 })
  timeZone!: string;

  /** A standard import of mended rows: it removes nothing. */
  @Property({ type: 'boolean' })
  isAddition: boolean & Opt = false;

  /** Raised with each check, and when the model is asked: the staging tables and the jobs of an older one are not taken for those of this one. */
  @Property({ type: 'integer' })
  checkNumber: number & Opt = 0;

  /** What the check has counted; once done, what was imported. */
  @Property({ type: 'json', nullable: true })
  counts: ImportCounts | null = null;

  /** The first orders, as the check has prepared them. */
  @Property({ type: 'json', nullable: true })
  preview: PreparedOrder[] | null = null;

  /** What an undo has left, as a person has edited it: numbers of the first orders, and counts. */
  @Property({ type: 'json', nullable: true })
  kept: { orders: string[]; orderCount: number; customerCount: number } | null = null;

  /** Why it ended or went back, as a sentence. */
  @Property({ type: 'text', nullable: true })
  problem: string | null = null;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  /** When its last phase began: check, import or undo. */
  @Property({ type: 'datetime', nullable: true })
  startedAt: Date | null = null;

  @Property({ type: 'datetime', nullable: true })
  endedAt: Date | null = null;

  /** The file is deleted some days after the end; the report stays. */
  @Property({ type: 'datetime', nullable: true })
  fileDeletedAt: Date | null = null;
}

/** A piece of an uploaded file: api and worker share no disk. */
@Entity()
export class ImportChunk {
  [PrimaryKeyProp]?: ['run', 'place'];

  @ManyToOne({ entity: () => ImportRun, primary: true, deleteRule: 'cascade' })
  run!: Rel<ImportRun>;

  /** From 0. */
  @PrimaryKey({ type: 'integer' })
  place!: number;

  @Property({ type: 'blob' })
  bytes!: Buffer;
}

/** Where the work on a run is. A row of its own, which the transaction of the import does not lock. */
@Entity()
export class ImportProgress {
  @PrimaryKey({ type: 'integer', autoincrement: false })
  runId!: number;

  /** read, check, store, swap or undo. */
  @Property({ type: 'string', length: 20 })
  phase!: string;

  @Property({ type: 'integer' })
  doneCount!: number;

  /** 0 while it is not known. */
  @Property({ type: 'integer' })
  totalCount!: number;

  @Property({ type: 'integer' })
  rejectedCount!: number;

  @Property({ type: 'datetime' })
  phaseStartedAt!: Date;

  /** Written every second by the job: without it the work has stalled. */
  @Property({ type: 'datetime' })
  heartbeatAt!: Date;
}

/** Something wrong in a row, found by the last check of its run. */
@Entity()
@Index({ properties: ['runId', 'row'] })
export class ImportRejection {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Property({ type: 'integer' })
  runId!: number;

  /** As a spreadsheet counts. */
  @Property({ type: 'integer' })
  row!: number;

  /** Place of the column in the header, from 0; null: of no single column. */
  @Property({ type: 'integer', nullable: true })
  columnIndex: number | null = null;

  @Property({ type: 'text' })
  found!: string;

  /** Goes on after what was found: "is not an amount". */
  @Property({ type: 'text' })
  message!: string;

  /** The row is imported all the same. */
  @Property({ type: 'boolean' })
  isWarning: boolean & Opt = false;
}
