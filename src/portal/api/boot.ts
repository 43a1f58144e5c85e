/** An answer that the server knew before it was asked for. */
export interface BootEntry {
  readonly key: string;
  readonly body: unknown;
}

let entries: Map<string, unknown> | undefined;

/** Hands over the answers where there is no page to read them from. */
export function giveBootAnswers(list: readonly BootEntry[]): void {
  entries = new Map(list.map((entry) => [entry.key, entry.body]));
}

/**
 * The answer that the server already put into the page for a first GET, or undefined. Each serves once: whoever asks
 * again wants fresh data.
 */
export function takeBootAnswer(path: string, params: Readonly<Record<string, unknown>>, language: string): unknown {
  entries ??= readEntries();
  const key = bootKey(path, params, language);
  const body = entries.get(key);
  entries.delete(key);
  return body;
}

/** `GET <path>?<query sorted by name>|<language>`: the server makes the same key. */
export function bootKey(path: string, params: Readonly<Record<string, unknown>>, language: string): string {
  const query = new URLSearchParams();
  for (const name of Object.keys(params).sort()) {
    if (params[name] !== undefined) query.append(name, String(params[name]));
  }
  return `GET ${path}?${query}|${language}`;
}

function readEntries(): Map<string, unknown> {
  const text = document.getElementById('boot')?.textContent;
  if (!text) return new Map();
  // Written by the server that also serves the page; a page without it, or with another server's, has no element.
  const list = JSON.parse(text) as readonly BootEntry[];
  return new Map(list.map((entry) => [entry.key, entry.body]));
}
