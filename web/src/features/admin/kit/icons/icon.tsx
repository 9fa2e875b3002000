/** The pictures of the portal: 12 by 12 art pixels, shown at 24. */
export type IconName = `i-${
  | 'arrow'
  | 'bag'
  | 'cart'
  | 'chart'
  | 'chat'
  | 'check'
  | 'clock'
  | 'close'
  | 'coupon'
  | 'cup'
  | 'download'
  | 'drop'
  | 'eye'
  | 'filter'
  | 'flask'
  | 'gear'
  | 'heart'
  | 'key'
  | 'lock'
  | 'mail'
  | 'menu'
  | 'minus'
  | 'note'
  | 'pencil'
  | 'pin'
  | 'plus'
  | 'printer'
  | 'receipt'
  | 'scroll'
  | 'search'
  | 'star'
  | 'terminal'
  | 'trash'
  | 'truck'
  | 'tv'
  | 'undo'
  | 'upload'
  | 'user'
  | 'users'
  | 'warning'}`;

/** Small marks: 8 by 8 art pixels, shown at 16. */
export type MarkName = `s-${
  | 'back'
  | 'check'
  | 'chev'
  | 'clock'
  | 'coin'
  | 'dot'
  | 'down'
  | 'half'
  | 'lock'
  | 'mail'
  | 'off'
  | 'out'
  | 'sort'
  | 'truck'
  | 'up'
  | 'warn'
  | 'x'}`;

/** Decorative: the text beside it says the same. */
export function Icon({ name }: { name: IconName | MarkName }) {
  const side = name.startsWith('i-') ? 24 : 16;
  return <img src={`/art/${name}.png`} width={side} height={side} alt="" style={{ flex: 'none', width: side, height: side }} />;
}
