import type { HandlerTable } from './handler.ts';
import { answerSupportThread } from './operator/answer-support-thread.ts';
import { closeSupportThread } from './operator/close-support-thread.ts';
import { createBanner } from './operator/create-banner.ts';
import { createBlock } from './operator/create-block.ts';
import { createNotice } from './operator/create-notice.ts';
import { endMaintenance } from './operator/end-maintenance.ts';
import { getManagedBanner } from './operator/get-managed-banner.ts';
import { getManagedNotice } from './operator/get-managed-notice.ts';
import { getSupportThread } from './operator/get-support-thread.ts';
import { liftBlock } from './operator/lift-block.ts';
import { listAuditEntries } from './operator/list-audit-entries.ts';
import { listBlocks } from './operator/list-blocks.ts';
import { listMaintenances } from './operator/list-maintenances.ts';
import { listManagedBanners } from './operator/list-managed-banners.ts';
import { listManagedNotices } from './operator/list-managed-notices.ts';
import { listSentMessages } from './operator/list-sent-messages.ts';
import { listSupportThreads } from './operator/list-support-threads.ts';
import { recallMessage } from './operator/recall-message.ts';
import { sendMessage } from './operator/send-message.ts';
import { startMaintenance } from './operator/start-maintenance.ts';
import { updateBanner } from './operator/update-banner.ts';
import { updateMaintenance } from './operator/update-maintenance.ts';
import { updateNotice } from './operator/update-notice.ts';
import { verifyAuditLog } from './operator/verify-audit-log.ts';
import { withdrawBanner } from './operator/withdraw-banner.ts';
import { withdrawNotice } from './operator/withdraw-notice.ts';

/** Who answers the operations of operators, but for those of withdrawals. */
export const operatorHandlers = {
  answerSupportThread,
  closeSupportThread,
  createBanner,
  createBlock,
  createNotice,
  endMaintenance,
  getManagedBanner,
  getManagedNotice,
  getSupportThread,
  liftBlock,
  listAuditEntries,
  listBlocks,
  listMaintenances,
  listManagedBanners,
  listManagedNotices,
  listSentMessages,
  listSupportThreads,
  recallMessage,
  sendMessage,
  startMaintenance,
  updateBanner,
  updateMaintenance,
  updateNotice,
  verifyAuditLog,
  withdrawBanner,
  withdrawNotice,
} satisfies Partial<HandlerTable>;
