export { mailOwner } from './mail-owner.ts';
export { reportParked } from './report-parked.ts';
