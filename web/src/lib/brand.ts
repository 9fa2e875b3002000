/** The shop's name, in one place on the web side. */
export const BRAND = 'Brew Quest';
export const TAGLINE = 'Best brewed at 800×600 since 2001';
