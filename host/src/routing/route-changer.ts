type Go = (path: string, options?: { replace?: boolean }) => void

/** Changes the route from outside the components. */
export interface RouteChanger {
  go: Go
  toLogin(): void
  /** Sets the router's navigation. Before that, a route change loads a new document. */
  connect(go: Go): void
}

export function createRouteChanger(): RouteChanger {
  let go: Go = (path) => location.assign(path)
  return {
    go: (path, options) => go(path, options),
    toLogin: () => {
      if (!/^\/login(\/|$)/.test(location.pathname)) go('/login')
    },
    connect: (next) => {
      go = next
    },
  }
}
