/** A file of the built portal in Vite's manifest; what is imported when it is needed stands under its source. */
export interface ManifestChunk {
  readonly file: string;
  /** Keys of the manifest. */
  readonly imports?: readonly string[];
}

/** The modules that `/index` needs before it answers a press. */
export const homeModules = ['index.html', 'features/home/home-page.tsx'] as const;
/** The script in the head, which Vite copies as it is. */
export const themeInit = 'res/js/theme-init.js';

/** The files that the browser fetches for some modules, with all that they need. Throws where the build has no such entry. */
export function fetchedFor(
  manifest: Readonly<Record<string, ManifestChunk>>,
  modules: readonly string[],
): ReadonlySet<string> {
  const keys = new Set(modules);
  for (const key of keys) for (const imported of chunkOf(manifest, key).imports ?? []) keys.add(imported);
  return new Set([...keys].map((key) => chunkOf(manifest, key).file));
}

function chunkOf(manifest: Readonly<Record<string, ManifestChunk>>, key: string): ManifestChunk {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The built portal has no entry ${key}`);
  return chunk;
}
