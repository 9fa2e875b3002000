import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { ObjectType } from 'type-graphql';
import { UserError } from '../../../platform/graphql/user-error.ts';
import { view } from '../../../platform/graphql/view.ts';

@ObjectType({ implements: UserError, description: 'Returned when another coffee or product has the slug. Code SLUG_TAKEN.' })
export class SlugTaken extends UserError {}

/** What `work` answers, or SlugTaken when the database refused its slug. */
export async function refuseTakenSlug<T>(work: () => Promise<T>): Promise<T | SlugTaken> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException)
      return view(SlugTaken, { code: 'SLUG_TAKEN', message: 'There is a coffee or product with this slug already' });
    throw error;
  }
}
