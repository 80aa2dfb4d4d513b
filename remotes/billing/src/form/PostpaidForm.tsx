import { useLanguage, useMessages } from '@borong/contract'
import { Band } from '@borong/ui/Band'
import { Button } from '@borong/ui/Button'
import { rupiah } from '@borong/ui/format/rupiah'
import { Notice } from '@borong/ui/Notice'
import { Select } from '@borong/ui/Select'
import type { ComponentType, ReactNode } from 'react'
import { useConfirm } from '../confirm/use-confirm.tsx'
import { purchaseOf } from '../confirm/purchase.ts'
import type { BillKind, Product } from '../parts/bill-kinds.ts'
import { FormScreen } from './FormScreen.tsx'
import { InquiryFacts } from './InquiryFacts.tsx'
import { NumberField } from './NumberField.tsx'
import { PayBar } from './PayBar.tsx'
import { ProductChoice } from './ProductChoice.tsx'
import { ProductsWait } from './ProductsWait.tsx'
import { useBillForm, type BillForm } from './use-bill-form.ts'
import { useClosedText } from './use-closed-text.ts'
import { useInquiry } from './use-inquiry.ts'
import { useProducts } from './use-products.ts'

const MOST_MONTHS = 12

interface PostpaidFormProps {
  kind: BillKind
  title: string
  kinds?: ReactNode
  /** Chooses one of many products by a search; without it all products are shown, and a single one is chosen. */
  Search?: ComponentType<{ form: BillForm; chosen: Product | undefined }>
}

/** A monthly bill: its number, the amount that the biller states, and the payment. */
export function PostpaidForm({ kind, title, kinds, Search }: PostpaidFormProps) {
  const t = useMessages()
  const { language } = useLanguage()
  const closedText = useClosedText()
  const form = useBillForm(kind)
  const { draft, number } = form
  const products = useProducts({ kind })
  const items = products.data?.result.items ?? []
  const code = draft.products[kind]
  const chosen =
    items.find((one) => one.code === code) ?? (items.length === 1 ? items[0] : undefined)
  const closed = chosen && closedText(chosen)
  const { inquiry, check, isChecking } = useInquiry(form, chosen?.code)
  const { confirm, sheet } = useConfirm(form)
  const next = () => {
    if (!inquiry) return check()
    return chosen && number ? confirm(purchaseOf(chosen, number, draft.months, inquiry)) : undefined
  }
  return (
    <>
      <FormScreen
        title={title}
        kinds={kinds}
        error={form.formError}
        onSubmit={next}
        bar={
          inquiry?.price != null && (
            <PayBar
              label={chosen?.name}
              price={rupiah(inquiry.price, language)}
              action={t('form.next')}
              onClick={next}
            />
          )
        }
      >
        <ProductsWait products={products}>
          {Search && (
            <Band>
              <Search form={form} chosen={chosen} />
            </Band>
          )}
          {!Search && items.length > 1 && (
            <Band>
              <ProductChoice
                label={t(`kind.${kind}.choose`)}
                products={items}
                value={chosen?.code}
                onChange={form.choose}
                error={form.productError}
              />
            </Band>
          )}
          <Band>
            {closed && <Notice tone="warn">{closed}</Notice>}
            <NumberField form={form} />
            {kind === 'bpjs' && (
              <Select
                label={t('bpjs.months')}
                value={String(draft.months)}
                onChange={(months) => form.change({ months: Number(months) })}
                options={Array.from({ length: MOST_MONTHS }, (_, index) => ({
                  value: String(index + 1),
                  label: t('months', { count: index + 1 }),
                }))}
              />
            )}
            {(Search || items.length <= 1) && form.productError && (
              <Notice tone="error" live>
                {form.productError}
              </Notice>
            )}
            <div role="status">{inquiry && <InquiryFacts inquiry={inquiry} />}</div>
            {!inquiry && (
              <Button
                type="submit"
                fullWidth
                loading={isChecking}
                disabled={!chosen || closed !== undefined}
              >
                {t('form.checkBill')}
              </Button>
            )}
          </Band>
        </ProductsWait>
      </FormScreen>
      {sheet}
    </>
  )
}
