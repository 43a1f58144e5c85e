import { desc } from 'drizzle-orm';
import type { Language } from '#generated/model/index.ts';
import type { Database } from '../db/database.ts';
import { outbox } from '../db/schema/identity.ts';
import type { Clock } from '../shared/clock.ts';

/** A message by SMS. */
export interface Sms {
  /** With the dialling code, digits only. */
  readonly to: string;
  readonly text: string;
}

/** A message by e-mail. */
export interface Email {
  readonly to: string;
  readonly subject: string;
  /** Plain text. */
  readonly text: string;
  /** The same as a page. */
  readonly html: string;
  readonly language: Language;
}

/** Delivers messages to a service or to the sandbox; throws when delivery fails. */
export interface Messages {
  sms(message: Sms): Promise<void>;
  email(message: Email): Promise<void>;
}

/** A message of the sandbox. */
export type OutboxMessage = typeof outbox.$inferSelect;

const MOST = 100;
const TRIM = 'delete from outbox where id <= (select max(id) from outbox) - $1';

/** The sandbox stores messages in a table and sends none; a developer can read the last hundred. */
export function outboxMessages(db: Database, clock: Clock): Messages {
  const keep = async (message: Pick<OutboxMessage, 'channel' | 'recipient' | 'subject' | 'body'>) => {
    await db.orm.insert(outbox).values({ ...message, sentAt: new Date(clock()) });
    await db.query('outbox_trim', TRIM, [MOST]);
  };
  return {
    sms: ({ to, text }) => keep({ channel: 'sms', recipient: to, subject: null, body: text }),
    email: ({ to, subject, text }) => keep({ channel: 'email', recipient: to, subject, body: text }),
  };
}

/** The messages of the sandbox, newest first. */
export function readOutbox(db: Pick<Database, 'orm'>): Promise<OutboxMessage[]> {
  return db.orm.select().from(outbox).orderBy(desc(outbox.id)).limit(MOST);
}
