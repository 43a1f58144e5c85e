/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type {
  BeginSocialLoginResponse,
  CompleteSocialLoginResponse,
  CreateSessionTicketResponse,
  EndOtherSessionsResponse,
  EndSessionResponse,
  ExchangeSessionTicketResponse,
  FreePlayLoginResponse,
  ListSessionsResponse,
  LoginResponse,
  LogoutResponse
} from '../../model/index.ts';


export const getLoginResponseMock = (): LoginResponse => ({"success":true,"value":{"token":"pt_8Jm2vQe7WZt1YxN4sKbR0cUfHgLpDaEo","firstTimeLogin":false,"passwordExpired":false,"passwordDefault":false,"expiresAt":"2026-01-05T21:30:00Z","idleMinutes":30,"lastLogin":{"at":"2026-01-04T09:12:44Z","ip":"203.0.113.7","country":"VN","device":"Chrome on Windows"}}})

export const getFreePlayLoginResponseMock = (): FreePlayLoginResponse => ({"success":true,"value":{"token":"pt_2Yw7uTq1LmXn5KdRb9sVfHgJcZpEoA3i","firstTimeLogin":true,"passwordExpired":false,"passwordDefault":false,"expiresAt":"2026-01-05T21:20:00Z","idleMinutes":30,"lastLogin":null}})

export const getLogoutResponseMock = (): LogoutResponse => ({"success":true,"value":{"endedAt":"2026-01-05T10:05:00Z"}})

export const getCreateSessionTicketResponseMock = (): CreateSessionTicketResponse => ({"success":true,"value":{"ticket":"lt_3Hq9vWk2XbTn7YcR5mJzLd","expiresAt":"2026-01-05T21:01:00Z"}})

export const getExchangeSessionTicketResponseMock = (): ExchangeSessionTicketResponse => ({"success":true,"value":{"account":"player01","session":{"token":"pt_4Gs7kPw1VnXe9ZrT2bQhYc6LmJdUoA8i","firstTimeLogin":false,"passwordExpired":false,"passwordDefault":false,"expiresAt":"2026-01-06T09:00:20Z","idleMinutes":30,"lastLogin":{"at":"2026-01-05T20:40:00Z","ip":"203.0.113.7","country":"VN","device":"Chrome on Windows"}}}})

export const getBeginSocialLoginResponseMock = (): BeginSocialLoginResponse => ({"success":true,"value":{"authorizationUrl":"https://accounts.google.com/o/oauth2/v2/auth?client_id=1234567890-abc.apps.googleusercontent.com&response_type=code&scope=openid%20email%20profile&redirect_uri=https%3A%2F%2Fwww.lumo.example%2Flogin&state=st_7fWq2Lx9Vb&nonce=n_5Rk8Tz&code_challenge=E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM&code_challenge_method=S256","expiresAt":"2026-01-05T21:40:00Z"}})

export const getCompleteSocialLoginResponseMock = (): CompleteSocialLoginResponse => ({"success":true,"value":{"registered":true,"session":{"token":"pt_6Tn2xZd8BqRk4WvM9cHfLs3YgJpEuA1o","firstTimeLogin":false,"passwordExpired":false,"passwordDefault":false,"expiresAt":"2026-01-06T09:30:00Z","idleMinutes":30,"lastLogin":{"at":"2026-01-05T21:00:20Z","ip":"203.0.113.7","country":"VN","device":"Chrome on Windows"}},"identity":null}})

export const getListSessionsResponseMock = (): ListSessionsResponse => ({"success":true,"value":[{"sessionId":"se_4f1c2a90b7","current":true,"startedAt":"2026-01-05T09:30:00Z","lastUsedAt":"2026-01-05T10:04:00Z","expiresAt":"2026-01-05T21:30:00Z","ip":"203.0.113.7","country":"VN","device":"Chrome on Windows"},{"sessionId":"se_b83d07e61c","current":false,"startedAt":"2026-01-05T10:01:00Z","lastUsedAt":"2026-01-05T10:02:10Z","expiresAt":"2026-01-05T22:01:00Z","ip":"203.0.113.7","country":"VN","device":"Safari on iOS"}]})

export const getEndOtherSessionsResponseMock = (): EndOtherSessionsResponse => ({"success":true,"value":{"endedSessions":1,"endedAt":"2026-01-05T10:04:30Z"}})

export const getEndSessionResponseMock = (): EndSessionResponse => ({"success":true,"value":{"endedSessions":1,"endedAt":"2026-01-05T10:04:30Z"}})

