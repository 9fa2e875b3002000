/** The demo shop's staff, as the seed makes them. */
export const adminLogin = { username: 'captain@brewquest.example', password: 'grind-the-beans-2001' };
export const coffeeAdminLogin = { username: 'barista', password: 'steam-wand-2001' };
