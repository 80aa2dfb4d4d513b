import {
  creditInvoices,
  creditLines,
  creditStatement,
  creditStatementFile,
  monthlyInvoice,
} from '@borong/api/credit'
import {
  call,
  later,
  Link,
  useCall,
  useLanguage,
  useMessages,
  useSearchParams,
} from '@borong/contract'
import { usePages } from '@borong/patterns/use-pages'
import { LoadMore } from '@borong/patterns/LoadMore'
import { QueryContent } from '@borong/patterns/QueryContent'
import { Badge } from '@borong/ui/Badge'
import { rupiah } from '@borong/ui/format/rupiah'
import { ListRow } from '@borong/ui/ListRow'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { SkeletonRow } from '@borong/ui/Skeleton'
import { Tabs } from '@borong/ui/Tabs'
import { Suspense } from 'react'
import { MonthlyStatement } from '../parts/MonthlyStatement.tsx'
import { Band, Rows, Screen } from '../parts/Screen.tsx'
import { stateOf } from './credit.ts'
import { CreditLineList } from './CreditLineList.tsx'
import { OpenInvoices } from './OpenInvoices.tsx'
import { useDay } from './use-day.ts'

const ApplyForm = later(() => import(/* webpackChunkName: 'credit-forms' */ './ApplyForm.tsx'))

/** The buyer's credit: lines, invoices that can be paid together, statements, and the form to apply. */
export function CreditPage() {
  const t = useMessages()
  const { result: credit } = useCall(creditLines)
  const [search, setSearch] = useSearchParams()
  const state = search.get('state') === 'closed' ? 'closed' : 'open'
  return (
    <Screen title={t('credit.title')}>
      <CreditLineList credit={credit} />
      {credit.lines.length > 0 && (
        <>
          <Band label={t('credit.invoices')}>
            <SectionHeader title={t('credit.invoices')} />
            <Tabs
              label={t('credit.invoices')}
              value={state}
              onChange={(one) => setSearch(one === 'open' ? {} : { state: one }, { replace: true })}
              tabs={[
                { id: 'open', title: t('credit.openOnes'), content: <OpenInvoices /> },
                { id: 'closed', title: t('credit.closedOnes'), content: <ClosedInvoices /> },
              ].map((tab) => (tab.id === state ? tab : { ...tab, content: null }))}
            />
          </Band>
          <MonthlyStatement
            name="borong-kredit"
            read={(type, given) =>
              type === 'pdf' ? call(creditStatement, given) : call(creditStatementFile, given)
            }
            readInvoice={(given) => call(monthlyInvoice, given)}
          />
        </>
      )}
      <Suspense fallback={<SkeletonRow />}>
        <ApplyForm credit={credit} />
      </Suspense>
    </Screen>
  )
}

function ClosedInvoices() {
  const t = useMessages()
  const { language } = useLanguage()
  const day = useDay()
  const pages = usePages(
    creditInvoices,
    { query: { state: 'closed' } },
    (reply) => reply,
    ({ number }) => number,
  )
  const { items } = pages
  return (
    <QueryContent query={pages} skeleton={<SkeletonRow />} empty={<p>{t('credit.noneClosed')}</p>}>
      <Rows>
        {items.map((invoice) => {
          const { tone, name } = stateOf(invoice)
          return (
            <ListRow
              key={invoice.number}
              title={invoice.number}
              detail={
                <>
                  {invoice.method_name}
                  <br />
                  {t('credit.dueOn', { day: day(invoice.due_on) })}
                </>
              }
              end={
                <>
                  {rupiah(invoice.amount, language)}{' '}
                  <Badge tone={tone}>{t(`credit.state.${name}`)}</Badge>
                </>
              }
              link={<Link to={`/credit/${invoice.number}`} />}
            />
          )
        })}
      </Rows>
      <LoadMore pages={pages} />
    </QueryContent>
  )
}
