/** Keys of session storage: first those of the specification, by its names, then the portal's own. */
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
  // The codes of the first address.
  'affiliateCode',
  'referralCode',
  // A sign-in that left for a provider.
  'signIn',
  // Whether pages without bars show them.
  'bars',
  // The build for which the page was reloaded.
  'renewedFor',
  // The input of money forms with its idempotency key.
  'moneyForms',
  // The input of a registration.
  'registration',
  // The numbers that received a code, and the end of each wait.
  'codeWaits',
  // The withdrawal about whose arrival the portal asked.
  'withdrawal',
  // When the first game of the house was opened in this session.
  'playedSince',
] as const;

export type SessionKey = (typeof SESSION_KEYS)[number];

/**
 * Keys of local storage. The portal's own keys: `sideBar` tells whether the side bar is in mini mode; `readNotices`
 * holds the announcements read in this browser; `popupsOff` is the time (ms) until which popup announcements are off;
 * `consent` tells whether visits may be counted; `searches` holds the latest searches; `sound` tells whether games are
 * heard; `clientSeed` is what the player adds to the seeds of rounds.
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
  | 'searches'
  | 'sound'
  | 'clientSeed';

/** Names of cookies; each lives for one day. */
export type CookieKey = 'lastUsername' | `password_${string}` | 'remember' | 'smsMobile';

/** A store for strings that never fails: values that the browser refuses stay in memory until the page closes. */
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
  /** Calls `listener` when another tab changes the key. Returns the function that unsubscribes. */
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
  // Holds only values that the browser refused; they take precedence over an older stored value.
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
      // The browser sends this event only to the other tabs; `key` is null when everything was cleared.
      const onStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener();
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}

/** Values that live as long as the tab: the session and the server's boot data. */
export const sessionStore: ClearableStore<SessionKey> = createSessionStore();

/** The visitor's settings, shared by visits and tabs. */
export const localStore: ObservableStore<LocalKey> = createLocalStore();

/** Values that prefill the login form for a day. */
export const cookieStore: Store<CookieKey> = createStore<CookieKey>(cookieBacking);
