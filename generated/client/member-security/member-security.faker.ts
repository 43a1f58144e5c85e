/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type {
  BindEmailResponse,
  BindMobileResponse,
  ChangePaymentPasswordResponse,
  ConfirmTwoStepLoginResponse,
  DisableTwoStepLoginResponse,
  DismissLoginInfoResponse,
  GetLoginInfoResponse,
  GetSecurityCentreResponse,
  ListLoginHistoryResponse,
  ResetPaymentPasswordResponse,
  SendMemberCodeResponse,
  SetPaymentPasswordResponse,
  StartTwoStepLoginResponse
} from '../../model/index.ts';


export const getGetSecurityCentreResponseMock = (): GetSecurityCentreResponse => ({"success":true,"value":{"score":80,"strength":"good","items":[{"kind":"login_password","state":"done","points":20,"detail":null,"changedAt":"2025-11-24T03:12:00Z"},{"kind":"payment_password","state":"done","points":20,"detail":null,"changedAt":"2025-11-02T08:35:00Z"},{"kind":"email","state":"done","points":15,"detail":"k***@example.com","changedAt":"2025-11-02T08:20:00Z"},{"kind":"mobile","state":"done","points":15,"detail":"+84 ******5678","changedAt":"2025-11-02T08:10:00Z"},{"kind":"bound_account","state":"done","points":10,"detail":"1","changedAt":"2025-11-02T08:40:00Z"},{"kind":"two_step_login","state":"missing","points":20,"detail":null,"changedAt":null}],"nextItem":"two_step_login","newPlaceCheck":true,"lastLogin":{"at":"2026-01-04T09:12:44Z","ip":"203.0.113.7","country":"VN","device":"Chrome on Windows"}}})

export const getSetPaymentPasswordResponseMock = (): SetPaymentPasswordResponse => ({"success":true,"value":{"score":55,"strength":"fair","items":[{"kind":"login_password","state":"done","points":20,"detail":null,"changedAt":"2026-01-05T09:10:00Z"},{"kind":"payment_password","state":"done","points":20,"detail":null,"changedAt":"2026-01-05T09:13:00Z"},{"kind":"email","state":"missing","points":15,"detail":null,"changedAt":null},{"kind":"mobile","state":"done","points":15,"detail":"+84 ******4321","changedAt":"2026-01-05T09:10:00Z"},{"kind":"bound_account","state":"missing","points":10,"detail":null,"changedAt":null},{"kind":"two_step_login","state":"missing","points":20,"detail":null,"changedAt":null}],"nextItem":"email","newPlaceCheck":true,"lastLogin":null}})

export const getChangePaymentPasswordResponseMock = (): ChangePaymentPasswordResponse => ({"success":true,"value":{"score":80,"strength":"good","items":[{"kind":"login_password","state":"done","points":20,"detail":null,"changedAt":"2025-11-24T03:12:00Z"},{"kind":"payment_password","state":"done","points":20,"detail":null,"changedAt":"2026-01-05T10:03:00Z"},{"kind":"email","state":"done","points":15,"detail":"k***@example.com","changedAt":"2025-11-02T08:20:00Z"},{"kind":"mobile","state":"done","points":15,"detail":"+84 ******5678","changedAt":"2025-11-02T08:10:00Z"},{"kind":"bound_account","state":"done","points":10,"detail":"1","changedAt":"2025-11-02T08:40:00Z"},{"kind":"two_step_login","state":"missing","points":20,"detail":null,"changedAt":null}],"nextItem":"two_step_login","newPlaceCheck":true,"lastLogin":{"at":"2026-01-04T09:12:44Z","ip":"203.0.113.7","country":"VN","device":"Chrome on Windows"}}})

export const getResetPaymentPasswordResponseMock = (): ResetPaymentPasswordResponse => ({"success":true,"value":{"score":80,"strength":"good","items":[{"kind":"login_password","state":"done","points":20,"detail":null,"changedAt":"2025-11-24T03:12:00Z"},{"kind":"payment_password","state":"done","points":20,"detail":null,"changedAt":"2026-01-05T10:03:00Z"},{"kind":"email","state":"done","points":15,"detail":"k***@example.com","changedAt":"2025-11-02T08:20:00Z"},{"kind":"mobile","state":"done","points":15,"detail":"+84 ******5678","changedAt":"2025-11-02T08:10:00Z"},{"kind":"bound_account","state":"done","points":10,"detail":"1","changedAt":"2025-11-02T08:40:00Z"},{"kind":"two_step_login","state":"missing","points":20,"detail":null,"changedAt":null}],"nextItem":"two_step_login","newPlaceCheck":true,"lastLogin":{"at":"2026-01-04T09:12:44Z","ip":"203.0.113.7","country":"VN","device":"Chrome on Windows"}}})

export const getStartTwoStepLoginResponseMock = (): StartTwoStepLoginResponse => ({"success":true,"value":{"enrolmentId":"te-5101","secret":"KRSXG5CTMVRXEZLUKN2XAZLSKN2HE2LO","otpauthUrl":"otpauth://totp/Lumo:player01?secret=KRSXG5CTMVRXEZLUKN2XAZLSKN2HE2LO&issuer=Lumo","expiresAt":"2026-01-05T10:11:00Z"}})

