import { cast } from './cast/cast.ts';
import { expressionStrip } from './cast/expressions.ts';
import { guestCup } from './cast/guest.ts';
import { toIco } from './kit/ico.ts';
import type { PixelGrid } from './kit/pixel-grid.ts';
import { toPng } from './kit/png.ts';
import { toSvg } from './kit/svg.ts';
import { team } from './people/team.ts';
import { nightCafe } from './scenes/cafe.ts';
import { emblems } from './scenes/emblems.ts';
import { familyPortrait } from './scenes/family.ts';
import { mailHeader } from './scenes/letterheads.ts';
import { lostScene } from './scenes/lost.ts';
import { parcelScene, parcelSprite } from './scenes/parcel.ts';
import { strangerBrewPoster } from './scenes/poster.ts';
import { shareCards } from './scenes/share/cards.ts';
import { tvSet } from './tv/tv-set.ts';
import { tvFilms, tvShows } from './tv/tv-shows.ts';
import { adminIcons } from './ui/admin/admin-icons.ts';
import { frame, portraitBackdrop, starWallpaper } from './ui/chrome.ts';
import { icons } from './ui/icons.ts';
import { appIcon, mark, maskableIcon } from './ui/mark.ts';
import { emptyCart, equipment } from './ui/shop-props.ts';

/** Pages enlarge their art in CSS, by whole factors; only the wallpaper, which CSS would blur, is stored at twice its size. */
const PAGE_ART: Record<string, () => PixelGrid> = {
  ...cast,
  ...team,
  ...emblems,
  ...tvSet,
  ...tvShows,
  ...Object.fromEntries(Object.entries(icons).map(([name, draw]) => [`i-${name}`, draw])),
  ...adminIcons,
  'stranger-brew-poster': strangerBrewPoster,
  'scene-cafe': nightCafe,
  'scene-about': familyPortrait,
  'scene-404': lostScene,
  'scene-parcel': parcelScene,
  parcel: parcelSprite,
  'empty-cart': emptyCart,
  equipment,
  backdrop: portraitBackdrop,
  frame,
  mark,
};

/** Every file of art under web/public, by its path there. Drawing is pure: the same sources give the same pictures. */
export function drawOutputs(): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  for (const [name, draw] of Object.entries(PAGE_ART)) files.set(`art/${name}.png`, toPng(draw()));
  for (const [slug, draw] of Object.entries(cast)) files.set(`art/faces/${slug}.png`, toPng(expressionStrip(draw)));
  files.set('art/stars.png', toPng(starWallpaper(), 2));
  files.set('art/guest-cup.svg', Buffer.from(toSvg(guestCup(), 3)));
  for (const [name, film] of Object.entries(tvFilms)) files.set(`art/${name}.svg`, Buffer.from(film));
  files.set('art/mark.svg', Buffer.from(toSvg(mark(), 4)));

  // Mail programs and link previews smooth whatever they enlarge, so these carry their final size.
  for (const [slug, draw] of Object.entries(cast)) files.set(`art/mail/${slug}.png`, toPng(draw(), 2));
  files.set('art/mail/stranger-brew-poster.png', toPng(strangerBrewPoster()));
  files.set('art/mail/header.png', toPng(mailHeader(), 2));
  for (const [name, draw] of Object.entries(shareCards())) files.set(`art/og/${name}.png`, toPng(draw(), 3));

  files.set('favicon.ico', toIco([mark(), mark().enlarged(2)]));
  files.set('favicon.svg', Buffer.from(toSvg(mark(), 4)));
  files.set('icon-192.png', toPng(appIcon(), 3));
  files.set('icon-512.png', toPng(appIcon(), 8));
  files.set('icon-maskable-512.png', toPng(maskableIcon(), 4));
  files.set('apple-touch-icon.png', toPng(appIcon(60), 3));
  return files;
}
