import { auditLog } from '@borong/api/audit'
import { useMessages, useParams } from '@borong/contract'
import { LoadMore } from '@borong/patterns/LoadMore'
import { QueryContent } from '@borong/patterns/QueryContent'
import { usePages } from '@borong/patterns/use-pages'
import { EmptyState } from '@borong/ui/EmptyState'
import { ClockIcon } from '@borong/ui/icons/ClockIcon'
import { ListRow } from '@borong/ui/ListRow'
import { SkeletonRow } from '@borong/ui/Skeleton'
import { Band, Rows, Screen } from '../parts/Screen.tsx'
import { useMoment } from '../parts/use-moment.ts'
import { AuditFilters } from './AuditFilters.tsx'
import { useAuditFilter } from './use-audit-filter.ts'

/** Who changed, decided or downloaded what for a company, the newest first. */
export function AuditLogScreen() {
  const t = useMessages()
  const moment = useMoment()
  const { companyId = '' } = useParams()
  const audit = useAuditFilter()
  const pages = usePages(
    auditLog,
    { params: { companyId }, query: audit.query },
    (reply) => reply,
    ({ id }) => id,
    { keepsPrevious: true },
  )
  const [first] = pages.data?.pages ?? []
  return (
    <Screen title={t('company.log')}>
      {first && (
        <Band>
          <AuditFilters {...audit} companyId={companyId} acts={first.acts} actors={first.actors} />
        </Band>
      )}
      <Band>
        <QueryContent
          query={pages}
          skeleton={<SkeletonRow />}
          empty={<EmptyState icon={<ClockIcon size={32} />} title={t('company.logNone')} />}
        >
          <Rows>
            {pages.items.map(({ id, at, text, network }) => (
              <ListRow
                key={id}
                title={text}
                detail={[moment(at), network].filter(Boolean).join(' · ')}
              />
            ))}
          </Rows>
          <LoadMore pages={pages} />
        </QueryContent>
      </Band>
    </Screen>
  )
}
