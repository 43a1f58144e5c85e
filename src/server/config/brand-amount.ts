import * as zod from 'zod';

/** An amount in a brand file, as the contract writes it. */
export const brandAmount = zod.string().regex(/^(0|[1-9]\d{0,14})\.\d{2,8}$/, 'must be an amount, like 10.00');
