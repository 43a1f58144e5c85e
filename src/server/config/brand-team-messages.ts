import * as zod from 'zod';

/** How many messages an agent may write to its team on one day of the brand (AGENT-05). */
export const teamMessages = zod.strictObject({ maxPerDay: zod.int().min(1).max(10_000) }).default({ maxPerDay: 50 });
