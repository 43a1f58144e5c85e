import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of the built portal in Vite's `manifest.json`. */
interface Chunk {
  /** The path below the portal's folder, `res/js/lobby-1a2b3c4.js`. */
  readonly file: string;
  /** Keys of the manifest. */
  readonly imports?: readonly string[];
}

/**
 * Tells by Vite's manifests which scripts of the built portal a browser fetches for some modules: those that contain
 * them, and all that these import. Modules are paths below `src/portal`; scripts are paths below the portal's folder.
 */
export function readScripts(portalDir: string): (modules: readonly string[]) => ReadonlySet<string> {
  const read = (name: string) => JSON.parse(readFileSync(join(portalDir, '.vite', name), 'utf8'));
  const chunks: Readonly<Record<string, Chunk>> = read('manifest.json');
  // Several modules may share a script, so this second manifest names the script of each.
  const filesOf: Readonly<Record<string, readonly string[]>> = read('ssr-manifest.json');
  const keyOf = new Map(Object.entries(chunks).map(([key, { file }]) => [`/${file}`, key]));
  return (modules) => {
    const keys = new Set<string>();
    for (const module of modules) {
      const own = chunks[module] ? [module] : (filesOf[module] ?? []).flatMap((file) => keyOf.get(file) ?? []);
      if (own.length === 0) throw new Error(`The built portal has no module ${module}`);
      for (const key of own) keys.add(key);
    }
    for (const key of keys) for (const imported of chunks[key]?.imports ?? []) keys.add(imported);
    return new Set([...keys].flatMap((key) => chunks[key]?.file ?? []).filter((file) => file.endsWith('.js')));
  };
}
