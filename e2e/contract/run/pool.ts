import { scalarsOf } from '../document/json.ts';
import { isGuarded, type Operation } from '../document/operation.ts';
import type { Actor, Case } from '../exchange/exchange.ts';

const mostPerName = 8;
const mostNames = 5000;
const mostPublic = 50_000;

/** Values from answers: the next requests use them to refer to existing objects. */
export class Pool {
  readonly #byName = new Map<string, string[]>();
  /** Shared values: seen without a session, or by another member. */
  readonly #public = new Set<string>();

  /** Times in the bodies of requests, which answers repeat. */
  readonly #sentTimes = new Set<number>();

  sent({ body }: Case): void {
    if (!body || !('value' in body)) return;
    for (const [, scalar] of scalarsOf(body.value)) {
      if (/^\d{4}-\d\d-\d\dT/.test(scalar)) this.#sentTimes.add(Date.parse(scalar));
    }
  }

  isSentTime(milliseconds: number): boolean {
    return this.#sentTimes.has(milliseconds);
  }

  learn(operation: Operation, actor: Actor, answer: unknown): void {
    const open = !isGuarded(operation) || actor === 'other';
    for (const [name, scalar] of scalarsOf(answer)) {
      if (open && this.#public.size < mostPublic) this.#public.add(key(name, scalar));
      if (actor === 'own') this.#remember(name.toLowerCase(), scalar);
    }
  }

  /** The values of a name, newest first. */
  values(name: string): readonly string[] {
    return this.#byName.get(name.toLowerCase()) ?? [];
  }

  /** Whether a value was seen as shared under one of the names. */
  isPublic(names: readonly string[], value: unknown): boolean {
    return names.some((name) => this.#public.has(key(name, String(value))));
  }

  #remember(name: string, scalar: string): void {
    const known = this.#byName.get(name);
    if (known) {
      if (!known.includes(scalar)) known.unshift(scalar);
      known.length = Math.min(known.length, mostPerName);
    } else if (this.#byName.size < mostNames) this.#byName.set(name, [scalar]);
  }
}

function key(name: string, scalar: string): string {
  return `${name.toLowerCase()} ${scalar}`;
}

/**
 * Processes items with limited concurrency. The first error stops the work and is thrown when all started items are
 * done.
 */
export async function parallel<T>(
  items: readonly T[],
  abreast: number,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const left = items.values();
  let failure: { readonly error: unknown } | undefined;
  const worker = async () => {
    for (const item of left) {
      if (failure) return;
      try {
        await work(item);
      } catch (error) {
        failure ??= { error };
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(abreast, items.length) }, worker));
  if (failure) throw failure.error;
}
