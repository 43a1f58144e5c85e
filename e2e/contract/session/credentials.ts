import type { Operation, SecurityScheme } from '../document/operation.ts';
import type { Actor, Case } from '../exchange/exchange.ts';

/** The credentials given to the suite. */
export interface Secrets {
  token: string | undefined;
  tokenOther: string | undefined;
  tokenAgent: string | undefined;
  /** Keys by the name of their security scheme. */
  readonly keys: ReadonlyMap<string, string>;
}

/** A credential in its transport form. */
export interface Attached {
  readonly in: SecurityScheme['in'];
  readonly name: string;
  readonly value: string;
}

type Role = 'member' | 'agent';

/** Selects the credentials of a request. */
export class Credentials {
  readonly secrets: Secrets;
  /** Operations for agents only, learned from the refusal of a member. */
  readonly #roles = new Map<string, Role>();
  /** Tokens for single operations, which may end these sessions. */
  readonly #own = new Map<string, string>();

  constructor(secrets: Secrets) {
    this.secrets = secrets;
  }

  /** Whether the suite has all credentials of one of the operation's alternatives. */
  has(operation: Operation, actor: Actor = 'own'): boolean {
    return operation.security.length === 0 || this.#alternative(operation, actor) !== undefined;
  }

  /** The names of the operation's missing schemes. */
  missing(operation: Operation): readonly string[] {
    const [first = []] = operation.security;
    return first.filter((scheme) => this.#value(operation, scheme, 'own') === undefined).map(({ name }) => name);
  }

  attached(operation: Operation, actor: Actor): readonly Attached[] {
    const schemes = this.#alternative(operation, actor) ?? (actor === 'impostor' ? operation.security[0] : undefined);
    return (schemes ?? []).flatMap((scheme) => {
      const value = actor === 'impostor' ? this.#forged(operation, scheme) : this.#value(operation, scheme, actor);
      if (value === undefined) return [];
      return [{ in: scheme.in, name: scheme.parameter, value: prefix(scheme) + value }];
    });
  }

  takeRole(operation: Operation, role: Role): void {
    this.#roles.set(operation.id, role);
  }

  /** Whether an agent's token could help where the member's was refused. */
  mayBeAgents(operation: Operation): boolean {
    const bearer = operation.security.some((schemes) => schemes.some(({ kind }) => kind === 'bearer'));
    return bearer && this.secrets.tokenAgent !== undefined && this.#roles.get(operation.id) !== 'agent';
  }

  /** The account that sent a request, for a request that goes on from its answer. */
  sameAs({ operation, actor }: Pick<Case, 'operation' | 'actor'>): Actor {
    const { tokenAgent } = this.secrets;
    const asAgent = actor === 'own' && this.#roles.get(operation.id) === 'agent' && tokenAgent !== undefined;
    return asAgent ? { token: tokenAgent } : actor;
  }

  /** Whether an actor has a session of the run, which no request may end. */
  isOfRun(actor: Actor): boolean {
    return actor === 'own' || (typeof actor === 'object' && actor.token === this.secrets.tokenAgent);
  }

  /** Gives an operation its own session, which it may end. */
  lend(operation: Operation, token: string): void {
    this.#own.set(operation.id, token);
  }

  isLent(operation: Operation): boolean {
    return this.#own.has(operation.id);
  }

  #alternative(operation: Operation, actor: Actor): readonly SecurityScheme[] | undefined {
    if (actor === 'nobody' || actor === 'impostor') return undefined;
    return operation.security.find((schemes) =>
      schemes.every((scheme) => this.#value(operation, scheme, actor) !== undefined),
    );
  }

  #value(operation: Operation, scheme: SecurityScheme, actor: Actor): string | undefined {
    if (scheme.kind !== 'bearer') return this.secrets.keys.get(scheme.name);
    if (typeof actor === 'object') return actor.token;
    if (actor === 'other') return this.secrets.tokenOther;
    const lent = this.#own.get(operation.id);
    if (lent !== undefined) return lent;
    const agent = this.#roles.get(operation.id) === 'agent' || this.secrets.token === undefined;
    return agent ? (this.secrets.tokenAgent ?? this.secrets.token) : this.secrets.token;
  }

  /** A fake of the credential: the same characters in another order, so that only its validity is tested. */
  #forged(operation: Operation, scheme: SecurityScheme): string {
    const real = this.#value(operation, scheme, 'own');
    if (real === undefined) return 'made-up-credential-0000000000';
    const forged = [...real].reverse().join('');
    return forged === real ? `${real.slice(1)}x` : forged;
  }
}

function prefix({ kind }: SecurityScheme): string {
  return kind === 'bearer' ? 'Bearer ' : kind === 'basic' ? 'Basic ' : '';
}
