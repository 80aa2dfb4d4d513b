import { creditInvoices } from '@borong/api/credit'
import { Link, useLanguage, useMessages } from '@borong/contract'
import { usePages } from '@borong/patterns/use-pages'
import { LoadMore } from '@borong/patterns/LoadMore'
import { QueryContent } from '@borong/patterns/QueryContent'
import { SkeletonRow } from '@borong/ui/Skeleton'
import { Badge } from '@borong/ui/Badge'
import { Checkbox } from '@borong/ui/Checkbox'
import { DescriptionList } from '@borong/ui/DescriptionList'
import { rupiah } from '@borong/ui/format/rupiah'
import { useState } from 'react'
import styles from './Credit.module.css'
import { type Invoice, stateOf } from './credit.ts'
import { PayInvoices } from './PayInvoices.tsx'
import { useDay } from './use-day.ts'

/** The unpaid invoices, the first due ones first. The chosen ones are paid together. */
export function OpenInvoices() {
  const t = useMessages()
  const [chosen, choose] = useState<readonly string[]>([])
  const pages = usePages(
    creditInvoices,
    { query: { state: 'open' } },
    (reply) => reply,
    ({ number }) => number,
  )
  const { items } = pages
  const paying = items.filter(({ number }) => chosen.includes(number))
  return (
    <QueryContent query={pages} skeleton={<SkeletonRow />} empty={<p>{t('credit.noneOpen')}</p>}>
      <div className={styles.list}>
        <p className={styles.quiet}>{t('credit.choose')}</p>
        {items.map((invoice) => (
          <OpenInvoice
            key={invoice.number}
            invoice={invoice}
            isChosen={chosen.includes(invoice.number)}
            onChoose={(isChosen) =>
              choose(
                isChosen
                  ? [...chosen, invoice.number]
                  : chosen.filter((number) => number !== invoice.number),
              )
            }
          />
        ))}
        <LoadMore pages={pages} />
        {paying.length > 0 && <PayInvoices invoices={paying} />}
      </div>
    </QueryContent>
  )
}

interface OpenInvoiceProps {
  invoice: Invoice
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}

function OpenInvoice({ invoice, isChosen, onChoose }: OpenInvoiceProps) {
  const t = useMessages()
  const { language } = useLanguage()
  const day = useDay()
  const { tone, name } = stateOf(invoice)
  return (
    <article className={styles.invoice}>
      <div className={styles.head}>
        <Checkbox
          label={t('credit.chooseOf', { number: invoice.number })}
          hint={[invoice.method_name, invoice.company_name].filter(Boolean).join(' · ')}
          checked={isChosen}
          onChange={onChoose}
        />
        <Badge tone={tone}>{t(`credit.state.${name}`)}</Badge>
      </div>
      <DescriptionList
        facts={[
          [t('credit.due'), day(invoice.due_on)],
          [t('credit.open'), rupiah(invoice.open, language), true],
        ]}
      />
      <Link to={`/credit/${invoice.number}`}>{t('credit.see', { number: invoice.number })}</Link>
    </article>
  )
}
