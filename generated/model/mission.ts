/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { MissionAmount } from './mission-amount.ts';
import type { MissionKind } from './mission-kind.ts';
import type { MissionState } from './mission-state.ts';
import type { RewardValue } from './reward-value.ts';

/**
 * A mission of the member.
 */
export interface Mission {
  /**
     * Its id.
     * @minLength 1
     * @maxLength 40
     */
  missionId: string;
  /**
     * Its title.
     * @minLength 1
     * @maxLength 80
     */
  title: string;
  kind: MissionKind;
  target: MissionAmount;
  progress: MissionAmount;
  reward: RewardValue;
  state: MissionState;
  /**
     * When it ends, not included; null where it stays.
     * @maxLength 30
     * @nullable
     */
  endsAt: string | null;
}
