import './theme/index.css';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from './api/query-client.ts';
import { Providers } from './app/providers.tsx';
import { reportFailure } from './app/report.ts';
import { createRouter } from './app/router.tsx';
import { connect, prepare } from './app/start.ts';

const queries = createQueryClient();
connect(queries);
await prepare(queries);

const root = document.getElementById('root');
if (root) {
  // A boundary that catches reports by itself.
  createRoot(root, { onCaughtError: () => undefined, onUncaughtError: reportFailure }).render(
    <Providers queries={queries} router={createRouter()} />,
  );
}
