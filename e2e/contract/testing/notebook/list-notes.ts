import type { Call } from './call.ts';
import type { Note, NotebookState, Reply } from './state.ts';

/** A member's notes, newest first. */
export function notesOf(state: NotebookState, owner: string): readonly Note[] {
  return [...state.notes.values()].filter((note) => note.owner === owner).reverse();
}

/** A page of the notes that match the filters, with the seeded violations. */
export function listNotes({ state, owner, query, has }: Call): Reply {
  const all = notesOf(state, owner);
  const found = ordered(filtered(all, query, has), query['sort'], has);
  const size = Number(query['pageSize'] ?? 20);
  const page = Number(query['pageNo'] ?? 1);
  const totalPages = has('pages-rounded-down') ? Math.floor(found.length / size) : Math.ceil(found.length / size);
  const rows = pageOf(found, page, size, has);
  const narrowed = ['colour', 'words', 'since', 'until'].some((name) => query[name] !== undefined);
  const totalElements = has('total-of-the-page')
    ? rows.length
    : has('filter-total') && narrowed
      ? all.length
      : found.length;
  const openCount = has('count-stands-still') ? stale(state, owner, all) : openOf(all);
  const headers = { 'X-Total-Count': String(found.length) };
  return {
    status: 200,
    headers,
    body: { success: true, list: rows.map(({ owner: _, ...note }) => note), totalPages, totalElements, openCount },
  };
}

function openOf(notes: readonly Note[]): number {
  return notes.filter(({ finished }) => !finished).length;
}

/** The old count, from a cache that is never emptied. */
function stale(state: NotebookState, owner: string, notes: readonly Note[]): number {
  const known = Math.max(state.openCounts.get(owner) ?? 0, openOf(notes));
  state.openCounts.set(owner, known);
  return known;
}

function filtered(notes: readonly Note[], query: Call['query'], has: Call['has']): readonly Note[] {
  const { colour, words, since, until } = query;
  const time = (text: string) => Date.parse(text);
  const found = notes.filter(
    (note) =>
      (colour === undefined || note.colour === colour || has('filter-ignored')) &&
      (words === undefined || note.title.includes(words)) &&
      (since === undefined || time(note.createdAt) >= time(since) || has('range-ignored')) &&
      (until === undefined ||
        time(note.createdAt) < time(until) ||
        (has('range-end-included') && time(note.createdAt) === time(until))),
  );
  return colour !== undefined && has('filter-drops') ? found.slice(1) : found;
}

function ordered(notes: readonly Note[], sort: string | undefined, has: Call['has']): readonly Note[] {
  if (sort === 'title' && !has('sort-ignored')) {
    return notes.toSorted((a, b) => (a.title < b.title ? -1 : a.title > b.title ? 1 : 0));
  }
  return has('oldest-first') ? notes.toReversed() : notes;
}

function pageOf(notes: readonly Note[], page: number, size: number, has: Call['has']): readonly Note[] {
  const last = Math.max(1, Math.ceil(notes.length / size));
  const number = has('pages-ignored') ? 1 : has('page-after-the-last') ? Math.min(page, last) : page;
  const from = (number - 1) * size;
  const shift = number === 1 ? 0 : has('pages-overlap') ? -1 : has('pages-skip') ? 1 : 0;
  const rows = notes.slice(from + shift, from + size + (has('page-size-ignored') ? 1 : 0));
  const [first] = rows;
  return first && has('same-row-twice') && rows.length > 1 ? [first, first, ...rows.slice(2)] : rows;
}
