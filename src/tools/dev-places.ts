/** Where the processes of `npm run dev` listen, and where the backend has its data. */
export interface DevPlaces {
  readonly backendPort: string;
  readonly portalPort: string;
  readonly mockPort: string;
  readonly dataDir: string;
}

/**
 * The places of `npm run dev`, or of `npm run dev:mock`, whose backend serves pictures alone: on a port and data of its
 * own, so that `npm start` can run beside it.
 */
export function devPlaces(env: NodeJS.ProcessEnv, mock: boolean): DevPlaces {
  return {
    backendPort: env['PORT'] || (mock ? '4001' : '4000'),
    portalPort: env['DEV_PORT'] || '5173',
    mockPort: env['MOCK_PORT'] || '4010',
    dataDir: env['DATA_DIR'] || (mock ? '.cache/mock-data' : '.data'),
  };
}
