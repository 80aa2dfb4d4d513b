import { productCode } from '@borong/api/rules/product-code'
import { searchItems } from '@borong/api/search'
import { callQuery, useLanguage, useMessages, useQuery } from '@borong/contract'
import { useErrorText } from '@borong/patterns/use-error-text'
import { Button } from '@borong/ui/Button'
import { rupiah } from '@borong/ui/format/rupiah'
import { SkeletonRow } from '@borong/ui/Skeleton'
import { TextField } from '@borong/ui/TextField'
import { useState } from 'react'
import styles from './QuickOrder.module.css'

const SHOWN = 5

/** Products to choose from in place of a code that names none or several. None is chosen by itself. */
export function Choices({
  keyword,
  isKnown,
  onChoose,
}: {
  keyword: string
  /** Several products have this code: they are shown without a search. */
  isKnown: boolean
  onChoose: (code: string) => void
}) {
  const t = useMessages()
  const textOf = useErrorText()
  const { language } = useLanguage()
  // Digits and dashes of a mistyped code find nothing, except those of a GTIN.
  const [typed, setTyped] = useState(/[a-z]{3}|^[\d -]{8,}$/i.test(keyword) ? keyword : '')
  const [searched, setSearched] = useState(isKnown ? keyword : '')
  const query = useQuery({
    ...callQuery(searchItems, { query: { keyword: searched.slice(0, 80) } }),
    enabled: searched !== '',
  })
  const items = query.data?.data.items.slice(0, SHOWN)
  return (
    <div className={styles.form}>
      <div className={styles.search}>
        <TextField
          label={t('quick.search')}
          maxLength={80}
          autoComplete="off"
          value={typed}
          onChange={setTyped}
          onKeyDown={(event) => {
            // Enter searches; it does not submit the unchanged code.
            if (event.key !== 'Enter') return
            event.preventDefault()
            setSearched(typed.trim())
          }}
        />
        <Button variant="secondary" onClick={() => setSearched(typed.trim())}>
          {t('quick.find')}
        </Button>
      </div>
      <div aria-live="polite">
        {searched !== '' && query.isPending && <SkeletonRow />}
        {query.isError && <p className={styles.bad}>{textOf(query.error)}</p>}
        {items?.length === 0 && <p className={styles.quiet}>{t('quick.nothing')}</p>}
        {items && items.length > 0 && (
          <div className={styles.found}>
            {items.map((item) => (
              <Button
                key={item.id}
                variant="secondary"
                onClick={() => onChoose(productCode(item.id))}
              >
                <span className={styles.words}>
                  {item.name}
                  <span className={styles.quiet}>
                    {[
                      item.price && rupiah(item.discount ?? item.price, language),
                      item.vendor_name,
                      productCode(item.id),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </span>
              </Button>
            ))}
          </div>
        )}
      </div>
    </div>
  )
}
