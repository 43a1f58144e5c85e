const folders: Readonly<Record<string, string>> = { js: 'js', css: 'css', woff2: 'font' };

/** Where the build puts a file that is no chunk. Both builds of the portal must agree, or the server's markup misses its files. */
export function assetFileNames({ names }: { readonly names: readonly string[] }): string {
  const folder = folders[names[0]?.split('.').at(-1) ?? ''] ?? 'media';
  return `res/${folder}/[name]-[hash:7][extname]`;
}
