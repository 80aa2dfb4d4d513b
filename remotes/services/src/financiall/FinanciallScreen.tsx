import { PageTitle, useMessages, useSession } from '@borong/contract'
import { Bands, HeadBand } from '@borong/ui/Band'
import { ApplicationForm } from '../application/ApplicationForm.tsx'
import { Applications } from '../application/Applications.tsx'
import { useApplicationDraft } from '../application/application.atoms.ts'
import { About } from '../service/About.tsx'
import { OtherServices } from '../service/OtherServices.tsx'
import { Simulation } from './Simulation.tsx'

/** payment on credit: its terms, a simulation, and the application for a line. */
export function FinanciallScreen() {
  const t = useMessages()
  const { loggedIn } = useSession()
  const { setField } = useApplicationDraft('financiall')
  const name = t('services.financiall.name')
  return (
    <Bands isLong>
      <PageTitle>{name}</PageTitle>
      <HeadBand title={name} lead={t('services.financiall.detail')} />
      {loggedIn && <Applications service="financiall" />}
      <Simulation
        onUse={(fields) => {
          for (const [field, value] of Object.entries(fields)) setField(field, value)
          document.querySelector<HTMLElement>('[name=company]')?.focus()
        }}
      />
      <About service="financiall" />
      <ApplicationForm service="financiall" />
      <OtherServices />
    </Bands>
  )
}
