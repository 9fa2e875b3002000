import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../platform/context/context.ts';
import type { TextEncoding } from './file/text-encoding.ts';
import type { ImportKind, ImportRun } from './imports.entity.ts';
import { ChangeImportResult, ImportDetail, ImportKindEnum, importRefusal, ImportRunView, ImportUndo } from './imports.results.ts';
import { DateOrderEnum, ImportEncodingEnum, ImportOptions, ImportTargetEnum } from './matching/matching.views.ts';
import type { ImportTarget } from './matching/targets.ts';
import { checkImport, confirmImport, ImportChangeRefused, readImportAgain, stopImport, undoImport } from './runs/change-import.ts';
import { findImport, listImports, presentRun } from './runs/find-import.ts';
import { findImportOptions } from './runs/find-options.ts';
import { findImportUndo } from './runs/find-undo.ts';
import { storeFile } from './upload/store-file.ts';
import type { DateOrder } from './values/parse-date.ts';

async function answer(ctx: Context, changed: ImportRun | ImportChangeRefused): Promise<typeof ChangeImportResult> {
  return changed instanceof ImportChangeRefused ? importRefusal(changed.message) : presentRun(ctx, changed);
}

interface Upload {
  filename: string;
  mimetype: string;
  createReadStream(): AsyncIterable<Uint8Array>;
}

@Resolver()
export class ImportsResolver {
  @Query(() => [ImportRunView], { description: 'The newest 100 imports.' })
  adminImports(@Ctx() ctx: Context): Promise<ImportRunView[]> {
    return listImports(ctx);
  }

  @Query(() => ImportDetail, { description: 'One import. Error MISSING when there is none.' })
  adminImport(@Ctx() ctx: Context, @Arg('id', () => ID, { description: 'The import.' }) id: string): Promise<ImportDetail> {
    return findImport(ctx, id);
  }

  @Query(() => ImportOptions, { description: 'What imports can do in this shop.' })
  adminImportOptions(@Ctx() ctx: Context): Promise<ImportOptions> {
    return findImportOptions(ctx);
  }

  @Query(() => ImportUndo, { description: 'What undoImport would do now. Error MISSING when there is no such import.' })
  adminImportUndo(@Ctx() ctx: Context, @Arg('id', () => ID, { description: 'The import.' }) id: string): Promise<ImportUndo> {
    return findImportUndo(ctx, id);
  }

  @Mutation(() => ImportRunView, {
    description: 'Stores a file and proposes where its columns go; at POST /graphql/upload only. The answer may be a refused run.',
  })
  async uploadImport(
    @Ctx() ctx: Context,
    @Arg('kind', () => ImportKindEnum, { description: 'Which of the two imports.' }) kind: ImportKind,
    @Arg('file', () => GraphQLUpload, { description: 'The file, as multipart/form-data.' }) file: Promise<Upload>,
  ): Promise<ImportRunView> {
    const { filename, mimetype, createReadStream } = await file;
    return presentRun(ctx, await storeFile(ctx, { kind, fileName: filename, mediaType: mimetype, bytes: createReadStream() }));
  }

  @Mutation(() => ChangeImportResult, {
    description: 'Reads the file as a person says it is written, and proposes anew where its columns go.',
  })
  async readImportAgain(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'The import.' }) id: string,
    @Arg('encoding', () => ImportEncodingEnum, { description: 'How its characters are encoded.' }) encoding: TextEncoding,
    @Arg('delimiter', () => String, { description: 'What separates its cells: a comma, a semicolon, a tab or a vertical bar.' })
    delimiter: string,
    @Arg('headerRow', () => Int, { description: 'The row with the names of the columns, from 1.' }) headerRow: number,
  ): Promise<typeof ChangeImportResult> {
    return answer(ctx, await readImportAgain(ctx, id, { encoding, delimiter, headerRow } as Parameters<typeof readImportAgain>[2]));
  }

  @Mutation(() => ChangeImportResult, { description: 'Takes the matching of a person and has the rows checked. Nothing is stored.' })
  async checkImport(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'The import.' }) id: string,
    @Arg('targets', () => [ImportTargetEnum], {
      nullable: 'items',
      description: 'Where each column goes, in their order; null leaves one out.',
    })
    targets: (ImportTarget | null)[],
    @Arg('dateOrder', () => DateOrderEnum, { nullable: true, description: 'The order of day and month.' }) dateOrder: DateOrder | null,
    @Arg('timeZone', () => String, { description: 'Of dates without an offset, an IANA name.' }) timeZone: string,
    @Arg('isRemembered', () => Boolean, { defaultValue: true, description: 'Files with the same columns are matched like this.' })
    isRemembered: boolean,
  ): Promise<typeof ChangeImportResult> {
    return answer(ctx, await checkImport(ctx, id, { targets, dateOrder: dateOrder ?? null, timeZone, isRemembered }));
  }

  @Mutation(() => ChangeImportResult, { description: 'Has the checked orders imported, behind the imports that wait.' })
  async confirmImport(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'The import.' }) id: string,
    @Arg('word', () => String, { nullable: true, description: "'REPLACE' when orders of an earlier import are replaced." }) word:
      | string
      | null,
  ): Promise<typeof ChangeImportResult> {
    return answer(ctx, await confirmImport(ctx, id, word ?? null));
  }

  @Mutation(() => ChangeImportResult, { description: 'Ends an import before its swap; the old data stand.' })
  async stopImport(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'The import.' }) id: string,
  ): Promise<typeof ChangeImportResult> {
    return answer(ctx, await stopImport(ctx, id));
  }

  @Mutation(() => ChangeImportResult, { description: 'Undoes the newest import. What a person has edited since stays.' })
  async undoImport(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'The import.' }) id: string,
  ): Promise<typeof ChangeImportResult> {
    return answer(ctx, await undoImport(ctx, id));
  }
}
