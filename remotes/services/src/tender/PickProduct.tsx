import { searchItems } from '@borong/api/search'
import { call, useLanguage, useMessages, useSubmit, type Reply } from '@borong/contract'
import { ErrorNotice } from '@borong/patterns/ErrorNotice'
import { Rows } from '@borong/ui/Band'
import { Button } from '@borong/ui/Button'
import { rupiah } from '@borong/ui/format/rupiah'
import { ListRow } from '@borong/ui/ListRow'
import { TextField } from '@borong/ui/TextField'
import { useState } from 'react'
import { emptyLine, LINE_LONGEST, type LineDraft } from './tender-lines.ts'
import styles from './Tender.module.css'

type Product = Reply<typeof searchItems>['data']['items'][number]

interface PickProductProps {
  onTake: (lines: LineDraft[]) => void
  onCancel: () => void
}

const SHOWN = 8

/** Finds a product of the shop for a line. */
export default function PickProduct({ onTake, onCancel }: PickProductProps) {
  const t = useMessages()
  const { language } = useLanguage()
  const [keyword, setKeyword] = useState('')
  const [found, setFound] = useState<readonly Product[]>()
  const search = useSubmit(async () => {
    if (keyword.trim() === '') return
    const { data } = await call(searchItems, { query: { keyword: keyword.trim() } })
    setFound(data.items.slice(0, SHOWN))
  })
  const lineOf = ({ id, name, unit_type: unit, minimum_order: quantity }: Product): LineDraft => ({
    ...emptyLine,
    item: name.slice(0, LINE_LONGEST.item),
    quantity: String(quantity),
    unit,
    product_id: id,
  })
  return (
    <>
      <TextField
        label={t('tender.pickLabel')}
        value={keyword}
        onChange={setKeyword}
        maxLength={80}
        enterKeyHint="search"
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // Enter would send the tender.
          event.preventDefault()
          void search.start()
        }}
      />
      <div aria-live="polite">
        {found?.length === 0 && <p className={styles.label}>{t('tender.pickNone')}</p>}
        {found && found.length > 0 && (
          <Rows>
            {found.map((product) => (
              <ListRow
                key={product.id}
                title={product.name}
                detail={[
                  product.vendor_name,
                  product.price === null ? '' : rupiah(product.discount ?? product.price, language),
                ]
                  .filter(Boolean)
                  .join(' · ')}
                onClick={() => onTake([lineOf(product)])}
              />
            ))}
          </Rows>
        )}
      </div>
      <ErrorNotice error={search.error} />
      <div className={styles.answers}>
        <Button
          variant="secondary"
          size="small"
          loading={search.busy}
          onClick={() => search.start()}
        >
          {t('tender.pickSearch')}
        </Button>
        <Button variant="ghost" size="small" onClick={onCancel}>
          {t('tender.back')}
        </Button>
      </div>
    </>
  )
}
