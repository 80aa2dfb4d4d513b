import { billsFile } from '@borong/api/billing'
import { companies as companiesCall } from '@borong/api/companies'
import {
  call,
  callQuery,
  Link,
  PageTitle,
  toast,
  useLanguage,
  useMessages,
  useQuery,
  useSearchParams,
} from '@borong/contract'
import { Loading } from '@borong/patterns/Loading'
import { LoadError } from '@borong/patterns/LoadError'
import { useErrorText } from '@borong/patterns/use-error-text'
import { LoadMore } from '@borong/patterns/LoadMore'
import { downloadBlob } from '@borong/ui/download-blob'
import { Band, Bands, HeadBand } from '@borong/ui/Band'
import { Button } from '@borong/ui/Button'
import { EmptyState } from '@borong/ui/EmptyState'
import { DownloadIcon } from '@borong/ui/icons/DownloadIcon'
import { ReceiptIcon } from '@borong/ui/icons/ReceiptIcon'
import { Notice } from '@borong/ui/Notice'
import { SearchField } from '@borong/ui/SearchField'
import { Select } from '@borong/ui/Select'
import { SkeletonRow } from '@borong/ui/Skeleton'
import { useFirstNow } from '@borong/contract'
import { useServerNow } from '@borong/ui/server-now'
import { useState } from 'react'
import { BillRow } from '../parts/BillRow.tsx'
import { KINDS, isKind } from '../parts/bill-kinds.ts'
import { monthName } from '../parts/month-name.ts'
import styles from './HistoryScreen.module.css'
import { lastMonths } from './last-months.ts'
import { useHistory } from './use-history.ts'

/** F-07: the buyer's bills by kind, month and search, the newest first. */
export function HistoryScreen() {
  const t = useMessages()
  const text = useErrorText()
  const { language } = useLanguage()
  const [search, setSearch] = useSearchParams()
  const months = lastMonths(useServerNow(useFirstNow()))
  const kindParam = search.get('kind')
  const kind = isKind(kindParam) ? kindParam : undefined
  const month = months.find((one) => one === search.get('month'))
  const [typed, setTyped] = useState('')
  const [q, setQ] = useState('')
  const known = useQuery(callQuery(companiesCall)).data?.companies ?? []
  const company = known.find(({ id }) => id === search.get('company'))?.id
  const { rows, isStored, pages } = useHistory({ kind, month, q, company })
  const filter = (name: 'kind' | 'month' | 'company', value: string) =>
    setSearch(
      (before) => {
        if (value) before.set(name, value)
        else before.delete(name)
        return before
      },
      { replace: true },
    )
  const download = async () => {
    try {
      const query = {
        ...(kind ? { kind } : {}),
        ...(month ? { month } : {}),
        ...(company ? { company_id: company } : {}),
      }
      const file: unknown = await call(billsFile, { query })
      if (file instanceof Blob) downloadBlob(file, `tagihan-${month ?? 'semua'}.csv`)
    } catch (error) {
      toast(text(error), { type: 'error', id: 'bills-file' })
    }
  }
  const isFiltered = Boolean(kind ?? month ?? (q || undefined))
  return (
    <Bands>
      <PageTitle>{t('history.title')}</PageTitle>
      <HeadBand title={t('history.title')}>
        <div className={styles.filters}>
          {known.length > 0 && (
            <Select
              label={t('owner.of')}
              value={company ?? ''}
              onChange={(value) => filter('company', value)}
              options={[
                { value: '', label: t('owner.mine') },
                ...known.map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
          )}
          <Select
            label={t('history.kind')}
            value={kind ?? ''}
            onChange={(value) => filter('kind', value)}
            options={[
              { value: '', label: t('history.allKinds') },
              ...KINDS.map((value) => ({ value, label: t(`kind.${value}.title`) })),
            ]}
          />
          <Select
            label={t('history.month')}
            value={month ?? ''}
            onChange={(value) => filter('month', value)}
            options={[
              { value: '', label: t('history.allMonths') },
              ...months.map((value) => ({ value, label: monthName(value, language) })),
            ]}
          />
        </div>
        <SearchField
          label={t('history.search')}
          clearLabel={t('history.clear')}
          placeholder={t('history.searchHint')}
          value={typed}
          onChange={(value) => {
            setTyped(value)
            if (!value) setQ('')
          }}
          onSearch={setQ}
        />
        <div>
          <Button variant="ghost" size="small" icon={<DownloadIcon size={16} />} onClick={download}>
            {t('history.csv')}
          </Button>
          {company && (
            <Button
              variant="ghost"
              size="small"
              link={<Link to={`/billing/calendar?company=${encodeURIComponent(company)}`} />}
            >
              {t('calendar.title')}
            </Button>
          )}
        </div>
      </HeadBand>
      {isStored && (
        <Band>
          <Notice
            tone="warn"
            live
            action={
              <Button variant="ghost" size="small" onClick={() => pages.refetch()}>
                {t('query.retry')}
              </Button>
            }
          >
            {t('transaction.stored')}
          </Notice>
        </Band>
      )}
      {pages.isPending && (
        <Loading>
          <SkeletonRow />
          <SkeletonRow />
          <SkeletonRow />
        </Loading>
      )}
      {!rows && pages.isError && <LoadError error={pages.error} onRetry={() => pages.refetch()} />}
      {rows?.length === 0 && (
        <Band>
          <EmptyState
            icon={<ReceiptIcon size={32} />}
            title={t(isFiltered ? 'history.noMatch' : 'history.none')}
            action={<Button link={<Link to="/billing" />}>{t('history.pay')}</Button>}
          />
        </Band>
      )}
      {rows && rows.length > 0 && (
        <ul className={styles.list} aria-label={t('history.title')}>
          {rows.map((bill) => (
            <li key={bill.serial}>
              <BillRow bill={bill} />
            </li>
          ))}
        </ul>
      )}
      {pages.hasNextPage && !isStored && (
        <Band>
          <LoadMore pages={pages} />
        </Band>
      )}
    </Bands>
  )
}
