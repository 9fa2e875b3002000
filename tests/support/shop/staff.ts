/** The staff accounts of the demo seed. */
export const adminLogin = { username: 'captain@brewquest.example', password: 'grind-the-beans-2001' };
export const coffeeAdminLogin = { username: 'barista', password: 'steam-wand-2001' };
