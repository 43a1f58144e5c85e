import type { Rule } from '../walk.ts';

/** The greatest number of 32 bits, which typed languages take for an integer without a format. */
const greatest = 2 ** 31 - 1;

/** An integer that needs more than 32 bits says so. */
export const wideInteger: Rule = () => ({
  Schema(node, context) {
    if (![node['type']].flat().includes('integer') || node['format'] === 'int64') return;
    if ([node['minimum'], node['maximum']].every((bound) => Math.abs(Number(bound ?? 0)) <= greatest)) return;
    context.report({ message: 'An integer beyond 32 bits needs `format: int64`.', location: context.location });
  },
});
