import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Rows with the same thing wrong.' })
export class ImportRejectionGroup {
  @Field(() => [Int], { description: 'The first 20 rows, as a spreadsheet counts.' })
  rows!: number[];

  @Field(() => Int, { description: 'How many rows.' })
  rowCount!: number;

  @Field(() => String, { nullable: true, description: 'The column; null: of no single one.' })
  column!: string | null;

  @Field(() => String, { description: 'What stands there.' })
  found!: string;

  @Field(() => String, { description: "Goes on after it: 'is not an amount'." })
  message!: string;

  @Field(() => Boolean, { description: 'The rows are imported all the same.' })
  isWarning!: boolean;
}

@ObjectType({ description: 'An order as it will be stored.' })
export class ImportPreviewRow {
  @Field(() => String, { description: 'Its number in the file.' })
  number!: string;

  @Field(() => Date, { description: 'When it was placed (ISO 8601, UTC).' })
  placedAt!: Date;

  @Field(() => Int, { description: 'How many lines.' })
  lineCount!: number;

  @Field(() => Int, { description: 'Counted from its lines, in US cents.' })
  totalCents!: number;

  @Field(() => String, { description: "'new', 'updated' or 'unchanged'." })
  fate!: string;

  @Field(() => [String], { description: "What is updated: 'lines', 'address' and so on; empty when nothing is." })
  changes!: string[];
}
