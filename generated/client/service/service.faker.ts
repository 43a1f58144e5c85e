/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
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


export const getGetHelpCenterResponseMock = (): GetHelpCenterResponse => ({"success":true,"value":{"lang":"EN","categories":[{"id":"site","title":"About Lumo","items":[{"id":"about","title":"Who we are","content":"<p>One lobby for live tables, slots, sport and the Vietnamese draws.</p>","updatedAt":"2025-12-18T03:00:00Z"},{"id":"responsibility","title":"Play within your means","content":"<p>You must be 18 or older. Set limits in your profile, or exclude yourself. Help line: 1800 599 920.</p>","updatedAt":"2025-12-18T03:00:00Z"},{"id":"terms","title":"User agreement","content":"<p>The rules that you accept when you register.</p>","updatedAt":"2025-12-18T03:00:00Z"},{"id":"privacy","title":"What we store about you","content":"<p>Your data, why we need it, and when we delete it.</p>","updatedAt":"2025-12-18T03:00:00Z"}]},{"id":"money","title":"Deposits and withdrawals","items":[{"id":"deposits","title":"How do I deposit?","content":"<p>Choose a method, an amount, and pay with the reference that is shown.</p>","updatedAt":"2025-12-18T03:00:00Z"},{"id":"withdrawals","title":"How long does a withdrawal take?","content":"<p>Most withdrawals reach your account within half an hour.</p>","updatedAt":"2025-12-18T03:00:00Z"},{"id":"bound-accounts","title":"How do I bind a bank account?","content":"<p>Open the member centre, My account, Bound accounts. The name must be the payee name of your account.</p>","updatedAt":"2025-12-18T03:00:00Z"}]}]}})

export const getGetCustomerServiceResponseMock = (): GetCustomerServiceResponse => ({"success":true,"value":{"version":{"pathList":[{"type":"2","label":"Live chat","path":null},{"type":"3","label":"Priority desk","path":"eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..aXY.Y2lwaGVydGV4dA.dGFn"},{"type":"1","label":"Contact page","path":"https://help.lumo.example/contact"}]}}})

export const getSendFeedbackResponseMock = (): SendFeedbackResponse => ({"success":true,"value":{"feedbackId":"fb-8501","receivedAt":"2026-01-05T10:02:00Z"}})

export const getGetChatUrlResponseMock = (): GetChatUrlResponse => ({"success":true,"chatUrl":"https://www.lumo.example/chat?ticket=ct_4Rk8ZpW2nQ6vLs0XyTbM"})

export const getGetChatUnreadResponseMock = (): GetChatUnreadResponse => ({"success":true,"unReadCount":1})

export const getListChatMessagesResponseMock = (): ListChatMessagesResponse => ({"success":true,"value":{"content":[{"messageId":"sc-22012","clientMessageId":null,"author":"help","authorName":"Lumo help","content":"Most withdrawals reach your account within half an hour. A colleague will answer here.","helpItemId":"withdrawals","sentAt":"2026-01-05T10:03:01Z","readAt":"2026-01-05T10:03:05Z"},{"messageId":"sc-22011","clientMessageId":"5c1f0f52-7a0e-4f57-9b5e-2a8a3c1d9e40","author":"member","authorName":"Minh Khoa","content":"When will my withdrawal arrive?","helpItemId":null,"sentAt":"2026-01-05T10:03:00Z","readAt":null},{"messageId":"sc-22010","clientMessageId":null,"author":"help","authorName":"Lumo help","content":"Open the member centre, My account, Bound accounts. The name must be the payee name of your account.","helpItemId":"bound-accounts","sentAt":"2026-01-04T09:50:01Z","readAt":"2026-01-05T10:01:30Z"},{"messageId":"sc-22009","clientMessageId":"a3d9c2f4-6b1e-4c7a-8e5d-1f2a3b4c5d6e","author":"member","authorName":"Minh Khoa","content":"How do I bind a second bank account?","helpItemId":null,"sentAt":"2026-01-04T09:50:00Z","readAt":"2026-01-04T09:50:01Z"}],"totalPages":1,"totalElements":4}})

export const getSendChatMessageResponseMock = (): SendChatMessageResponse => ({"success":true,"value":{"message":{"messageId":"sc-22011","clientMessageId":"5c1f0f52-7a0e-4f57-9b5e-2a8a3c1d9e40","author":"member","authorName":"Minh Khoa","content":"When will my withdrawal arrive?","helpItemId":null,"sentAt":"2026-01-05T10:03:00Z","readAt":null},"answer":{"messageId":"sc-22012","clientMessageId":null,"author":"help","authorName":"Lumo help","content":"Most withdrawals reach your account within half an hour. A colleague will answer here.","helpItemId":"withdrawals","sentAt":"2026-01-05T10:03:01Z","readAt":null}}})

export const getMarkChatReadResponseMock = (): MarkChatReadResponse => ({"success":true,"unReadCount":0})

