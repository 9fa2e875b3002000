export { mailOwner } from './mail-owner.ts';
export { ParkedResolver } from './parked.resolver.ts';
export { orderOfEntry, reasonOf, reportParked } from './report-parked.ts';
