import { createBrowserRouter } from 'react-router-dom';
import { routes } from './routes.tsx';

/** The router of the browser: plain paths, history mode (ROUTE-01). */
export function createRouter() {
  return createBrowserRouter(routes);
}
