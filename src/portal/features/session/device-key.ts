const DATABASE = 'portal';
const STORE = 'keys';
const KEY = 'credentials';

/**
 * The key that encrypts a remembered password: generated once, kept in IndexedDB, not extractable. The cookie is
 * useless elsewhere (STORE-17). Undefined if the browser cannot store the key.
 */
export async function deviceKey(): Promise<CryptoKey | undefined> {
  try {
    const database = await openDatabase();
    try {
      const known = await ask<CryptoKey | undefined>(storeOf(database, 'readonly').get(KEY));
      return known ?? (await makeKey(database));
    } finally {
      database.close();
    }
  } catch {
    return undefined;
  }
}

async function makeKey(database: IDBDatabase): Promise<CryptoKey> {
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  // If another tab was faster, its key counts.
  const store = storeOf(database, 'readwrite');
  const known = await ask<CryptoKey | undefined>(store.get(KEY));
  if (known) return known;
  await ask(store.put(made, KEY));
  return made;
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return ask(request);
}

function storeOf(database: IDBDatabase, mode: IDBTransactionMode): IDBObjectStore {
  return database.transaction(STORE, mode).objectStore(STORE);
}

function ask<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
