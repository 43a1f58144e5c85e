import { afterEach, beforeEach, vi } from 'vitest';

type SavedFile = { readonly name: string; readonly text: string };

/** Keeps the files that the page saves during a test. */
export function withSavedFiles(): readonly SavedFile[] {
  const saved: SavedFile[] = [];
  const blobs = new Map<string, Blob>();
  beforeEach(() => {
    saved.length = 0;
    blobs.clear();
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      blobs.set('blob:1', blob as Blob);
      return 'blob:1';
    });
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(async function click(this: HTMLAnchorElement) {
      saved.push({ name: this.download, text: (await blobs.get(this.href)?.text()) ?? '' });
    });
  });
  afterEach(() => void vi.restoreAllMocks());
  return saved;
}
