/** Wakes the server's HTML in the browser. */
import './styles/app.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterContextProvider, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { apiContext } from './client/api-context.ts';
import { readApiCached } from './client/browser-api.ts';
import { bootstrapId, type Bootstrap } from './document/bootstrap.ts';
import { Document } from './document/document.tsx';
import { keepAppearanceShown } from './features/appearance/appearance.ts';
import { wakeSession } from './features/session/wake-session.ts';
import { createRoutes } from './routes.ts';
import { onVisitor, watchForVisitor } from './ui/use-visitor-here.ts';

const bootstrapJson = document.getElementById(bootstrapId)?.textContent ?? '';
// The server of the same build wrote it.
const bootstrap = JSON.parse(bootstrapJson) as Bootstrap;
const routes = createRoutes();
await loadScreens(routes);

const router = createBrowserRouter(routes, {
  hydrationData: bootstrap.hydration,
  getContext: () => new RouterContextProvider(new Map([[apiContext, readApiCached]])),
});

startTransition(() => {
  hydrateRoot(
    document,
    <Document site={bootstrap.site} assets={bootstrap.assets} bootstrapJson={bootstrapJson}>
      <RouterProvider router={router} />
    </Document>,
  );
});

keepAppearanceShown();
wakeSession();
watchForVisitor();
onVisitor(warmUp);

/** What a first step will need comes before it is taken. */
function warmUp(): void {
  void import('./client/query-client.ts');
  void import('./routes/movie.tsx');
}

/** The screens of this address must be there before React compares them with the HTML. */
async function loadScreens(all: RouteObject[]): Promise<void> {
  const matches = matchRoutes(all, location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}
