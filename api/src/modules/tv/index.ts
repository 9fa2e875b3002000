export { type Era, TvShow } from './tv.entity.ts';
export { tvOf } from './tv-shows.ts';
export { TvResolver } from './tv.resolver.ts';
