export const TAGLINE = 'Best brewed at 800×600 since 2001';
