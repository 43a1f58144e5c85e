/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  StreamEventsResponse
} from '../../model/index.ts';

import {
  getStreamEventsResponseMock
} from './stream.faker.ts';

export { getStreamEventsResponseMock } from './stream.faker.ts';


export const getStreamEventsMockHandler = (overrideResponse?: StreamEventsResponse | string | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<StreamEventsResponse | string> | StreamEventsResponse | string), options?: RequestHandlerOptions) => {
  return http.get('*/wps/v2/stream', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const resolvedBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStreamEventsResponseMock();
    return typeof resolvedBody === 'string'
      ? HttpResponse.text(resolvedBody, { status: 200, headers: { 'Content-Type': 'text/event-stream' } })
      : HttpResponse.json(resolvedBody, { status: 200 })
  }, options)
}
export const getStreamMock = () => [
  getStreamEventsMockHandler()
]
