import * as zod from 'zod';

/** A host as the brand file names it, with a port where it is not the default. */
export const domainName = zod
  .string()
  .max(255)
  .regex(/^[a-z0-9.:[\]_-]+$/, 'must be a host name in lower case');
