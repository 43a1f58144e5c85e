import { createContext } from 'react';

/** The width of the window (px) that the server rendered for: it guesses, and hydration begins with the same guess. */
export const ServerWidth = createContext(1440);
