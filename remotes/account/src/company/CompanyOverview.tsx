import { useLanguage, useMessages } from '@borong/contract'
import { useErrorText } from '@borong/patterns/use-error-text'
import { Button } from '@borong/ui/Button'
import { rupiah, wholeNumber } from '@borong/ui/format/rupiah'
import { CoinsIcon } from '@borong/ui/icons/CoinsIcon'
import { HandshakeIcon } from '@borong/ui/icons/HandshakeIcon'
import { ReceiptIcon } from '@borong/ui/icons/ReceiptIcon'
import { SettingsIcon } from '@borong/ui/icons/SettingsIcon'
import { TagIcon } from '@borong/ui/icons/TagIcon'
import { UserIcon } from '@borong/ui/icons/UserIcon'
import { WalletIcon } from '@borong/ui/icons/WalletIcon'
import { Notice } from '@borong/ui/Notice'
import { Band } from '../parts/Screen.tsx'
import type { CompanyReply } from './company.ts'
import styles from './Overview.module.css'
import { OverviewCard } from './OverviewCard.tsx'
import { useSectionTitles } from './sections.ts'
import { useCompanyFigures } from './use-company-figures.ts'
import { useOverviewMessages } from './use-overview-messages.ts'

const REQUIRED = ['cost_centre_required', 'po_number_required', 'company_required'] as const

/** The sections of a company as cards with their figures. A section that the member may not use has no card. */
export function CompanyOverview({ reply }: { reply: CompanyReply }) {
  const t = useOverviewMessages()
  const { language } = useLanguage()
  const titles = useSectionTitles()
  const { members, invitations, settings, cost_centres: centres } = reply
  const { id, actions } = reply.company
  const { money, points, budgets, rules, deputies, spend, spendFrom, failed } =
    useCompanyFigures(id)
  const people = t('overview.people', { count: members.length })
  const active = centres.filter((centre) => !centre.is_archived).length
  const usedUp = budgets.data?.budgets.filter(({ used, amount }) => used >= amount).length ?? 0
  const broken = rules.data?.rules.filter((rule) => rule.is_broken).length ?? 0
  const orNone = (count: number, text: string) => (count === 0 ? t('overview.none') : text)
  const withDeputies = (text: string, number: number) =>
    number === 0 ? text : t('overview.deputies', { rules: text, count: number })
  const required = REQUIRED.filter((name) => settings[name])
  return (
    <Band label={t('overview.title')}>
      <ul className={styles.cards}>
        <OverviewCard
          icon={<UserIcon size={24} />}
          title={titles.members}
          figure={
            invitations.length === 0
              ? people
              : t('overview.invited', { people, count: invitations.length })
          }
          to={`/company/${id}/members`}
        />
        <OverviewCard
          icon={<TagIcon size={24} />}
          title={titles['cost-centres']}
          figure={orNone(centres.length, t('overview.centres', { count: active }))}
          to={`/company/${id}/cost-centres`}
        />
        <OverviewCard
          icon={<CoinsIcon size={24} />}
          title={titles.budgets}
          figure={
            budgets.data &&
            orNone(
              budgets.data.budgets.length,
              t('overview.budgets', { count: budgets.data.budgets.length }),
            )
          }
          hasFailed={budgets.isError}
          warning={usedUp > 0 && t('overview.usedUp', { count: usedUp })}
          to={`/company/${id}/budgets`}
        />
        <OverviewCard
          icon={<HandshakeIcon size={24} />}
          title={titles['approval-rules']}
          figure={
            rules.data &&
            deputies.data &&
            withDeputies(
              orNone(
                rules.data.rules.length,
                t('overview.rules', { count: rules.data.rules.length }),
              ),
              deputies.data.deputies.length,
            )
          }
          hasFailed={rules.isError || deputies.isError}
          warning={broken > 0 && t('overview.broken', { count: broken })}
          to={`/company/${id}/approval-rules`}
        />
        {actions.includes('company:manage') && (
          <OverviewCard
            icon={<SettingsIcon size={24} />}
            title={titles.requirements}
            figure={
              required.length === 0
                ? t('overview.nothingRequired')
                : t('overview.required', {
                    names: required.map((name) => t(`overview.requires.${name}`)).join(', '),
                  })
            }
            to={`/company/${id}/requirements`}
          />
        )}
        <OverviewCard
          icon={<WalletIcon size={24} />}
          title={t('company.balance')}
          figure={
            money.data === undefined || points.data === undefined
              ? undefined
              : t('company.balanceOf', {
                  amount: rupiah(money.data, language),
                  points: wholeNumber(points.data, language),
                })
          }
          hasFailed={money.isError || points.isError}
          to={actions.includes('company:finance') ? `/wallet/history?company=${id}` : undefined}
        />
        <OverviewCard
          icon={<ReceiptIcon size={24} />}
          title={t('company.spend')}
          figure={spend.data && t('overview.spent', { amount: rupiah(spend.data.total, language) })}
          hasFailed={spend.isError}
          to={`/company/${id}/spend?from=${spendFrom}`}
        />
      </ul>
      {failed.length > 0 && <Retry failed={failed} />}
    </Band>
  )
}

/** The error of the figures that could not be read, and another try of these. */
function Retry({ failed }: { failed: ReturnType<typeof useCompanyFigures>['failed'] }) {
  const t = useMessages()
  const textOf = useErrorText()
  const again = () => void Promise.all(failed.map(({ refetch }) => refetch()))
  return (
    <Notice
      tone="error"
      live
      action={
        <Button variant="ghost" size="small" onClick={again}>
          {t('query.retry')}
        </Button>
      }
    >
      {textOf(failed[0]?.error)}
    </Notice>
  )
}
