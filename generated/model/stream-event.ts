/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { BalanceEvent } from './balance-event.ts';
import type { BetsEvent } from './bets-event.ts';
import type { ChatEvent } from './chat-event.ts';
import type { DrawsEvent } from './draws-event.ts';
import type { GapEvent } from './gap-event.ts';
import type { MessagesEvent } from './messages-event.ts';
import type { MoonshotEvent } from './moonshot-event.ts';

/**
 * The `data` of one event. More types may come; a client ignores those that it does not know.
 */
export type StreamEvent = BalanceEvent | MessagesEvent | ChatEvent | DrawsEvent | BetsEvent | MoonshotEvent | GapEvent;
