import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../platform/context/context.ts';
import { Done, markSignInAlertsSeen } from '../accounts/index.ts';
import type { CustomerKind, CustomerSort } from './customers.inputs.ts';
import { AdminCustomerPage, CustomerKindEnum, CustomerSortEnum } from './customers.results.ts';
import { AdminOverview } from './figures/admin-overview.results.ts';
import { getOverview } from './figures/get-overview.ts';
import type { OverviewPeriod } from './figures/overview.inputs.ts';
import { OverviewPeriodEnum } from './figures/overview.results.ts';
import { listCustomers } from './list-customers.ts';

@Resolver()
export class OverviewResolver {
  @Query(() => AdminCustomerPage, { description: 'The customers. Error NOT_ALLOWED unless an administrator is signed in.' })
  adminCustomers(
    @Ctx() ctx: Context,
    @Arg('q', () => String, { defaultValue: '', description: 'Part of an e-mail address, a first or a last name.' }) q: string,
    @Arg('kind', () => CustomerKindEnum, { nullable: true, description: 'Only these.' }) kind: CustomerKind | null,
    @Arg('sort', () => CustomerSortEnum, { defaultValue: 'joined', description: 'What the list is sorted by.' }) sort: CustomerSort,
    @Arg('isDescending', () => Boolean, { defaultValue: true, description: 'The newest, last or largest first.' }) isDescending: boolean,
    @Arg('page', () => Int, { defaultValue: 1, description: 'The page, from 1.' }) page: number,
    @Arg('pageSize', () => Int, { defaultValue: 25, description: 'Customers on a page, from 1 to 100.' }) pageSize: number,
  ): Promise<AdminCustomerPage> {
    return listCustomers(ctx, { q, kind, sort, isDescending, page, pageSize });
  }

  @Query(() => AdminOverview, { description: 'The figures of the shop. Error NOT_ALLOWED unless an administrator is signed in.' })
  adminOverview(
    @Ctx() ctx: Context,
    @Arg('period', () => OverviewPeriodEnum, { defaultValue: 'days-30', description: 'What the charts cover.' }) period: OverviewPeriod,
  ): Promise<AdminOverview> {
    return getOverview(ctx, { period });
  }

  @Mutation(() => Done, { description: 'Ends the case of the sign-in alerts up to this one. Error MISSING when no entry can have the id.' })
  markSignInAlertsSeen(@Ctx() ctx: Context, @Arg('id', () => ID, { description: 'signInAlertId of the case.' }) id: string): Promise<Done> {
    return markSignInAlertsSeen(ctx, id);
  }
}
