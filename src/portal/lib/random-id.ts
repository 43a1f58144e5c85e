/** 128 random bits as hex. `crypto.randomUUID` exists only on https and localhost. */
export function randomId(): string {
  return crypto.getRandomValues(new Uint8Array(16)).reduce((id, byte) => id + byte.toString(16).padStart(2, '0'), '');
}
