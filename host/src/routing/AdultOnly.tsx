import { useSuspenseQuery } from '@borong/contract'
import { callKey, callOn, Navigate, usePage } from '@borong/contract/host'
import { Suspense, type ReactNode } from 'react'
import { FirstLoader } from '../shell/FirstLoader.tsx'

/** Lets buyers through who are verified to be 21 or older; others verify their age first. */
export const AdultOnly = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={<FirstLoader />}>
    <Verified>{children}</Verified>
  </Suspense>
)

function Verified({ children }: { children: ReactNode }) {
  const page = usePage()
  const { data } = useSuspenseQuery({
    queryKey: callKey('userProfile'),
    queryFn: () => callOn(page, 'userProfile') as Promise<{ is_age_verified: boolean }>,
  })
  return data.is_age_verified ? children : <Navigate to="/verify-age" replace />
}
