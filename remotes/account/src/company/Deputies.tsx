import { deputies, nameDeputy, removeDeputy } from '@borong/api/approvals'
import {
  call,
  callQuery,
  useLanguage,
  useMessages,
  useQuery,
  useSubmit,
  type Reply,
} from '@borong/contract'
import { ErrorNotice } from '@borong/patterns/ErrorNotice'
import { QueryContent } from '@borong/patterns/QueryContent'
import { Badge } from '@borong/ui/Badge'
import { Button } from '@borong/ui/Button'
import { longDate } from '@borong/ui/format/moment'
import { UserIcon } from '@borong/ui/icons/UserIcon'
import { ListRow } from '@borong/ui/ListRow'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { SkeletonRow } from '@borong/ui/Skeleton'
import { VisuallyHidden } from '@borong/ui/VisuallyHidden'
import { Band, Rows } from '../parts/Screen.tsx'
import type { ApproversProps, Member } from './company.ts'
import { DeputyForm } from './DeputyForm.tsx'
import { useCompanyChanged } from './use-company-changed.ts'

type Deputy = Reply<typeof deputies>['deputies'][number]

const mayApprove = ({ role }: Member) => role === 'admin' || role === 'approver'

/** The deputies of absent approvers. A member who approves names the own one. */
export function Deputies({ companyId, members, isManager }: ApproversProps) {
  const t = useMessages()
  const changed = useCompanyChanged()
  const query = useQuery(callQuery(deputies, { params: { companyId } }))
  const isApprover = members.some((member) => member.is_me && mayApprove(member))
  const others = members.filter((member) => !member.is_me && mayApprove(member))
  return (
    <Band>
      <SectionHeader title={t('deputy.title')} />
      <QueryContent query={query} skeleton={<SkeletonRow />}>
        {(reply) =>
          reply.deputies.length === 0 ? (
            <p>{t('deputy.none')}</p>
          ) : (
            <Rows>
              {reply.deputies.map((deputy) => (
                <DeputyRow
                  key={deputy.member_id}
                  companyId={companyId}
                  deputy={deputy}
                  mayEnd={
                    isManager ||
                    members.some(({ is_me, user_id }) => is_me && user_id === deputy.member_id)
                  }
                />
              ))}
            </Rows>
          )
        }
      </QueryContent>
      {isApprover &&
        (others.length === 0 ? (
          <p>{t('deputy.nobody')}</p>
        ) : (
          <DeputyForm
            approvers={others}
            onSave={async (body) => {
              await call(nameDeputy, { params: { companyId }, body })
              await changed(t('deputy.saved'))
            }}
          />
        ))}
    </Band>
  )
}

function DeputyRow({
  companyId,
  deputy,
  mayEnd,
}: {
  companyId: string
  deputy: Deputy
  mayEnd: boolean
}) {
  const t = useMessages()
  const { language } = useLanguage()
  const changed = useCompanyChanged()
  const names = { member: deputy.member_name, deputy: deputy.deputy_name }
  const end = useSubmit(async () => {
    const params = { companyId, memberId: deputy.member_id }
    await call(removeDeputy, { params })
    await changed(t('deputy.ended'))
  })
  return (
    <div>
      <ListRow
        start={<UserIcon size={24} />}
        title={t('deputy.of', names)}
        detail={
          <>
            {t('deputy.days', {
              from: longDate(deputy.from, language),
              until: longDate(deputy.until, language),
            })}{' '}
            {deputy.is_active && <Badge tone="good">{t('deputy.active')}</Badge>}
          </>
        }
        end={
          mayEnd && (
            <Button variant="ghost" size="small" loading={end.busy} onClick={end.start}>
              <span aria-hidden>{t('deputy.end')}</span>
              <VisuallyHidden>{t('deputy.endOf', names)}</VisuallyHidden>
            </Button>
          )
        }
      />
      <ErrorNotice error={end.error} />
    </div>
  )
}
