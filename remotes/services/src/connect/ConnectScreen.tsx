import {
  PageTitle,
  requireLogin,
  useConfig,
  useLanguage,
  useMessages,
  useSession,
} from '@borong/contract'
import { Band, Bands, HeadBand } from '@borong/ui/Band'
import { Button } from '@borong/ui/Button'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { About } from '../service/About.tsx'
import { OtherServices } from '../service/OtherServices.tsx'
import { ApiKeys } from './ApiKeys.tsx'

/** connects the buyer's own systems: the purpose, the guide, and the API keys. */
export function ConnectScreen() {
  const t = useMessages()
  const { language } = useLanguage()
  const { loggedIn } = useSession()
  const { api } = useConfig().hosts
  const name = t('services.connect.name')
  return (
    <Bands isLong>
      <PageTitle>{name}</PageTitle>
      <HeadBand title={name} lead={t('services.connect.detail')}>
        <p>{t('connect.does')}</p>
        <Button
          variant="secondary"
          link={<a href={`${api}/connect/docs?lang=${language}`}>{t('connect.guide')}</a>}
        >
          {t('connect.guide')}
        </Button>
      </HeadBand>
      {loggedIn ? (
        <ApiKeys />
      ) : (
        <Band>
          <SectionHeader title={t('connect.keys')} />
          <p>{t('connect.guest')}</p>
          <Button onClick={() => void requireLogin()}>{t('connect.signIn')}</Button>
        </Band>
      )}
      <About service="connect" />
      <OtherServices />
    </Bands>
  )
}
