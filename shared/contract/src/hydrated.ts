/** A `ref` callback that marks a region as hydrated. */
export const markHydrated = (region: Element | null): void => region?.setAttribute('data-alive', '')
