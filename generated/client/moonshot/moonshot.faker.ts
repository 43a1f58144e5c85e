/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type {
  CancelMoonshotBetResponse,
  CashOutMoonshotResponse,
  GetMoonshotResponse,
  PlaceMoonshotBetResponse
} from '../../model/index.ts';


export const getGetMoonshotResponseMock = (): GetMoonshotResponse => ({"success":true,"value":{"serverTime":"2026-01-05T09:25:05.000Z","round":{"roundId":"ms-90412","number":90412,"state":"betting","rulesVersion":1,"serverSeedHash":"ab2111473c93a356ea06315b5c8a8a8e341dcc9defe5aba5661cd9ff3296b9be","playersSeed":null,"opensAt":"2026-01-05T09:25:00.000Z","betsCloseAt":"2026-01-05T09:25:10.000Z","takeOffAt":null,"end":null,"endedAt":null,"nextRoundAt":null,"players":3,"stake":"29.00","list":[{"place":2,"name":"ta***ch","demo":false,"stake":"4.00","cashedOutAt":null},{"place":1,"name":"tr***01","demo":true,"stake":"10.00","cashedOutAt":null},{"place":3,"name":"lan***","demo":false,"stake":"25.00","cashedOutAt":null}]},"own":{"place":1,"round":{"roundId":"r-5103","betId":"b-6103","gameId":"moonshot","gameName":"Moonshot","rulesVersion":1,"state":"open","demo":true,"stake":"10.00","choice":{"game":"moonshot","cashOutAt":"5.00"},"clientSeed":"trial-luck-3","serverSeedHash":"ab2111473c93a356ea06315b5c8a8a8e341dcc9defe5aba5661cd9ff3296b9be","opened":[],"dealt":[],"offers":[],"multiplier":"0.00","nextMultiplier":null,"payout":null,"outcome":[],"startedAt":"2026-01-05T09:25:04.000Z","endedAt":null}},"last":[{"roundId":"ms-90411","number":90411,"end":"1.09"},{"roundId":"ms-90410","number":90410,"end":"5.66"}]}})

export const getPlaceMoonshotBetResponseMock = (): PlaceMoonshotBetResponse => ({"success":true,"value":{"round":{"roundId":"r-5103","betId":"b-6103","gameId":"moonshot","gameName":"Moonshot","rulesVersion":1,"state":"open","demo":true,"stake":"10.00","choice":{"game":"moonshot","cashOutAt":"5.00"},"clientSeed":"trial-luck-3","serverSeedHash":"ab2111473c93a356ea06315b5c8a8a8e341dcc9defe5aba5661cd9ff3296b9be","opened":[],"dealt":[],"offers":[],"multiplier":"0.00","nextMultiplier":null,"payout":null,"outcome":[],"startedAt":"2026-01-05T09:25:04.000Z","endedAt":null},"sharedRoundId":"ms-90412","place":1,"balanceAfter":"10021.02"}})

export const getCancelMoonshotBetResponseMock = (): CancelMoonshotBetResponse => ({"success":true,"value":{"round":{"roundId":"r-5104","betId":"b-6104","gameId":"moonshot","gameName":"Moonshot","rulesVersion":1,"state":"void","demo":true,"stake":"10.00","choice":{"game":"moonshot","cashOutAt":"5.00"},"clientSeed":"trial-luck-3","serverSeedHash":"77d7c6164a33774b197bb3ea37156463a937a9ecdfa02bae965e76ce9dc7f6ec","opened":[],"dealt":[],"offers":[],"multiplier":"1.00","nextMultiplier":null,"payout":"10.00","outcome":[],"startedAt":"2026-01-05T09:26:04.000Z","endedAt":"2026-01-05T09:26:07.000Z"},"sharedRoundId":"ms-90413","place":1,"balanceAfter":"10039.42"}})

export const getCashOutMoonshotResponseMock = (): CashOutMoonshotResponse => ({"success":true,"value":{"round":{"roundId":"r-5103","betId":"b-6103","gameId":"moonshot","gameName":"Moonshot","rulesVersion":1,"state":"won","demo":true,"stake":"10.00","choice":{"game":"moonshot","cashOutAt":"5.00"},"clientSeed":"trial-luck-3","serverSeedHash":"ab2111473c93a356ea06315b5c8a8a8e341dcc9defe5aba5661cd9ff3296b9be","opened":[],"dealt":[],"offers":[],"multiplier":"1.84","nextMultiplier":null,"payout":"18.40","outcome":[],"startedAt":"2026-01-05T09:25:04.000Z","endedAt":"2026-01-05T09:25:20.200Z"},"sharedRoundId":"ms-90412","place":1,"balanceAfter":"10039.42"}})

