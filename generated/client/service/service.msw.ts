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
  GetChatUnreadResponse,
  GetChatUrlResponse,
  GetCustomerServiceResponse,
  GetHelpCenterResponse,
  ListChatMessagesResponse,
  MarkChatReadResponse,
  SendChatMessageResponse,
  SendFeedbackResponse
} from '../../model/index.ts';

import {
  getGetChatUnreadResponseMock,
  getGetChatUrlResponseMock,
  getGetCustomerServiceResponseMock,
  getGetHelpCenterResponseMock,
  getListChatMessagesResponseMock,
  getMarkChatReadResponseMock,
  getSendChatMessageResponseMock,
  getSendFeedbackResponseMock
} from './service.faker.ts';

export { getGetHelpCenterResponseMock, getGetCustomerServiceResponseMock, getSendFeedbackResponseMock, getGetChatUrlResponseMock, getGetChatUnreadResponseMock, getListChatMessagesResponseMock, getSendChatMessageResponseMock, getMarkChatReadResponseMock } from './service.faker.ts';


export const getGetHelpCenterMockHandler = (overrideResponse?: GetHelpCenterResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetHelpCenterResponse> | GetHelpCenterResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/system/helpCenter', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetHelpCenterResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetCustomerServiceMockHandler = (overrideResponse?: GetCustomerServiceResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetCustomerServiceResponse> | GetCustomerServiceResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/relay/MCSFE_customerService', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCustomerServiceResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSendFeedbackMockHandler = (overrideResponse?: SendFeedbackResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<SendFeedbackResponse> | SendFeedbackResponse), options?: RequestHandlerOptions) => {
  return http.put('*/wps/feedback', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendFeedbackResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetChatUrlMockHandler = (overrideResponse?: GetChatUrlResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetChatUrlResponse> | GetChatUrlResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/relay/MCSFE_chatUrl', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetChatUrlResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetChatUnreadMockHandler = (overrideResponse?: GetChatUnreadResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetChatUnreadResponse> | GetChatUnreadResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/relay/MCSFE_chatUnread', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetChatUnreadResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListChatMessagesMockHandler = (overrideResponse?: ListChatMessagesResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListChatMessagesResponse> | ListChatMessagesResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/relay/MCSFE_chatMessages', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListChatMessagesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSendChatMessageMockHandler = (overrideResponse?: SendChatMessageResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SendChatMessageResponse> | SendChatMessageResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/relay/MCSFE_chatSend', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendChatMessageResponseMock(),
      { status: 200
      })
  }, options)
}

export const getMarkChatReadMockHandler = (overrideResponse?: MarkChatReadResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MarkChatReadResponse> | MarkChatReadResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/relay/MCSFE_chatRead', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMarkChatReadResponseMock(),
      { status: 200
      })
  }, options)
}
export const getServiceMock = () => [
  getGetHelpCenterMockHandler(),
  getGetCustomerServiceMockHandler(),
  getSendFeedbackMockHandler(),
  getGetChatUrlMockHandler(),
  getGetChatUnreadMockHandler(),
  getListChatMessagesMockHandler(),
  getSendChatMessageMockHandler(),
  getMarkChatReadMockHandler()
]
