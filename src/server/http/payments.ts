import { paymentPage, paymentPagePolicy } from '../adapters/sandbox/payment-page.ts';
import { SANDBOX_PAYMENTS } from '../domain/payments/deposits/deposit-detail.ts';
import { takeReport } from '../domain/payments/deposits/payment-report.ts';
import { findSandboxPayment, payInSandbox } from '../domain/payments/deposits/sandbox-payment.ts';
import type { Services } from '../services.ts';
import { Failure } from '../shared/failure.ts';
import { utf8 } from '../shared/json-body.ts';
import type { CallLimit } from './attempt-limits.ts';
import type { App, AppContext } from './context.ts';
import { limitCalls, named } from './middleware.ts';
import { readBody, requireType } from './read-body.ts';
import { jsonResponse } from './respond.ts';

/** Where card providers report payments. */
const REPORTS = '/payments/card/reports';
const MAX_BYTES = 4_096;

/** The reports of card providers, signed in `X-Payment-Signature`, and the hosted page of the sandbox provider. */
export function routePayments(app: App, services: Services, limit: CallLimit | undefined): void {
  const limited = limitCalls(limit);
  app.post(REPORTS, named('payment_report', REPORTS), limited, async (c) => {
    requireType(c, 'application/json');
    const body = utf8(await readBody(c, MAX_BYTES));
    const outcome = await takeReport(services, body, c.req.header('X-Payment-Signature') ?? '');
    return jsonResponse(c, { success: true, outcome });
  });
  if (!services.config.sandboxPayments) return;
  const page = `${SANDBOX_PAYMENTS}/:deposit` as const;
  app.get(page, named('sandbox_payment', page, 'page'), limited, (c) => pageResponse(services, c));
  app.post(page, named('sandbox_payment', page, 'page'), limited, async (c) => {
    requireType(c, 'application/x-www-form-urlencoded');
    const outcome = new URLSearchParams(utf8(await readBody(c, MAX_BYTES))).get('outcome');
    if (outcome !== 'succeeded' && outcome !== 'declined') throw new Failure('validation_failed');
    const result = await payInSandbox(services, depositOf(c), outcome);
    return pageResponse(services, c, result === 'paid' || result === 'unmatched');
  });
}

async function pageResponse(services: Services, c: AppContext, isPaid = false): Promise<Response> {
  const payment = await findSandboxPayment(services, depositOf(c));
  c.set('contentPolicy', paymentPagePolicy);
  return c.html(paymentPage({ ...payment, isPaid, brand: services.brand.name }, c.var.language));
}

function depositOf(c: AppContext): string {
  return c.req.param('deposit') ?? '';
}
