import type { Context } from '../../../platform/context/context.ts';
import { view } from '../../../platform/graphql/view.ts';
import { asStaff } from '../../accounts/index.ts';
import { MOST_FILE_BYTES } from '../file/stored-file.ts';
import { ImportOptions } from '../matching/matching.views.ts';
import { shopSystems } from '../matching/shop-systems.ts';
import { hasModel } from '../queue/start-matching.ts';

/** @throws NotAllowed */
export async function findImportOptions(ctx: Context): Promise<ImportOptions> {
  const staff = await asStaff(ctx, 'admin');
  return view(ImportOptions, {
    hasModel: hasModel(staff),
    systemNames: shopSystems.map(({ name }) => name),
    maxBytes: MOST_FILE_BYTES,
  });
}
