import { agentBook } from '@borong/api/agents'
import { callQuery, isApiError, useLanguage, useMessages, useQuery } from '@borong/contract'
import { ErrorNotice } from '@borong/patterns/ErrorNotice'
import { Band, Rows } from '@borong/ui/Band'
import { Button } from '@borong/ui/Button'
import { CopyButton } from '@borong/ui/CopyButton'
import { DescriptionList } from '@borong/ui/DescriptionList'
import { longDate } from '@borong/ui/format/moment'
import { rupiah } from '@borong/ui/format/rupiah'
import { ListRow } from '@borong/ui/ListRow'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { SkeletonRow } from '@borong/ui/Skeleton'

/** The code of an agent, and the commissions of the last orders. */
export function AgentBook() {
  const t = useMessages()
  const { language } = useLanguage()
  const read = useQuery(callQuery(agentBook, { query: {} }))
  const book = read.data?.data
  const copy = (text: string, label: string) => (
    <CopyButton
      text={text}
      label={label}
      copiedLabel={t('connect.copied')}
      failedLabel={t('connect.copyFailed')}
    />
  )
  return (
    <Band>
      <SectionHeader title={t('agent.title')} />
      {read.isPending && <SkeletonRow />}
      {isApiError(read.error) && (
        <ErrorNotice
          error={read.error}
          action={
            <Button variant="ghost" size="small" onClick={() => read.refetch()}>
              {t('application.retry')}
            </Button>
          }
        />
      )}
      {book && (
        <>
          <p>{t('agent.lead', { percent: book.rate_percent, days: book.hold_days })}</p>
          <DescriptionList
            isStacked
            facts={[
              [
                t('agent.code'),
                <>
                  <b>{book.code}</b> {copy(book.code, t('agent.copyCode'))}
                </>,
              ],
              [
                t('agent.link'),
                <>
                  {book.link} {copy(book.link, t('agent.copyLink'))}
                </>,
              ],
              [t('agent.earned'), rupiah(book.earned, language)],
            ]}
          />
          {book.items.length === 0 && <p>{t('agent.none')}</p>}
          <Rows>
            {book.items.map((item) => (
              <ListRow
                key={item.order_serial}
                title={item.order_serial}
                detail={longDate(item.created_at, language)}
                end={`+${rupiah(item.amount, language)}`}
              />
            ))}
          </Rows>
        </>
      )}
    </Band>
  )
}
