import { randomBytes } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { publicKey, Refusal } from './bodies.ts';
import type { Call, Note, NotebookState, Reply } from './state.ts';

const done: Reply = { status: 200, body: { success: true } };

function good(value: unknown, status = 200): Reply {
  return { status, body: { success: true, value } };
}

function money(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}

/** A note as it is answered, with the seeded violations of its times. */
function shown({ owner, price, createdAt, ...note }: Note, has: Call['has']): object {
  const at = Date.parse(createdAt);
  const factor = has('stamp-in-seconds') ? 0.001 : has('stamp-in-microseconds') ? 1000 : 1;
  return {
    ...note,
    price: money(price),
    createdAt: has('time-too-small') ? new Date(at / 1000).toISOString() : createdAt,
    updatedAt: new Date(has('updated-too-early') ? at - 1 : at).toISOString(),
    stamp: Math.round(at * factor),
  };
}

function noteOf({ state, path, owner, has }: Call, careless: string): Note {
  const note = state.notes.get(path['noteId'] ?? '');
  if (!note || (note.owner !== owner && !has(careless))) {
    const code = has('undocumented-code')
      ? 'no_such_note'
      : has('code-of-another-status')
        ? 'unauthenticated'
        : 'not_found';
    throw new Refusal(404, code);
  }
  return note;
}

/** The handlers of the notebook, by operation. */
export const handlers: Readonly<Record<string, (call: Call) => Reply | Promise<Reply>>> = {
  getJwks: async () => good({ keys: [await publicKey()] }),

  login: ({ state, body }) => {
    const username = String(body['username']);
    if (state.accounts.get(username) !== body['password']) throw new Refusal(401, 'invalid_credentials');
    const token = randomBytes(16).toString('hex');
    state.sessions.set(token, username);
    return good({ token });
  },

  logout: ({ state, token, has }) => {
    if (!has('never-logs-out')) state.sessions.delete(token);
    return done;
  },

  listNotes,

  finishNotes: ({ state, owner, has }) => {
    const open = notesOf(state, owner).filter(({ finished }) => !finished);
    for (const note of has('finishes-nothing') ? [] : open) state.notes.set(note.noteId, { ...note, finished: true });
    if (!has('count-stands-still')) state.openCounts.delete(owner);
    return good({ count: open.length });
  },

  endOtherSessions: ({ state, owner, token, has }) => {
    const others = [...state.sessions].filter(([other, name]) => name === owner && other !== token);
    for (const [other] of has('sessions-live-on') ? [] : others) state.sessions.delete(other);
    return good({ count: others.length });
  },

  createNote: ({ state, owner, body, has }) => {
    const { title, colour, due } = body;
    const note: Note = {
      noteId: `n-${state.next()}`,
      owner,
      title: String(title),
      price: 10 + String(title).length,
      colour: String(colour),
      createdAt: state.now(),
      finished: false,
      ...((typeof due === 'string' || due === null) && { due }),
    };
    // A test creates many notes; the oldest are removed.
    if (state.notes.size > 2000) state.notes.clear();
    if (!has('forgets-what-it-wrote')) state.notes.set(note.noteId, note);
    return good(shown(note, has), has('wrong-status') ? 200 : 201);
  },

  getNote: (call) => {
    const note = noteOf(call, 'reads-for-others');
    if (call.state.listedOnly.has(note.noteId)) throw new Refusal(404, 'not_found');
    return good(shown(call.has('finished-in-lists-alone') ? { ...note, finished: false } : note, call.has));
  },

  deleteNote: (call) => {
    const { noteId } = noteOf(call, 'deletes-for-others');
    if (call.has('deleted-stays-listed')) call.state.listedOnly.add(noteId);
    else if (!call.has('deletes-nothing')) call.state.notes.delete(noteId);
    return done;
  },

  finishNote: (call) => {
    const note = noteOf(call, 'finishes-for-others');
    call.state.notes.set(note.noteId, { ...note, finished: true });
    return done;
  },

  uploadPicture: () => done,
  sendFeedback: () => done,
  listAudit: () => done,

  getBalance: ({ state, owner, has }) =>
    good({
      amount: `${money(state.balance(owner))}${has('third-decimal') ? '0' : ''}`,
      asOf: new Date().toISOString(),
    }),

  transfer: (call) => once(call, () => move(call)),
};

/** A member's notes, newest first. */
function notesOf(state: NotebookState, owner: string): readonly Note[] {
  return [...state.notes.values()].filter((note) => note.owner === owner).reverse();
}

/** A page of the notes that match the filters, with the seeded violations. */
function listNotes({ state, owner, query, has }: Call): Reply {
  const others = [...state.notes.values()].filter((note) => note.owner !== owner);
  const strangers = has('lists-for-others') ? others : has('lists-one-of-another') ? others.slice(-1) : [];
  const all = [...strangers, ...notesOf(state, owner)];
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
  const summed = has('totals-of-the-page') ? rows : has('totals-without-filter') ? all : found;
  const list = rows.map((note) => shown(has('finished-in-items-alone') ? { ...note, finished: false } : note, has));
  const totals = totalsOf(summed, has);
  const headers = { 'X-Total-Count': String(found.length) };
  return {
    status: 200,
    headers,
    body: { success: true, list, totalPages, totalElements, totals, openCount },
  };
}

function totalsOf(notes: readonly Note[], has: Call['has']): object {
  const sum = (summed: readonly Note[]) => money(summed.reduce((all, { price }) => all + price, 0));
  return {
    count: notes.length,
    price: sum(has('totals-miss-one') ? notes.slice(1) : notes),
    openPrice: sum(has('totals-count-finished') ? notes : notes.filter(({ finished }) => !finished)),
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

async function move({ state, owner, body, has }: Call): Promise<Reply> {
  const amount = String(body['amount']);
  const cents = Math.round(Number.parseFloat(amount) * 100);
  // A database query would be here, and another request could arrive meanwhile.
  await turn();
  const left = state.balance(owner) - cents;
  if (left < 0) throw new Refusal(422, 'insufficient_balance');
  if (!has('money-from-nowhere')) state.balances.set(owner, left);
  return good({ id: `t-${state.next()}`, amount: /^\d+\.\d\d$/.test(amount) ? amount : '0.00' });
}

/** Runs the action once per key. */
async function once({ state, owner, headers, body, has }: Call, work: () => Promise<Reply>): Promise<Reply> {
  if (has('key-ignored')) return work();
  const key = `${owner} ${headers['idempotency-key']}`;
  const text = JSON.stringify(body);
  const known = state.keys.get(key);
  if (known) {
    if (known.body !== text && !has('body-ignored')) throw new Refusal(409, 'idempotency_conflict');
    if (has('effect-again')) await work();
    return known.reply;
  }
  const reply = work();
  if (has('race')) {
    const first = await reply;
    state.keys.set(key, { body: text, reply: Promise.resolve(first) });
    return first;
  }
  state.keys.set(key, { body: text, reply });
  // A failed action may be repeated with the same key.
  reply.catch(() => state.keys.delete(key));
  return reply;
}
