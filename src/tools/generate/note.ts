/** The first line of every generated file. */
export const note = '// Generated from openapi/ by `npm run generate`. Do not edit.\n';
