import type { CustomFetch } from 'openid-client'

/** An OpenID Connect provider, and the function that sends requests to it when it is not on the network. */
export interface OpenIdProvider {
  issuer: string
  fetch?: CustomFetch
}

declare module '../../server/domain.ts' {
  interface StandIns {
    openIdProvider(gateway: Pick<Gateway, 'app' | 'config'>): OpenIdProvider
  }
}
