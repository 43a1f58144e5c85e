/** A name in a table that narrows the page down to it. */
export const LINK = 'target text-left font-semibold text-brand-text underline-offset-2 hover:underline';
