import { findMemberTransfer } from '../../domain/wallet/member-transfers.ts';
import type { Handler } from '../handler.ts';

export const getMemberTransfer: Handler<'getMemberTransfer'> = async ({ session, params }, services) => ({
  success: true,
  value: await findMemberTransfer(services, session, params.transferId),
});
