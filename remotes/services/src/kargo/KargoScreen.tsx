import { later, PageTitle, useMessages, useSession } from '@borong/contract'
import { Bands, HeadBand } from '@borong/ui/Band'
import { Suspense } from 'react'
import { About } from '../service/About.tsx'
import { OtherServices } from '../service/OtherServices.tsx'
import { RateForm } from './RateForm.tsx'

const Shipments = later(async () => ({
  default: (await import(/* webpackChunkName: 'site-parts' */ './kargo-parts.ts')).Shipments,
}))

/** cargo from address to address: its rates, its terms and the buyer's shipments. */
export function KargoScreen() {
  const t = useMessages()
  const { loggedIn } = useSession()
  const name = t('services.kargo.name')
  return (
    <Bands isLong>
      <PageTitle>{name}</PageTitle>
      <HeadBand title={name} lead={t('services.kargo.detail')} />
      {loggedIn && (
        <Suspense fallback={null}>
          <Shipments />
        </Suspense>
      )}
      <RateForm />
      <About service="kargo" />
      <OtherServices />
    </Bands>
  )
}
