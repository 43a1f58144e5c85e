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
  DeleteMessagesResponse,
  GetMessageResponse,
  GetUnreadCountResponse,
  ListMessagesResponse,
  ReadAllMessagesResponse,
  ReadMessagesResponse
} from '../../model/index.ts';

import {
  getDeleteMessagesResponseMock,
  getGetMessageResponseMock,
  getGetUnreadCountResponseMock,
  getListMessagesResponseMock,
  getReadAllMessagesResponseMock,
  getReadMessagesResponseMock
} from './messages.faker.ts';

export { getListMessagesResponseMock, getGetMessageResponseMock, getGetUnreadCountResponseMock, getReadMessagesResponseMock, getReadAllMessagesResponseMock, getDeleteMessagesResponseMock } from './messages.faker.ts';


export const getListMessagesMockHandler = (overrideResponse?: ListMessagesResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListMessagesResponse> | ListMessagesResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/relay/CSP_messageList', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMessagesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetMessageMockHandler = (overrideResponse?: GetMessageResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetMessageResponse> | GetMessageResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/relay/CSP_messageDetail', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMessageResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetUnreadCountMockHandler = (overrideResponse?: GetUnreadCountResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetUnreadCountResponse> | GetUnreadCountResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/relay/CSP_unreadCount', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetUnreadCountResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReadMessagesMockHandler = (overrideResponse?: ReadMessagesResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ReadMessagesResponse> | ReadMessagesResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/relay/CSP_readMessages', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReadMessagesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReadAllMessagesMockHandler = (overrideResponse?: ReadAllMessagesResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ReadAllMessagesResponse> | ReadAllMessagesResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/relay/CSP_readAllMessages', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReadAllMessagesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteMessagesMockHandler = (overrideResponse?: DeleteMessagesResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DeleteMessagesResponse> | DeleteMessagesResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/relay/CSP_deleteMessages', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteMessagesResponseMock(),
      { status: 200
      })
  }, options)
}
export const getMessagesMock = () => [
  getListMessagesMockHandler(),
  getGetMessageMockHandler(),
  getGetUnreadCountMockHandler(),
  getReadMessagesMockHandler(),
  getReadAllMessagesMockHandler(),
  getDeleteMessagesMockHandler()
]
