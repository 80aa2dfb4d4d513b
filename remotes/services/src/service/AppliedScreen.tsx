import { serviceForms, type AppliedService } from '@borong/api/rules/service-form'
import { PageTitle, useLocation, useMessages, useSearchParams, useSession } from '@borong/contract'
import { Bands, HeadBand } from '@borong/ui/Band'
import { ApplicationForm } from '../application/ApplicationForm.tsx'
import { Applications } from '../application/Applications.tsx'
import { serviceAt } from '../service-names.ts'
import { About } from './About.tsx'
import { OtherServices } from './OtherServices.tsx'

const isApplied = (service: string | undefined): service is AppliedService =>
  service !== undefined && service in serviceForms

/** The plans of a service that an address can preselect. */
const plansOf = (service: AppliedService): readonly string[] => {
  const { fields } = serviceForms[service]
  return 'plan' in fields ? fields.plan.choices : []
}

/** R-15 R-16 P-04: a service that a business applies for: its purpose, its terms, and the form. */
export function AppliedScreen() {
  const t = useMessages()
  const { loggedIn } = useSession()
  const [search] = useSearchParams()
  const service = serviceAt(useLocation().pathname)
  // The location is already the next page's while the router leaves this one.
  if (!isApplied(service)) return null
  const plan = plansOf(service).find((one) => one === search.get('plan'))
  const name = t(`services.${service}.name`)
  return (
    <Bands isLong>
      <PageTitle>{name}</PageTitle>
      <HeadBand title={name} lead={t(`services.${service}.detail`)} />
      {loggedIn && <Applications service={service} />}
      <About service={service} />
      <ApplicationForm key={service} service={service} {...(plan ? { plan } : {})} />
      <OtherServices />
    </Bands>
  )
}
