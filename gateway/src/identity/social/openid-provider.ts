/** An OpenID Connect provider and the function that sends requests to it. */
export interface OpenIdProvider {
  issuer: string
  /** Requests JSON from one of the provider's URLs, by POST when there is a form. Throws when the status is not 200. */
  request(url: string, form?: Record<string, string>): Promise<unknown>
}

declare module '../../server/domain.ts' {
  interface StandIns {
    openIdProvider(gateway: Pick<Gateway, 'app' | 'config'>): OpenIdProvider
  }
}
