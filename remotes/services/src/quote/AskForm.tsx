import { askQuote } from '@borong/api/quotes'
import { userProfile } from '@borong/api/users'
import { call, callQuery, useMessages, useQuery } from '@borong/contract'
import { ErrorNotice } from '@borong/patterns/ErrorNotice'
import { Band } from '@borong/ui/Band'
import { Button } from '@borong/ui/Button'
import { Form } from '@borong/ui/Form'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { TextArea } from '@borong/ui/TextArea'
import { Documents } from '../application/Documents.tsx'
import { OwnerField } from '../owner/OwnerField.tsx'
import { useOwner } from '../owner/use-owner.ts'
import { AddressField } from './AddressField.tsx'
import { useQuoteDraft } from './draft.atoms.ts'
import { LineFields } from './LineFields.tsx'
import type { Quote } from './quote.data.ts'
import styles from './Quote.module.css'
import { judgeLines } from './typed-lines.ts'
import { useQuoteAct } from './use-quote-act.ts'

interface AskFormProps {
  quote: Quote
  onChange: (quote: Quote) => void
}

/** The request before it is sent: quantities, wished prices, the destination, a note and files. */
export default function AskForm({ quote, onChange }: AskFormProps) {
  const t = useMessages()
  const { draft, change, changeLine, clear } = useQuoteDraft(quote)
  const addresses = useQuery(callQuery(userProfile)).data?.result.addresses
  const address =
    addresses?.find(({ shipping_address_id: id }) => id === draft.addressId) ?? addresses?.[0]
  const owner = useOwner(draft.companyId)
  const lines = judgeLines(quote.lines, draft.lines, { needsPrice: false })
  const send = useQuoteAct(
    (result) => {
      clear()
      onChange(result)
    },
    () =>
      call(askQuote, {
        params: { quoteId: quote.id },
        body: {
          version: quote.version,
          ...(owner.companyId ? { company_id: owner.companyId } : {}),
          address_id: address?.shipping_address_id ?? '',
          lines: lines.map(({ product_id, quantity, price }) => ({
            product_id,
            quantity,
            ...(price === undefined ? {} : { wished_price: price }),
          })),
          text: draft.text.trim(),
          file_ids: draft.files.map(({ id }) => id),
        },
      }),
  )
  const isOnly = lines.length === 1
  return (
    <Form submit={send} onSubmit={() => owner.isKnown && send.start()}>
      <Band>
        <SectionHeader title={t('quote.goods')} />
        <ul className={styles.lines}>
          {quote.lines.map((line) => {
            const judged = lines.find(({ product_id }) => product_id === line.id_item)
            if (!judged) return null
            return (
              <LineFields
                key={line.id_item}
                quote={quote}
                line={line}
                typed={draft.lines[line.id_item] ?? {}}
                judged={judged}
                priceLabel={t('quote.wishedField')}
                onChange={(part) => changeLine(line.id_item, part)}
                onRemove={isOnly ? undefined : () => changeLine(line.id_item, { isLeftOut: true })}
              />
            )
          })}
        </ul>
      </Band>
      <Band>
        <SectionHeader title={t('quote.delivery')} />
        <div className={styles.fields}>
          <OwnerField owner={owner} onChange={(companyId) => change({ companyId })} />
          <AddressField
            addresses={addresses}
            value={address?.shipping_address_id ?? ''}
            onChange={(addressId) => change({ addressId })}
          />
          <TextArea
            label={t('quote.note')}
            hint={t('quote.noteHint')}
            value={draft.text}
            onChange={(text) => change({ text })}
            maxLength={1000}
            rows={3}
          />
          <Documents
            files={draft.files}
            onChange={(files) => change({ files: [...files] })}
            hint={t('quote.filesHint')}
          />
          <ErrorNotice error={send.error} />
          <Button type="submit" fullWidth loading={send.busy} disabled={!owner.isKnown}>
            {t('quote.ask')}
          </Button>
        </div>
      </Band>
    </Form>
  )
}
