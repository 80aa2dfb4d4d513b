import type { BootRoute } from '@borong/contract/release'
import { useRoutes } from '@borong/contract/host'
import { useMemo } from 'react'
import { NotFoundScreen } from '../shell/NotFoundScreen.tsx'
import { Guarded } from './Guarded.tsx'
import { RemoteScreen } from './RemoteScreen.tsx'
import { useCurrentRoute } from './use-current-route.ts'

/** Renders the screen of the address. All screens except sign-in come from the release set. */
export function RouteOutlet() {
  const route = useCurrentRoute()
  const routes = useMemo(() => [route ? screenOf(route) : nowhere], [route])
  return useRoutes(routes)
}

const nowhere = { path: '*', element: <NotFoundScreen /> }

const screenOf = (route: BootRoute) => ({
  path: route.path,
  element: (
    <Guarded route={route}>
      <RemoteScreen route={route} />
    </Guarded>
  ),
})
