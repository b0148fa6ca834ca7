import { lazy, Suspense } from 'react';
import { StartPage } from './pages/start.tsx';
import { useAddress } from './router.ts';

const LocalTablePage = lazy(async () => ({ default: (await import('./pages/local-table.tsx')).LocalTablePage }));

export function App() {
  const { pathname } = useAddress();
  const [, first = '', second = ''] = pathname.split('/');
  return (
    <Suspense fallback={<p className="loading">…</p>}>
      {first === 'play' ? <LocalTablePage game={second} /> : <StartPage />}
    </Suspense>
  );
}
