// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from '../zod/messages/messages.ts';

export const messages = {
  listMessages: {
    header: zod.ListMessagesHeader,
    params: undefined,
    query: zod.ListMessagesQueryParams,
    body: undefined,
    response: zod.ListMessagesResponse,
  },
  getMessage: {
    header: zod.GetMessageHeader,
    params: undefined,
    query: zod.GetMessageQueryParams,
    body: undefined,
    response: zod.GetMessageResponse,
  },
  getUnreadCount: {
    header: zod.GetUnreadCountHeader,
    params: undefined,
    query: undefined,
    body: undefined,
    response: zod.GetUnreadCountResponse,
  },
  readMessages: {
    header: zod.ReadMessagesHeader,
    params: undefined,
    query: undefined,
    body: zod.ReadMessagesBody,
    response: zod.ReadMessagesResponse,
  },
  readAllMessages: {
    header: zod.ReadAllMessagesHeader,
    params: undefined,
    query: undefined,
    body: zod.ReadAllMessagesBody,
    response: zod.ReadAllMessagesResponse,
  },
  deleteMessages: {
    header: zod.DeleteMessagesHeader,
    params: undefined,
    query: undefined,
    body: zod.DeleteMessagesBody,
    response: zod.DeleteMessagesResponse,
  },
};
