import { createContext } from 'react';

/** The window width (px) that the server guessed for rendering; hydration begins with the same guess. */
export const ServerWidth = createContext(1440);
