import type { Context } from '../../../platform/context/context.ts';
import { view } from '../../../platform/graphql/view.ts';
import { asStaff } from '../../accounts/index.ts';
import { ImportOptions } from '../imports.results.ts';
import { shopSystems } from '../matching/shop-systems.ts';
import { MOST_FILE_BYTES } from '../file/stored-file.ts';

/** @throws NotAllowed */
export async function findImportOptions(ctx: Context): Promise<ImportOptions> {
  const staff = await asStaff(ctx, 'admin');
  return view(ImportOptions, {
    hasModel: staff.env.modes.chat === 'live',
    systemNames: shopSystems.map(({ name }) => name),
    maxBytes: MOST_FILE_BYTES,
  });
}
