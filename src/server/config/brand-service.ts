import * as zod from 'zod';
import { GetPermissionResponse } from '#generated/server/validators/system/get-permission.answer.ts';

const shown = GetPermissionResponse.shape.value.shape.info.shape.customerService.shape;

const https = zod.url({ protocol: /^https$/ }).max(2_048);
const label = zod.string().min(1).max(60);

const path = zod.strictObject({
  /** `1` opens in a new tab; `3` in a popup window, its address encrypted (CHAT-08). */
  type: zod.enum(['1', '3']),
  label: zod.strictObject({ EN: label, VI: label }),
  url: https,
});

/** One of the brand's own channels to the customer service. */
export type ServicePath = zod.output<typeof path>;

/** The channels to human help. With `chatUrl` an outside service replaces the server's own live chat. */
export const customerService = zod
  .strictObject({
    contactUrl: shown.contactUrl,
    vip: shown.vip,
    pathKey: shown.pathKey,
    paths: zod.array(path).max(18).default([]),
    chatUrl: https.optional(),
  })
  .refine(({ paths, pathKey }) => pathKey !== undefined || paths.every(({ type }) => type !== '3'), {
    path: ['pathKey'],
    message: 'must be given, 32 random bytes in base64url, for paths of type 3 are encrypted with it',
  });
