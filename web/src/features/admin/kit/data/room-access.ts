import { createContext } from 'react';

/** Set by the page: the shop has answered that this person may not see this. */
export const RoomAccess = createContext<() => void>(() => {});