export const getConfirmTwoStepLoginResponseMock = (): ConfirmTwoStepLoginResponse => ({"success":true,"value":{"enabled":true,"changedAt":"2026-01-05T10:02:00Z","recoveryCodes":["7KXQ-M4TR","P2WD-9HFJ","RB6N-3VCY","T8GQ-K5ZE","W4LM-7XUA","C9RH-2PSD","J3VK-8NTB","Y6FE-4QWG","H5ZT-9MRX","D2NA-6CJL"]}})

export const getDisableTwoStepLoginResponseMock = (): DisableTwoStepLoginResponse => ({"success":true,"value":{"enabled":false,"changedAt":"2026-01-05T10:04:00Z","recoveryCodes":[]}})

export const getSendMemberCodeResponseMock = (): SendMemberCodeResponse => ({"success":true,"value":{"sentTo":"+84 ******5679","expiredMinutes":5,"expirationTime":1767607500000}})

export const getBindEmailResponseMock = (): BindEmailResponse => ({"success":true,"value":{"score":80,"strength":"good","items":[{"kind":"login_password","state":"done","points":20,"detail":null,"changedAt":"2025-11-24T03:12:00Z"},{"kind":"payment_password","state":"done","points":20,"detail":null,"changedAt":"2025-11-02T08:35:00Z"},{"kind":"email","state":"done","points":15,"detail":"m***@example.com","changedAt":"2026-01-05T10:04:00Z"},{"kind":"mobile","state":"done","points":15,"detail":"+84 ******5678","changedAt":"2025-11-02T08:10:00Z"},{"kind":"bound_account","state":"done","points":10,"detail":"1","changedAt":"2025-11-02T08:40:00Z"},{"kind":"two_step_login","state":"missing","points":20,"detail":null,"changedAt":null}],"nextItem":"two_step_login","newPlaceCheck":true,"lastLogin":{"at":"2026-01-04T09:12:44Z","ip":"203.0.113.7","country":"VN","device":"Chrome on Windows"}}})

export const getBindMobileResponseMock = (): BindMobileResponse => ({"success":true,"value":{"score":80,"strength":"good","items":[{"kind":"login_password","state":"done","points":20,"detail":null,"changedAt":"2025-11-24T03:12:00Z"},{"kind":"payment_password","state":"done","points":20,"detail":null,"changedAt":"2025-11-02T08:35:00Z"},{"kind":"email","state":"done","points":15,"detail":"k***@example.com","changedAt":"2025-11-02T08:20:00Z"},{"kind":"mobile","state":"done","points":15,"detail":"+84 ******5679","changedAt":"2026-01-05T10:04:00Z"},{"kind":"bound_account","state":"done","points":10,"detail":"1","changedAt":"2025-11-02T08:40:00Z"},{"kind":"two_step_login","state":"missing","points":20,"detail":null,"changedAt":null}],"nextItem":"two_step_login","newPlaceCheck":true,"lastLogin":{"at":"2026-01-04T09:12:44Z","ip":"203.0.113.7","country":"VN","device":"Chrome on Windows"}}})

export const getListLoginHistoryResponseMock = (): ListLoginHistoryResponse => ({"success":true,"value":{"content":[{"loginId":"lg-8805","at":"2026-01-05T10:01:00Z","outcome":"success","method":"username","ip":"203.0.113.7","country":"VN","device":"Safari on iOS","current":false},{"loginId":"lg-8804","at":"2026-01-05T09:30:00Z","outcome":"success","method":"username","ip":"203.0.113.7","country":"VN","device":"Chrome on Windows","current":true},{"loginId":"lg-8803","at":"2026-01-04T09:12:44Z","outcome":"success","method":"username","ip":"203.0.113.7","country":"VN","device":"Chrome on Windows","current":false},{"loginId":"lg-8802","at":"2026-01-04T09:12:20Z","outcome":"wrong_password","method":"username","ip":"203.0.113.7","country":"VN","device":"Chrome on Windows","current":false},{"loginId":"lg-8801","at":"2026-01-04T07:58:10Z","outcome":"success","method":"username","ip":"203.0.113.7","country":"VN","device":"Chrome on Windows","current":false}],"totalPages":1,"totalElements":5,"failedTotal":1}})

export const getGetLoginInfoResponseMock = (): GetLoginInfoResponse => ({"success":true,"value":{"firstLoginDue":false,"afterLoginDue":true,"lastLogin":{"at":"2026-01-04T09:12:44Z","ip":"203.0.113.7","country":"VN","device":"Chrome on Windows"},"failedSince":0,"profileComplete":true,"depositLimitSet":true,"passwordChangeDue":false}})

export const getDismissLoginInfoResponseMock = (): DismissLoginInfoResponse => ({"success":true,"value":{"firstLoginDue":false,"afterLoginDue":false,"lastLogin":{"at":"2026-01-04T09:12:44Z","ip":"203.0.113.7","country":"VN","device":"Chrome on Windows"},"failedSince":0,"profileComplete":true,"depositLimitSet":true,"passwordChangeDue":false}})

