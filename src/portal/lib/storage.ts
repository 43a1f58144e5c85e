/**
 * Keys of session storage, in the names that the specification gives them. Ours are `affiliateCode`
 * and `referralCode`, what the address said by which the visitor came, `signIn`, a sign-in that left for a provider,
 * `bars`, whether header and side menu are shown where they are hidden at first, `moneyForms`, what was typed into forms
 * that move money and the key that they were sent with, `renewedFor`, the build for which the page was begun anew, and
 * `codeWaits`, for which numbers a code was asked for and until when the next one waits.
 */
const SESSION_KEYS = [
  'token',
  'account',
  'username',
  'customerId',
  'isAgent',
  'merchant',
  'merchantCode',
  'platform',
  'nickname',
  'toUpline',
  'memberLabel',
  'memberLabelColor',
  'memberLabelColor2',
  'cpw',
  'gameVendor',
  'settings',
  'routers',
  'validate',
  'merchantWallet',
  'consolidated',
  'iframeUrl',
  'index_notice',
  'affiliateCode',
  'referralCode',
  'signIn',
  'bars',
  'renewedFor',
  'moneyForms',
  'codeWaits',
] as const;

export type SessionKey = (typeof SESSION_KEYS)[number];

/**
 * Keys of local storage. Ours are `sideBar`, whether the side bar is in mini mode, `readNotices`, the announcements that
 * were read here, `popupsOff`, until when (ms) no popup announcements are wanted, `consent`, whether visits may be
 * counted, and `searches`, what was searched for last.
 */
export type LocalKey =
  | 'lang'
  | 'hisLang'
  | 'theme'
  | 'merchantCode'
  | 'LOTTFAV'
  | 'sideBar'
  | 'readNotices'
  | 'popupsOff'
  | 'consent'
  | 'searches';

/** Names of cookies; each lives for one day. */
export type CookieKey = 'lastUsername' | `password_${string}` | 'remember' | 'smsMobile';

/** A store for strings that always works: values that the browser refuses stay in memory until the page ends. */
export type Store<Key extends string> = {
  get(key: Key): string | null;
  set(key: Key, value: string): void;
  remove(key: Key): void;
};

type ClearableStore<Key extends string> = Store<Key> & {
  /** Removes everything but the named keys. */
  clear(keep?: readonly Key[]): void;
};

type ObservableStore<Key extends string> = Store<Key> & {
  /** Calls `listener` when another tab changes the key. Returns the function that ends it. */
  subscribe(key: Key, listener: () => void): () => void;
};

/** The browser's storage. Every call may throw, because the storage is full or forbidden. */
type Backing = {
  read(key: string): string | null;
  write(key: string, value: string): void;
  erase(key: string): void;
};

function attempt<T>(action: () => T, otherwise: T): T {
  try {
    return action();
  } catch {
    return otherwise;
  }
}

function createStore<Key extends string>(backing: Backing): Store<Key> {
  // Holds only values that the browser refused; they win over an older value that could not be replaced.
  const refused = new Map<Key, string>();
  return {
    get: (key) => refused.get(key) ?? attempt(() => backing.read(key), null),
    set(key, value) {
      const kept = attempt(() => {
        backing.write(key, value);
        return backing.read(key) === value;
      }, false);
      if (kept) refused.delete(key);
      else refused.set(key, value);
    },
    remove(key) {
      refused.delete(key);
      attempt(() => backing.erase(key), undefined);
    },
  };
}

function webStorage(area: () => Storage): Backing {
  return {
    read: (key) => area().getItem(key),
    write: (key, value) => area().setItem(key, value),
    erase: (key) => area().removeItem(key),
  };
}

const cookieBacking: Backing = {
  read(name) {
    const start = `${encodeURIComponent(name)}=`;
    const pair = document.cookie.split('; ').find((entry) => entry.startsWith(start));
    return pair === undefined ? null : decodeURIComponent(pair.slice(start.length));
  },
  write: (name, value) => writeCookie(name, value, 86_400),
  erase: (name) => writeCookie(name, '', 0),
};

function writeCookie(name: string, value: string, maxAge: number): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: this is the one wrapper, and the Cookie Store API is not everywhere
  document.cookie = `${encodeURIComponent(name)}=${encodeURIComponent(value)}; Max-Age=${maxAge}; Path=/; SameSite=Strict${secure}`;
}

function createSessionStore(): ClearableStore<SessionKey> {
  const store = createStore<SessionKey>(webStorage(() => window.sessionStorage));
  return {
    ...store,
    clear(keep = []) {
      for (const key of SESSION_KEYS) if (!keep.includes(key)) store.remove(key);
    },
  };
}

function createLocalStore(): ObservableStore<LocalKey> {
  return {
    ...createStore<LocalKey>(webStorage(() => window.localStorage)),
    subscribe(key, listener) {
      // The browser sends this event to the other tabs only; `key` is null when everything was cleared.
      const onStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener();
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}

/** Values that live as long as the tab: the login and the server's boot data. */
export const sessionStore: ClearableStore<SessionKey> = createSessionStore();

/** The visitor's choices, across visits and tabs. */
export const localStore: ObservableStore<LocalKey> = createLocalStore();

/** Values that prefill the login form for a day. */
export const cookieStore: Store<CookieKey> = createStore<CookieKey>(cookieBacking);
