import { sessionStore } from '../../lib/storage.ts';

/** The input of a money form, and the state of its submission. Passwords are never part of it. */
export type MoneyDraft = {
  readonly texts: Readonly<Record<string, string>>;
  /** The idempotency key, and the texts that it belongs to. */
  readonly key?: string | undefined;
  readonly keyTexts?: string | undefined;
  /** It was sent without an answer, so the server may have executed it. */
  readonly sent: boolean;
};

type Drafts = Readonly<Record<string, MoneyDraft>>;

const nameOf = (owner: string, form: string) => `${owner}/${form}`;

/** The draft of a member's form; undefined if there is none. */
export function readMoneyDraft(owner: string, form: string): MoneyDraft | undefined {
  return all()[nameOf(owner, form)];
}

/** Stores the draft, so that it survives a reload and an ended session. */
export function keepMoneyDraft(owner: string, form: string, draft: MoneyDraft): void {
  sessionStore.set('moneyForms', JSON.stringify({ ...all(), [nameOf(owner, form)]: draft }));
}

export function dropMoneyDraft(owner: string, form: string): void {
  const { [nameOf(owner, form)]: _, ...others } = all();
  sessionStore.set('moneyForms', JSON.stringify(others));
}

function all(): Drafts {
  try {
    const kept: unknown = JSON.parse(sessionStore.get('moneyForms') ?? '{}');
    return typeof kept === 'object' && kept !== null ? Object.fromEntries(Object.entries(kept).filter(isDraft)) : {};
  } catch {
    return {};
  }
}

function isDraft(entry: [string, unknown]): entry is [string, MoneyDraft] {
  const [, draft] = entry;
  if (typeof draft !== 'object' || draft === null || !('texts' in draft) || !('sent' in draft)) return false;
  const { texts } = draft;
  if (typeof texts !== 'object' || texts === null) return false;
  return Object.values(texts).every((text) => typeof text === 'string') && typeof draft.sent === 'boolean';
}
