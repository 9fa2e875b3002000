/** Marks of states, 8 by 8. The letters are colours of admin-icons.ts. */
export const statusMarks = {
  coin: `
    ..aaaa..
    .ayyyya.
    ayyaayYa
    ayayyyYa
    ayyaayYa
    ayyyYYYa
    .aYYYYa.
    ..aaaa..`,
  check: `
    ........
    ......aa
    .....aaa
    aa..aaa.
    aaaaaa..
    .aaaa...
    ..aa....
    ........`,
  warn: `
    ...ww...
    ...ww...
    ...ww...
    ...ww...
    ...ww...
    ........
    ...ww...
    ...ww...`,
  back: `
    ..a.....
    .aa.....
    aaaaaa..
    .aa...a.
    ..a...aa
    ......aa
    .....aa.
    ..aaaa..`,
  clock: `
    ..aaaa..
    .a.a..a.
    a..a...a
    a..a...a
    a..aaa.a
    a......a
    .a....a.
    ..aaaa..`,
  x: `
    ........
    .aa..aa.
    .aaaaaa.
    ..aaaa..
    ..aaaa..
    .aaaaaa.
    .aa..aa.
    ........`,
  half: `
    ..aaaa..
    .aaa..a.
    aaaa...a
    aaaa...a
    aaaa...a
    aaaa...a
    .aaa..a.
    ..aaaa..`,
  truck: `
    ........
    aaaaa...
    aaaaaaa.
    aaaaa.aa
    aaaaaaaa
    aaaaaaaa
    .aa..aa.
    .aa..aa.`,
  up: `
    ........
    ...aa...
    ..aaaa..
    .aaaaaa.
    aaaaaaaa
    ........
    ........
    ........`,
  down: `
    ........
    ........
    ........
    aaaaaaaa
    .aaaaaa.
    ..aaaa..
    ...aa...
    ........`,
  sort: `
    ...kk...
    ..kkkk..
    .kkkkkk.
    ........
    ........
    .kkkkkk.
    ..kkkk..
    ...kk...`,
  chev: `
    ..aa....
    ..aaa...
    ...aaa..
    ....aaa.
    ....aaa.
    ...aaa..
    ..aaa...
    ..aa....`,
  out: `
    ...aaaaa
    .....aaa
    ....aaaa
    aa.aaa.a
    a.aaa..a
    a.aa....
    a....a..
    aaaaaa..`,
  dot: `
    ........
    ..aaaa..
    .aggmga.
    .aggmga.
    .agggga.
    .aggGGa.
    ..aaaa..
    ........`,
  off: `
    ........
    ..aaaa..
    .a....a.
    .a....a.
    .a....a.
    .a....a.
    ..aaaa..
    ........`,
  mail: `
    ........
    aaaaaaaa
    aa....aa
    a.a..a.a
    a..aa..a
    a......a
    aaaaaaaa
    ........`,
  lock: `
    ..aaaa..
    .aa..aa.
    .a....a.
    aaaaaaaa
    aaa..aaa
    aaa..aaa
    aaaaaaaa
    ........`,
};

/** Radio buttons, 10 by 10. */
export const radioFaces = {
  radio: `
    ..aaaaaa..
    .aLwwwwwa.
    aLwwwwwwwa
    awwwwwwwwa
    awwwwwwwwa
    awwwwwwwwa
    awwwwwwwwa
    awwwwwwwwa
    .awwwwwwa.
    ..aaaaaa..`,
  'radio-on': `
    ..aaaaaa..
    .ayyyyyya.
    ayyyyyyyya
    ayyaaaayya
    ayyaaaayya
    ayyaaaayya
    ayyaaaayya
    ayyyyyyyya
    .ayyyyyya.
    ..aaaaaa..`,
};
