/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type {
  DeleteMessagesResponse,
  GetMessageResponse,
  GetUnreadCountResponse,
  ListMessagesResponse,
  ReadAllMessagesResponse,
  ReadMessagesResponse
} from '../../model/index.ts';


export const getListMessagesResponseMock = (): ListMessagesResponse => ({"success":true,"value":{"content":[{"messageId":"m-1203","category":"promotion","title":"Monday reload, today only","summary":"20% on top of your deposits, up to 100.00.","sentAt":"2026-01-05T02:00:00Z","readAt":null},{"messageId":"m-1202","category":"reward","title":"Your weekly rebate is ready","summary":"8.42 wait for you until 12 January.","sentAt":"2026-01-05T01:00:00Z","readAt":null},{"messageId":"m-1201","category":"money","title":"Your withdrawal has arrived","summary":"300.00 reached your account.","sentAt":"2026-01-04T08:50:00Z","readAt":null},{"messageId":"m-1200","category":"reward","title":"Your Ember rank credit is ready","summary":"15.00 of bonus money wait for you until 8 January.","sentAt":"2026-01-01T01:00:00Z","readAt":"2026-01-01T03:12:00Z"}],"totalPages":1,"totalElements":4,"unReadCount":3,"asOf":"2026-01-05T09:31:00Z"}})

export const getGetMessageResponseMock = (): GetMessageResponse => ({"success":true,"value":{"messageId":"m-1203","category":"promotion","title":"Monday reload, today only","content":"<p>20% on top of your deposits, up to 100.00.</p>","linkageType":"PROMOTION","linkage":"p-102","sentAt":"2026-01-05T02:00:00Z","readAt":null}})

export const getGetUnreadCountResponseMock = (): GetUnreadCountResponse => ({"success":true,"unReadCount":3})

export const getReadMessagesResponseMock = (): ReadMessagesResponse => ({"success":true,"value":{"unReadCount":2}})

export const getReadAllMessagesResponseMock = (): ReadAllMessagesResponse => ({"success":true,"value":{"unReadCount":0}})

export const getDeleteMessagesResponseMock = (): DeleteMessagesResponse => ({"success":true,"value":{"unReadCount":2}})

