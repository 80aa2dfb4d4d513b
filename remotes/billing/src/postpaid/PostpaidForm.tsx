import { useLanguage, useMessages } from '@borong/contract'
import { Band } from '@borong/ui/Band'
import { Button } from '@borong/ui/Button'
import { rupiah } from '@borong/ui/format/rupiah'
import { Notice } from '@borong/ui/Notice'
import type { ComponentType, ReactNode } from 'react'
import { useConfirm } from '../confirm/use-confirm.tsx'
import { purchaseOf } from '../confirm/purchase.ts'
import type { BillKind, Product } from '../parts/bill-kinds.ts'
import { Fields } from '../form/Fields.tsx'
import { FormScreen } from '../form/FormScreen.tsx'
import { InquiryFacts } from './InquiryFacts.tsx'
import { NumberField } from '../form/NumberField.tsx'
import { PayBar } from '../form/PayBar.tsx'
import { ProductChoice } from '../form/ProductChoice.tsx'
import { ProductsWait } from '../form/ProductsWait.tsx'
import { useBillForm, type BillForm } from '../form/use-bill-form.ts'
import { useClosedText } from '../form/use-closed-text.ts'
import { useInquiry } from '../form/use-inquiry.ts'
import { useProducts } from '../form/use-products.ts'

export interface SearchProps {
  form: BillForm
  chosen: Product | undefined
  /** Why the chosen product can't be used, or that none is chosen. */
  error: string | undefined
}

interface PostpaidFormProps {
  kind: BillKind
  title: string
  kinds?: ReactNode
  /** Chooses one of many products by a search; without it all products are shown, and a single one is chosen. */
  Search?: ComponentType<SearchProps>
  /** Fields after the number. */
  More?: ComponentType<{ form: BillForm }>
}

/** A monthly bill: its number, the amount that the biller states, and the payment. */
export function PostpaidForm({ kind, title, kinds, Search, More }: PostpaidFormProps) {
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
  const productError =
    form.productError ??
    (form.isTried && products.data && !chosen ? t(`kind.${kind}.choose`) : undefined)
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
        <ProductsWait products={products} isQuiet={kind === 'electricity' || kind === 'bpjs'}>
          {Search && (
            <Band>
              <Search form={form} chosen={chosen} error={productError} />
            </Band>
          )}
          {!Search && items.length > 1 && (
            <Band>
              <ProductChoice
                label={t(`kind.${kind}.choose`)}
                products={items}
                value={chosen?.code}
                onChange={form.choose}
                error={productError}
              />
            </Band>
          )}
        </ProductsWait>
        <Band>
          {closed && <Notice tone="warn">{closed}</Notice>}
          <Fields>
            <NumberField form={form} />
            {More && <More form={form} />}
          </Fields>
          {!Search && items.length <= 1 && form.productError && (
            <Notice tone="error" live>
              {form.productError}
            </Notice>
          )}
          <div role="status">{inquiry && <InquiryFacts inquiry={inquiry} />}</div>
          {!inquiry && (
            <Button
              type="submit"
              fullWidth
              loading={isChecking || products.isPending}
              disabled={closed !== undefined}
            >
              {t('form.checkBill')}
            </Button>
          )}
        </Band>
      </FormScreen>
      {sheet}
    </>
  )
}
