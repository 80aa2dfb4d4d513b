type Go = (path: string, options?: { replace?: boolean }) => void

/** Changes the route from outside of components. */
export interface RouteChanger {
  go: Go
  toLogin(): void
  /** Hands over the router's own way to go; before that, going means a new document. */
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
