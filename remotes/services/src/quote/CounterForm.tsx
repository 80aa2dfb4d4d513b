import { counterQuote } from '@borong/api/quotes'
import { call, useLanguage, useMessages } from '@borong/contract'
import { ErrorNotice } from '@borong/patterns/ErrorNotice'
import { Band } from '@borong/ui/Band'
import { Button } from '@borong/ui/Button'
import { Form } from '@borong/ui/Form'
import { rupiah } from '@borong/ui/format/rupiah'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { TextArea } from '@borong/ui/TextArea'
import { useQuoteDraft } from './draft.atoms.ts'
import { LineFields } from './LineFields.tsx'
import type { Quote } from './quote.data.ts'
import styles from './Quote.module.css'
import { isFine, judgeLines } from './typed-lines.ts'
import { useQuoteAct } from './use-quote-act.ts'

interface CounterFormProps {
  quote: Quote
  onChange: (quote: Quote) => void
  onCancel: () => void
}

/** Other quantities and prices than the seller's offer, which the seller then answers. */
export default function CounterForm({ quote, onChange, onCancel }: CounterFormProps) {
  const t = useMessages()
  const { language } = useLanguage()
  const { draft, change, changeLine, clear } = useQuoteDraft(quote)
  const lines = judgeLines(quote.lines, draft.lines, { needsPrice: true })
  const goods = lines.reduce((sum, { quantity, price = 0 }) => sum + quantity * price, 0)
  const send = useQuoteAct(
    (result) => {
      clear()
      onChange(result)
    },
    () =>
      call(counterQuote, {
        params: { quoteId: quote.id },
        body: {
          version: quote.version,
          lines: lines.map(({ product_id, quantity, price = 0 }) => ({
            product_id,
            quantity,
            unit_price: price,
          })),
          text: draft.text.trim(),
        },
      }),
  )
  return (
    <Form submit={send} onSubmit={() => send.start()}>
      <Band>
        <SectionHeader title={t('quote.counter')} />
        <ul className={styles.lines}>
          {quote.lines.map((line) => (
            <LineFields
              key={line.id_item}
              quote={quote}
              line={line}
              typed={draft.lines[line.id_item] ?? {}}
              judged={lines.find(({ product_id }) => product_id === line.id_item)}
              priceLabel={t('quote.ownPrice')}
              onChange={(part) => changeLine(line.id_item, part)}
            />
          ))}
        </ul>
        <div className={styles.fields}>
          <p role="status">
            {isFine(lines) &&
              t('quote.counterSum', {
                goods: rupiah(goods, language),
                freight: rupiah(quote.freight ?? 0, language),
              })}
          </p>
          <TextArea
            label={t('quote.note')}
            value={draft.text}
            onChange={(text) => change({ text })}
            maxLength={1000}
            rows={3}
          />
          <ErrorNotice error={send.error} />
          <Button type="submit" fullWidth loading={send.busy}>
            {t('quote.sendCounter')}
          </Button>
          <Button variant="ghost" onClick={onCancel}>
            {t('quote.cancel')}
          </Button>
        </div>
      </Band>
    </Form>
  )
}
