import { type ComponentType, lazy, Suspense } from 'react';
import { Frame, Waiting } from './pages/frame.tsx';
import { Mishap } from './pages/mishap.tsx';
import type { PageProps } from './pages/page-props.ts';
import { StartPage } from './pages/start.tsx';
import { Link, useAddress } from './router.ts';

function page(load: () => Promise<ComponentType<PageProps>>): ComponentType<PageProps> {
  return lazy(async () => ({ default: await load() }));
}

/** Each page but the first is fetched when somebody goes there. */
const ROUTES: readonly (readonly [path: RegExp, page: ComponentType<PageProps>])[] = [
  [/^\/games\/([^/]+)$/, page(async () => (await import('./pages/game.tsx')).GamePage)],
  [/^\/games\/([^/]+)\/rules$/, page(async () => (await import('./pages/rules.tsx')).RulesPage)],
  [/^\/games\/([^/]+)\/learn$/, page(async () => (await import('./pages/tutorial.tsx')).TutorialPage)],
  [/^\/lobby$/, page(async () => (await import('./pages/lobby.tsx')).LobbyPage)],
  [/^\/play\/([^/]+)$/, page(async () => (await import('./pages/local-table.tsx')).LocalTablePage)],
  [/^\/table\/([^/]+)$/, page(async () => (await import('./pages/server-table.tsx')).ServerTablePage)],
  [/^\/replay$/, page(async () => (await import('./pages/replay.tsx')).ReplayPage)],
  [/^\/fairness$/, page(async () => (await import('./pages/fairness.tsx')).FairnessPage)],
  [/^\/me$/, page(async () => (await import('./pages/profile.tsx')).ProfilePage)],
  [/^\/device$/, page(async () => (await import('./pages/device.tsx')).DevicePage)],
  [/^\/confirm-mail$/, page(async () => (await import('./pages/from-letter.tsx')).ConfirmMailPage)],
  [/^\/stop-mail$/, page(async () => (await import('./pages/from-letter.tsx')).StopMailPage)],
  [/^\/about$/, page(async () => (await import('./pages/about.tsx')).AboutPage)],
  [/^\/design\/(.+)$/, page(async () => (await import('./pages/pictured.tsx')).PicturedPage)],
  [/^\/design$/, page(async () => (await import('./pages/design.tsx')).DesignPage)],
];

export function App() {
  const { pathname, searchParams } = useAddress();
  if (pathname === '/') return <StartPage />;
  for (const [path, Page] of ROUTES) {
    const found = path.exec(pathname);
    if (found === null) continue;
    return (
      <Mishap key={pathname}>
        <Suspense fallback={<Waiting />}>
          <Page id={decodeURIComponent(found[1] ?? '')} query={searchParams} />
        </Suspense>
      </Mishap>
    );
  }
  return (
    <Frame title="Not found">
      <div className="prose">
        <h1>There is nothing here</h1>
        <p>
          The address may be misspelt. <Link href="/">To the start</Link>
        </p>
      </div>
    </Frame>
  );
}
