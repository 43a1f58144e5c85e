import { setupServer } from 'msw/node';
import { getCatalogueMock } from '../../generated/client/catalogue/catalogue.msw.ts';
import { getMemberMock } from '../../generated/client/member/member.msw.ts';
import { getNoticesMock } from '../../generated/client/notices/notices.msw.ts';
import { getSessionMock } from '../../generated/client/session/session.msw.ts';
import { getSystemMock } from '../../generated/client/system/system.msw.ts';
import { getWalletMock } from '../../generated/client/wallet/wallet.msw.ts';

/** A backend inside the test: every operation answers with the contract's example. */
export const server = setupServer(
  ...getSystemMock(),
  ...getSessionMock(),
  ...getMemberMock(),
  ...getWalletMock(),
  ...getCatalogueMock(),
  ...getNoticesMock(),
);
