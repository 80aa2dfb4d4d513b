import { collections } from '@borong/api/collections'
import { callQuery, Link, PageTitle, useMessages, useQuery, useSession } from '@borong/contract'
import { Band, Bands, HeadBand, Rows } from '@borong/ui/Band'
import { ListRow } from '@borong/ui/ListRow'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { ApplicationForm } from '../application/ApplicationForm.tsx'
import { Applications } from '../application/Applications.tsx'
import { About } from '../service/About.tsx'
import { Answered } from '../service/Answered.tsx'
import { OtherServices } from '../service/OtherServices.tsx'

/** the trades with a product list, and the request for another one. */
export function CollectionsScreen() {
  const t = useMessages()
  const { loggedIn } = useSession()
  const read = useQuery(callQuery(collections))
  return (
    <Bands isLong>
      <PageTitle>{t('services.collection.name')}</PageTitle>
      <HeadBand title={t('services.collection.name')} lead={t('services.collection.detail')} />
      <Band>
        <SectionHeader title={t('collections.title')} />
        <Answered query={read}>
          {({ result }) => (
            <Rows>
              {result.map(({ trade, name, lead, need_count: count }) => (
                <ListRow
                  key={trade}
                  title={name}
                  detail={lead}
                  end={t('collections.count', { count })}
                  link={<Link to={`/services/business-collection/${trade}`} />}
                />
              ))}
            </Rows>
          )}
        </Answered>
      </Band>
      {loggedIn && <Applications service="collection" />}
      <About service="collection" />
      <ApplicationForm service="collection" />
      <OtherServices />
    </Bands>
  )
}
