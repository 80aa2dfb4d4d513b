import { sentApplications } from '@borong/api/applications'
import type { AppliedService } from '@borong/api/rules/service-form'
import { callQuery, isApiError, Link, useLanguage, useMessages, useQuery } from '@borong/contract'
import { ErrorNotice } from '@borong/patterns/ErrorNotice'
import { Badge } from '@borong/ui/Badge'
import { Band, Rows } from '@borong/ui/Band'
import { Button } from '@borong/ui/Button'
import { ListRow } from '@borong/ui/ListRow'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { longDate } from '@borong/ui/format/moment'

/** The buyer's latest applications, of one service or of all. Nothing while there are none. */
export function Applications({ service }: { service?: AppliedService }) {
  const t = useMessages()
  const { language } = useLanguage()
  const own = useQuery(callQuery(sentApplications, { query: service ? { service } : {} }))
  if (isApiError(own.error))
    return (
      <Band>
        <ErrorNotice
          error={own.error}
          action={
            <Button variant="ghost" size="small" onClick={() => own.refetch()}>
              {t('application.retry')}
            </Button>
          }
        />
      </Band>
    )
  const items = own.data?.result.items ?? []
  if (items.length === 0) return null
  return (
    <Band>
      <SectionHeader title={t('application.own')} />
      <Rows>
        {items.map((item) => (
          <ListRow
            key={item.number}
            title={t(`services.${item.service}.name`)}
            detail={`${item.number} · ${longDate(item.created_at, language)}`}
            end={<Badge tone="note">{t(`application.state.${item.state}`)}</Badge>}
            link={<Link to={`/services/applications/${item.number}`} />}
          />
        ))}
      </Rows>
    </Band>
  )
}
