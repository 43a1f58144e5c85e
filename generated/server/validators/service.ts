// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from '../zod/service/service.ts';

export const service = {
  getHelpCenter: {
    header: zod.GetHelpCenterHeader,
    params: undefined,
    query: zod.GetHelpCenterQueryParams,
    body: undefined,
    response: zod.GetHelpCenterResponse,
  },
  getCustomerService: {
    header: zod.GetCustomerServiceHeader,
    params: undefined,
    query: undefined,
    body: undefined,
    response: zod.GetCustomerServiceResponse,
  },
  sendFeedback: {
    header: zod.SendFeedbackHeader,
    params: undefined,
    query: undefined,
    body: zod.SendFeedbackBody,
    response: zod.SendFeedbackResponse,
  },
  getChatUrl: {
    header: zod.GetChatUrlHeader,
    params: undefined,
    query: zod.GetChatUrlQueryParams,
    body: undefined,
    response: zod.GetChatUrlResponse,
  },
  getChatUnread: {
    header: zod.GetChatUnreadHeader,
    params: undefined,
    query: undefined,
    body: undefined,
    response: zod.GetChatUnreadResponse,
  },
  listChatMessages: {
    header: zod.ListChatMessagesHeader,
    params: undefined,
    query: zod.ListChatMessagesQueryParams,
    body: undefined,
    response: zod.ListChatMessagesResponse,
  },
  sendChatMessage: {
    header: zod.SendChatMessageHeader,
    params: undefined,
    query: undefined,
    body: zod.SendChatMessageBody,
    response: zod.SendChatMessageResponse,
  },
  markChatRead: {
    header: zod.MarkChatReadHeader,
    params: undefined,
    query: undefined,
    body: zod.MarkChatReadBody,
    response: zod.MarkChatReadResponse,
  },
};
