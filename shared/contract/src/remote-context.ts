import { createContext, use } from 'react'

/** The name and the version of a unit. */
export interface RemoteIdentity {
  unit: string
  version: string
}

/** The unit that renders the subtree. */
export const RemoteContext = createContext<RemoteIdentity>({ unit: 'host', version: '' })

/** Returns the unit that renders this component, with its version. */
export const useRemote = (): RemoteIdentity => use(RemoteContext)
