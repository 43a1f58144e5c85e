import type { Brand } from './brand.ts';
import type { Config } from './config.ts';

/** The portal's address without a trailing slash. It comes from the operator, never from the caller. */
export function portalUrl({ brand, config }: { readonly brand: Brand; readonly config: Config }): string {
  const [host] = brand.hosts;
  return config.publicUrl ?? (host === undefined ? `http://localhost:${config.port}` : `https://${host}`);
}
