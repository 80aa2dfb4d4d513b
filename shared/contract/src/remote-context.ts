import { createContext, use } from 'react'

export interface RemoteIdentity {
  unit: string
  version: string
}

/** Which unit draws this part of the page. */
export const RemoteContext = createContext<RemoteIdentity>({ unit: 'host', version: '' })

/** The unit that draws this part of the page, and its version. */
export const useRemote = (): RemoteIdentity => use(RemoteContext)
