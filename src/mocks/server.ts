import { setupServer } from 'msw/node';
import { getAgentMock } from '#generated/client/agent/agent.msw.ts';
import { getBetsMock } from '#generated/client/bets/bets.msw.ts';
import { getCatalogueMock } from '#generated/client/catalogue/catalogue.msw.ts';
import { getContractMock } from '#generated/client/contract/contract.msw.ts';
import { getInhouseMock } from '#generated/client/inhouse/inhouse.msw.ts';
import { getLotteryMock } from '#generated/client/lottery/lottery.msw.ts';
import { getMemberMock } from '#generated/client/member/member.msw.ts';
import { getMemberAccountsMock } from '#generated/client/member-accounts/member-accounts.msw.ts';
import { getMemberLimitsMock } from '#generated/client/member-limits/member-limits.msw.ts';
import { getMemberProfileMock } from '#generated/client/member-profile/member-profile.msw.ts';
import { getMemberRankMock } from '#generated/client/member-rank/member-rank.msw.ts';
import { getMemberSecurityMock } from '#generated/client/member-security/member-security.msw.ts';
import { getMessagesMock } from '#generated/client/messages/messages.msw.ts';
import { getMoonshotMock } from '#generated/client/moonshot/moonshot.msw.ts';
import { getNoticesMock } from '#generated/client/notices/notices.msw.ts';
import { getOperatorMock } from '#generated/client/operator/operator.msw.ts';
import { getPasswordsMock } from '#generated/client/passwords/passwords.msw.ts';
import { getPointsMock } from '#generated/client/points/points.msw.ts';
import { getPromotionsMock } from '#generated/client/promotions/promotions.msw.ts';
import { getRegistrationMock } from '#generated/client/registration/registration.msw.ts';
import { getServiceMock } from '#generated/client/service/service.msw.ts';
import { getSessionMock } from '#generated/client/session/session.msw.ts';
import { getStreamMock } from '#generated/client/stream/stream.msw.ts';
import { getSystemMock } from '#generated/client/system/system.msw.ts';
import { getVendorWalletMock } from '#generated/client/vendor-wallet/vendor-wallet.msw.ts';
import { getVerificationMock } from '#generated/client/verification/verification.msw.ts';
import { getWalletMock } from '#generated/client/wallet/wallet.msw.ts';

/** The mock backend of the tests: every operation answers with the contract's example. */
export const server = setupServer(
  ...getSystemMock(),
  ...getPasswordsMock(),
  ...getServiceMock(),
  ...getSessionMock(),
  ...getMemberMock(),
  ...getMemberAccountsMock(),
  ...getMemberLimitsMock(),
  ...getMemberProfileMock(),
  ...getMemberRankMock(),
  ...getMemberSecurityMock(),
  ...getWalletMock(),
  ...getAgentMock(),
  ...getContractMock(),
  ...getCatalogueMock(),
  ...getInhouseMock(),
  ...getLotteryMock(),
  ...getMessagesMock(),
  ...getMoonshotMock(),
  ...getNoticesMock(),
  ...getVerificationMock(),
  ...getRegistrationMock(),
  ...getPromotionsMock(),
  ...getPointsMock(),
  ...getBetsMock(),
  ...getStreamMock(),
  ...getOperatorMock(),
  ...getVendorWalletMock(),
);
