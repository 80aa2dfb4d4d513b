import type { BootRoute } from '@borong/contract/release'
import { usePage, useRoutes } from '@borong/contract/host'
import { useMemo } from 'react'
import { NotFoundScreen } from '../shell/NotFoundScreen.tsx'
import { Guarded } from './Guarded.tsx'
import { pageRoutes } from './page-routes.ts'
import { RemoteScreen } from './RemoteScreen.tsx'

/** Draws the screen of the address. All but the few of sign-in come from the release set. */
export function RouteOutlet() {
  const { boot } = usePage()
  const routes = useMemo(() => routeObjects(boot.routes), [boot.routes])
  return useRoutes(routes)
}

function routeObjects(routes: readonly BootRoute[]) {
  const screens = pageRoutes(routes).map((route) => ({
    path: route.path,
    element: (
      <Guarded route={route}>
        <RemoteScreen route={route} />
      </Guarded>
    ),
  }))
  return [...screens, { path: '*', element: <NotFoundScreen /> }]
}
