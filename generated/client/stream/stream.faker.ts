/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  faker
} from '@faker-js/faker';

import type {
  StreamEventsResponse
} from '../../model/index.ts';


export const getStreamEventsResponseMock = (): StreamEventsResponse | string => (faker.helpers.arrayElement([{"success":true,"value":{"lastEventId":"4715","events":[{"type":"draws","gameCode":"VN_NORTH","drawId":"VN_NORTH-20260104"},{"type":"balance","balance":{"sumBalance":"12480.50","playable":[{"gameType":"RNG","amount":"12480.50"},{"gameType":"LOTT","amount":"12480.50"},{"gameType":"ELOTT","amount":"12480.50"},{"gameType":"INHOUSE","amount":"12480.50"}],"currency":"USD","asOf":"2026-01-05T09:31:00Z"}},{"type":"messages","unReadCount":2}]}}, "retry: 2000\n\nevent: balance\nid: 4715\ndata: {\"type\":\"balance\",\"balance\":{\"sumBalance\":\"12480.50\",\"playable\":[{\"gameType\":\"LOTT\",\"amount\":\"12480.50\"}],\"currency\":\"USD\",\"asOf\":\"2026-01-05T09:31:00Z\"}}\n\nevent: messages\nid: 4715\ndata: {\"type\":\"messages\",\"unReadCount\":2}\n\n: alive\n\n"]))

