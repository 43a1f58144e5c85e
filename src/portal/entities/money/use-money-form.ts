import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { getGetPlayLimitsQueryKey } from '#generated/client/member-limits/member-limits.ts';
import {
  getGetBalanceQueryKey,
  getGetConsolidatedFundsQueryKey,
  getGetDebtQueryKey,
  getGetMemberTransferTermsQueryKey,
  getGetVaultQueryKey,
  getGetWithdrawalQuoteQueryKey,
} from '#generated/client/wallet/wallet.ts';
import { ApiError } from '../../api/api-error.ts';
import { loadEncryption } from '../../api/http.ts';
import { withIdempotencyKey } from '../../api/idempotency-key.ts';
import { readAnew, replaceAll } from '../../api/read-anew.ts';
import { randomId } from '../../lib/random-id.ts';
import { sessionStore } from '../../lib/storage.ts';

/** `unknown`: the request was sent without an answer. */
type Step = 'edit' | 'confirm' | 'unknown' | 'done';

type MoneyFormOptions<Name extends string, Result> = {
  /** The name of the form, unique for the member. */
  readonly form: string;
  /** The account that owns the money. */
  readonly owner: string;
  readonly initial: Readonly<Record<Name, string>>;
  /** Whether the payment password is asked for, as it is unless the money stays with the member. */
  readonly asksPassword?: boolean;
  /** Makes the one call; it carries the idempotency key. */
  readonly send: (texts: Readonly<Record<Name, string>>, password: string) => Promise<Result>;
  /** Gets the answer. Until what it returns has ended, the form does not begin anew. */
  readonly onDone: (result: Result) => void | Promise<void>;
};

/**
 * A money form with the steps input, confirmation, one submission and receipt. Session storage holds the key with the
 * input. The same values always use the same key, through retries, reloads and ended sessions. Other values or a
 * success create a new key.
 */
export function useMoneyForm<Name extends string, Result>(options: MoneyFormOptions<Name, Result>) {
  const { form, owner, initial, asksPassword = true, send, onDone } = options;
  const [kept] = useState(() => readMoneyDraft(owner, form));
  const [texts, setTexts] = useState<Readonly<Record<Name, string>>>(() => ({ ...initial, ...kept?.texts }));
  const [password, setPassword] = useState('');
  const [step, setStep] = useState<Step>(kept?.sent ? 'unknown' : 'edit');
  const [failure, setFailure] = useState<unknown>();
  const [result, setResult] = useState<Result>();
  const [sending, setSending] = useState(false);
  const [renewing, setRenewing] = useState(false);
  const [isOffline, setOffline] = useState(false);
  // A second press can come before React renders the first.
  const busy = useRef(false);

  const set = (name: Name, text: string) => type({ ...texts, [name]: text });
  const setSome = (changes: Readonly<Partial<Record<Name, string>>>) => type({ ...texts, ...changes });

  function type(next: Readonly<Record<Name, string>>) {
    setTexts(next);
    setFailure(undefined);
    keepMoneyDraft(owner, form, { ...readMoneyDraft(owner, form), texts: next, sent: false });
  }

  /** The draft with its key: the key of an earlier submission of the same texts, else a new one. */
  function keyed(): MoneyDraft & { readonly key: string } {
    const before = readMoneyDraft(owner, form);
    const keyTexts = JSON.stringify(texts);
    const key = before?.key !== undefined && before.keyTexts === keyTexts ? before.key : randomId();
    return { texts, key, keyTexts, sent: before?.sent ?? false };
  }

  async function submit() {
    if (busy.current) return;
    const draft = keyed();
    // Without a network nothing leaves the browser, so an unsent form stays unsent.
    const isUnsent = !navigator.onLine && !draft.sent;
    setOffline(isUnsent);
    if (isUnsent) {
      keepMoneyDraft(owner, form, draft);
      setFailure(new ApiError('connection', 0));
      setStep('edit');
      return;
    }
    busy.current = true;
    setSending(true);
    try {
      // Where its code is gone the page reloads here, and must not tell of a request that never left.
      if (asksPassword) await loadEncryption();
      keepMoneyDraft(owner, form, { ...draft, sent: true });
      const answer = await withIdempotencyKey(draft.key, () => send(texts, password));
      setResult(answer);
      dropMoneyDraft(owner, form);
      setFailure(undefined);
      setPassword('');
      setTexts(initial);
      setStep('done');
      const renewal = onDone(answer);
      if (renewal) {
        setRenewing(true);
        void renewal.finally(() => setRenewing(false));
      }
    } catch (error) {
      const open = isOpen(error, draft.sent);
      keepMoneyDraft(owner, form, { ...draft, sent: open });
      setFailure(error);
      setStep(open ? 'unknown' : 'edit');
    } finally {
      busy.current = false;
      setSending(false);
    }
  }

  function startAnew() {
    dropMoneyDraft(owner, form);
    setTexts(initial);
    setPassword('');
    setFailure(undefined);
    setResult(undefined);
    setStep('edit');
  }

  return {
    texts,
    set,
    setSome,
    asksPassword,
    password,
    setPassword,
    step,
    failure,
    result,
    sending,
    renewing,
    submit,
    startAnew,
    /** Whether the failure is that there was no network, so that nothing was sent. */
    isOffline,
    isPasswordMissing: asksPassword && password === '',
    review: () => setStep('confirm'),
    back: () => setStep('edit'),
  };
}

/** The result of `useMoneyForm`, for the components that render it. */
export type MoneyFormState<Name extends string, Result> = ReturnType<typeof useMoneyForm<Name, Result>>;

/** The status codes of refusals that the server sends before it checks the key. */
const beforeTheKey = new Set([400, 401, 403, 413, 415, 429]);

/** Whether the server may have executed it: no answer, a server error, or a refusal after an uncertain attempt. */
function isOpen(error: unknown, sentBefore: boolean): boolean {
  if (error instanceof ApiError && error.isUnsent) return sentBefore;
  if (!(error instanceof ApiError) || error.status === 0) return true;
  if (error.code === 'maintenance') return sentBefore;
  if (error.status >= 500 || error.code === 'idempotency_conflict') return true;
  return sentBefore && beforeTheKey.has(error.status);
}

/** The input of a money form, and the state of its submission. Passwords are never part of it. */
type MoneyDraft = {
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

/** What tells how much money the member has where, and how much of it can be sent. */
const moneyKeys: readonly QueryKey[] = [
  getGetBalanceQueryKey(),
  getGetConsolidatedFundsQueryKey(),
  getGetDebtQueryKey(),
  getGetMemberTransferTermsQueryKey(),
  // Money at a vendor counts towards the loss limit.
  getGetPlayLimitsQueryKey(),
  getGetVaultQueryKey(),
  getGetWithdrawalQuoteQueryKey(),
];

/** Reads the amounts again that a movement of money has changed, and further queries. It ends as `readAnew` does. */
export async function renewMoney(queries: QueryClient, further: readonly QueryKey[] = []): Promise<void> {
  await Promise.all([replaceAll(queries, moneyKeys), readAnew(queries, further)]);
}
