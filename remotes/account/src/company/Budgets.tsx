import { companyBudgets, removeBudget, setBudget } from '@borong/api/companies'
import {
  call,
  callQuery,
  later,
  useLanguage,
  useMessages,
  useQuery,
  useSubmit,
} from '@borong/contract'
import type { Reply } from '@borong/contract'
import { ErrorNotice } from '@borong/patterns/ErrorNotice'
import { QueryContent } from '@borong/patterns/QueryContent'
import { Button } from '@borong/ui/Button'
import { rupiah } from '@borong/ui/format/rupiah'
import { CoinsIcon } from '@borong/ui/icons/CoinsIcon'
import { ListRow } from '@borong/ui/ListRow'
import { SkeletonRow } from '@borong/ui/Skeleton'
import { VisuallyHidden } from '@borong/ui/VisuallyHidden'
import { Suspense, useState } from 'react'
import { Band, Rows } from '../parts/Screen.tsx'
import { BudgetForm } from './BudgetForm.tsx'
import type { CostCentre, Member } from './company.ts'
import { useCompanyChanged } from './use-company-changed.ts'

const BudgetImport = later(
  () => import(/* webpackChunkName: 'company-parts' */ './BudgetImport.tsx'),
)

type Budget = Reply<typeof companyBudgets>['budgets'][number]

interface BudgetsProps {
  companyId: string
  members: readonly Member[]
  centres: readonly CostCentre[]
  /** Whether the reader keeps the budgets. */
  isKeeper: boolean
}

/** The budgets in their current periods. */
export function Budgets({ companyId, members, centres, isKeeper }: BudgetsProps) {
  const t = useMessages()
  const changed = useCompanyChanged()
  const [isImporting, setImporting] = useState(false)
  const query = useQuery(callQuery(companyBudgets, { params: { companyId } }))
  return (
    <Band>
      <QueryContent query={query} skeleton={<SkeletonRow />}>
        {({ budgets }) =>
          budgets.length === 0 ? (
            <p>{t('company.budgetsNone')}</p>
          ) : (
            <Rows>
              {budgets.map((budget) => (
                <BudgetRow
                  key={budget.id}
                  companyId={companyId}
                  budget={budget}
                  isKeeper={isKeeper}
                />
              ))}
            </Rows>
          )
        }
      </QueryContent>
      {isKeeper && (
        <>
          <BudgetForm
            members={members}
            centres={centres.filter((centre) => !centre.is_archived)}
            onSave={async (body) => {
              await call(setBudget, { params: { companyId }, body })
              await changed(t('company.budgetSaved'))
            }}
          />
          {isImporting ? (
            <Suspense fallback={<SkeletonRow />}>
              <BudgetImport companyId={companyId} members={members} centres={centres} />
            </Suspense>
          ) : (
            <Button variant="ghost" onClick={() => setImporting(true)}>
              {t('company.budgetImport')}
            </Button>
          )}
        </>
      )}
    </Band>
  )
}

function BudgetRow({
  companyId,
  budget,
  isKeeper,
}: {
  companyId: string
  budget: Budget
  isKeeper: boolean
}) {
  const t = useMessages()
  const { language } = useLanguage()
  const changed = useCompanyChanged()
  const remove = useSubmit(async () => {
    await call(removeBudget, { params: { companyId, budgetId: budget.id } })
    await changed(t('company.budgetRemoved'))
  })
  const name =
    [budget.member_name, budget.cost_centre_name].filter(Boolean).join(' · ') ||
    t('company.budgetAll')
  return (
    <div>
      <ListRow
        start={<CoinsIcon size={24} />}
        title={name}
        detail={t('company.budgetUsed', {
          used: rupiah(budget.used, language),
          amount: rupiah(budget.amount, language),
          period: t(`company.period.${budget.period}`),
        })}
        end={
          isKeeper && (
            <Button variant="ghost" size="small" loading={remove.busy} onClick={remove.start}>
              <span aria-hidden>{t('company.budgetRemove')}</span>
              <VisuallyHidden>{t('company.budgetRemoveOf', { name })}</VisuallyHidden>
            </Button>
          )
        }
      />
      <ErrorNotice error={remove.error} />
    </div>
  )
}
