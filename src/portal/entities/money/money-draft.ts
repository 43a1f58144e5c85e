import { sessionStore } from '../../lib/storage.ts';

/** What was typed into a form that moves money, and how it was sent. Passwords are never part of it. */
export type MoneyDraft = {
  readonly texts: Readonly<Record<string, string>>;
  /** The idempotency key, and the texts that it stands for. */
  readonly key?: string | undefined;
  readonly keyTexts?: string | undefined;
  /** It was sent and no answer came: it may have happened. */
  readonly sent: boolean;
};

type Drafts = Readonly<Record<string, MoneyDraft>>;

const nameOf = (owner: string, form: string) => `${owner}/${form}`;

/** The draft of a member's form, undefined where there is none. */
export function readMoneyDraft(owner: string, form: string): MoneyDraft | undefined {
  return all()[nameOf(owner, form)];
}

/** Keeps the draft through a reload and a session that ends. */
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
