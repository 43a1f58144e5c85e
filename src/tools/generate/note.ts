/** The first line of every file that we generate. */
export const note = '// Generated from openapi/ by `npm run generate`. Do not edit.\n';
