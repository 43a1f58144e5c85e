import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import axios from 'axios';
import i18next from 'i18next';
import { createRoot } from 'react-dom/client';
import { initReactI18next, useTranslation } from 'react-i18next';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';

/** The floor app: the portal's libraries, one heading, one query. What the portal weighs is measured against it. */
i18next.use(initReactI18next).init({
  lng: 'en',
  initAsync: false,
  resources: { en: { translation: { home: { hotNow: 'The floor under every page of this stack' } } } },
});

function Floor() {
  const { t } = useTranslation();
  const status = useQuery({ queryKey: ['status'], queryFn: () => axios.get('/wps/system/status') });
  return (
    <main>
      <h1>{t('home.hotNow')}</h1>
      <p>{status.isSuccess ? String(status.data.status) : ''}</p>
    </main>
  );
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={createBrowserRouter([{ path: '*', element: <Floor /> }])} />
    </QueryClientProvider>,
  );
}
