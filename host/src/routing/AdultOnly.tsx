import { userProfile } from '@borong/api/users'
import { useCall } from '@borong/contract'
import { Navigate } from '@borong/contract/host'
import { Suspense, type ReactNode } from 'react'
import { FirstLoader } from '../shell/FirstLoader.tsx'

/** Admits buyers who are verified to be 21 or older; other buyers verify their age first. */
export const AdultOnly = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={<FirstLoader />}>
    <Verified>{children}</Verified>
  </Suspense>
)

function Verified({ children }: { children: ReactNode }) {
  const { result } = useCall(userProfile)
  return result.is_age_verified ? children : <Navigate to="/verify-age" replace />
}
