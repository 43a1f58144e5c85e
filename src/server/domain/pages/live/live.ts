import type { MissedEvents } from '#generated/model/index.ts';
import type { Services } from '#server/services.ts';
import type { Visitor } from '#server/shared/exchange.ts';
import { Failure } from '#server/shared/failure.ts';
import { liveChannel, type Notice } from '../../ground/publish.ts';
import { type SiteRefusal, siteAccess } from '../../ground/system/site-access.ts';
import type { Session } from '../../identity/session/session.ts';
import { IS_OPEN } from '../../identity/session/sessions.ts';
import { settleDue } from '../../lottery/bets/settle-draws.ts';
import { dueDraws } from '../../lottery/draws/draws.ts';
import { beginning } from './beginning.ts';
import { Connection } from './connection.ts';

type LiveNeeds = Pick<Services, 'db' | 'brand' | 'clock' | 'random' | 'config' | 'log' | 'site'>;

/** The limit of streams per member and process. */
const maxStreams = 10;
const beatMs = 2_000;
/** The bets of a flight are told at most once in this time. */
const flightBetsMs = 500;

/** The valid ones of the sessions $1 at $2. */
const HOLDING = `
  select s.id from sessions s join members m on m.id = s.member_id
  where s.id = any($1) and m.status = 'active' and ${IS_OPEN}`;

/** The streams of one process. */
export class Live {
  readonly #needs: LiveNeeds;
  readonly #drawDue: () => Promise<void>;
  readonly #refusal: SiteRefusal;
  readonly #connections = new Map<number, Set<Connection>>();
  readonly #flightBets = throttled((notice: Notice) => this.#tell(notice), flightBetsMs);
  #stopping = false;

  constructor(needs: LiveNeeds) {
    this.#needs = needs;
    this.#drawDue = dueDraws(needs);
    this.#refusal = siteAccess(needs);
  }

  /** Listens to the events of all processes. Returns the function that stops it. */
  listen(): Promise<() => Promise<void>> {
    return this.#needs.db.listen(liveChannel, {
      // Only `publish` sends these.
      heard: (payload) => this.#heard(JSON.parse(payload) as Notice),
      resumed: () => {
        for (const connection of this.#all()) connection.resync();
      },
    });
  }

  /**
   * Opens a stream until the session ends or the site closes. `rate_limited`: too many; `unavailable`: the process
   * stops.
   */
  open(session: Session, lastEventId: string | undefined, visitor: Visitor): Connection {
    if (this.#stopping) throw new Failure('unavailable');
    const { memberId } = session;
    if ((this.#connections.get(memberId)?.size ?? 0) >= maxStreams)
      throw new Failure('rate_limited', { retryAfterSeconds: 60 });
    const connection: Connection = new Connection(this.#needs, session, {
      lastEventId: idOf(lastEventId),
      closed: async () => (await this.#refusal(visitor)) !== undefined,
      begun: () => {
        const own = this.#connections.get(memberId) ?? new Set();
        this.#connections.set(memberId, own.add(connection));
        if (this.#stopping) connection.end();
      },
      over: () => {
        const own = this.#connections.get(memberId);
        own?.delete(connection);
        if (own?.size === 0) this.#connections.delete(memberId);
      },
    });
    return connection;
  }

  /** The beginning of a stream, for a client that accepts none. */
  async missed(session: Session, lastEventId: string | undefined): Promise<MissedEvents> {
    const begin = await beginning(this.#needs, session, idOf(lastEventId));
    return { lastEventId: String(begin.lastEventId), events: [...begin.events] };
  }

  /** Listens and sends heartbeats until the returned function is called. */
  async start(): Promise<() => Promise<void>> {
    const endListening = await this.listen();
    const timer = setInterval(() => {
      this.beat().catch((error: unknown) => this.#needs.log.error({ error }, 'live beat failed'));
    }, beatMs).unref();
    return async () => {
      clearInterval(timer);
      await endListening();
    };
  }

  /** Called by a timer for heartbeats, ended sessions, clients that do not read, and due draws with their bets. */
  async beat(): Promise<void> {
    const connections = this.#all();
    if (connections.length === 0) return;
    for (const connection of connections) connection.beat();
    await this.#endOver(connections);
    await this.#drawDue();
    await settleDue(this.#needs);
  }

  /** Ends all streams, each with a hint when to reconnect, and opens no new ones. */
  stop(): void {
    this.#stopping = true;
    for (const connection of this.#all()) connection.end();
  }

  #heard(notice: Notice): void {
    if (notice.kind === 'moonshot_bets') this.#flightBets(notice);
    else this.#tell(notice);
  }

  #tell(notice: Notice): void {
    const concerned = notice.member === null ? this.#all() : [...(this.#connections.get(notice.member) ?? [])];
    if (notice.kind === 'session') {
      this.#endOver(concerned).catch((error: unknown) => this.#needs.log.error({ error }, 'live sessions not checked'));
      return;
    }
    for (const connection of concerned) connection.notice(notice);
  }

  async #endOver(connections: readonly Connection[]): Promise<void> {
    if (connections.length === 0) return;
    const now = new Date(this.#needs.clock());
    const ids = [...new Set(connections.map(({ session }) => session.id))];
    const rows = await this.#needs.db.query<{ id: number }>('live_sessions', HOLDING, [ids, now]);
    const holding = new Set(rows.map(({ id }) => id));
    for (const connection of connections) {
      if (!holding.has(connection.session.id) || (await connection.closed())) connection.end();
    }
  }

  #all(): readonly Connection[] {
    return [...this.#connections.values()].flatMap((own) => [...own]);
  }
}

/** Passes the last of what came on, at most once in each `pause` (ms). */
export function throttled<T>(pass: (last: T) => void, pause: number): (value: T) => void {
  let last: T;
  let waiting = false;
  return (value) => {
    last = value;
    if (waiting) return;
    waiting = true;
    setTimeout(() => {
      waiting = false;
      pass(last);
    }, pause).unref();
  };
}

function idOf(lastEventId: string | undefined): number | undefined {
  return lastEventId === undefined ? undefined : Number(lastEventId);
}
