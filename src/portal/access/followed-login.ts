const listeners = new Set<() => void>();

/** Tells when this tab has taken over a login of another one. Returns the function that ends it. */
export function subscribeFollowedLogin(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says that this tab has taken over a login of another one. */
export function tellFollowedLogin(): void {
  for (const listener of listeners) listener();
}
