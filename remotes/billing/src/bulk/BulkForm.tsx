import { useMessages } from '@borong/contract'
import { TableFileButton } from '@borong/patterns/TableFileButton'
import { Band } from '@borong/ui/Band'
import { Button } from '@borong/ui/Button'
import { Notice } from '@borong/ui/Notice'
import { Select } from '@borong/ui/Select'
import { TextArea } from '@borong/ui/TextArea'
import { TextField } from '@borong/ui/TextField'
import { useState } from 'react'
import { isKind, KINDS } from '../parts/bill-kinds.ts'
import type { useBulk } from './bulk-rows.atoms.ts'
import styles from './BulkScreen.module.css'
import { readRows, type TypedRow } from './read-rows.ts'

interface BulkFormProps {
  rows: ReturnType<typeof useBulk>
  onRead: (rows: TypedRow[]) => unknown
  onKind: () => void
}

/** The kind, and the rows as pasted text or as a file. */
export function BulkForm({ rows: { bulk, change }, onRead, onKind }: BulkFormProps) {
  const t = useMessages()
  const [error, setError] = useState<string>()
  const { kind, text, product } = bulk
  async function read(from: string) {
    const found = readRows(from, product.trim())
    setError(found.rows.length === 0 ? t('bulk.noRows') : undefined)
    if (found.rows.length === 0) return
    change({ ...found, text: '' })
    await onRead(found.rows)
  }
  return (
    <Band>
      <form
        method="dialog"
        className={styles.form}
        noValidate
        aria-label={t('bulk.form')}
        onSubmit={(event) => event.preventDefault()}
      >
        <Select
          label={t('bulk.kind')}
          value={kind}
          onChange={(chosen) => {
            if (!isKind(chosen)) return
            change({ kind: chosen, rows: [], leftOut: 0 })
            onKind()
          }}
          options={KINDS.map((value) => ({ value, label: t(`kind.${value}.title`) }))}
        />
        <TextField
          name="product"
          label={t('bulk.product')}
          hint={t('bulk.productHint')}
          value={product}
          onChange={(typed) => change({ product: typed })}
          maxLength={60}
          autoComplete="off"
        />
        <TextArea
          name="rows"
          label={t('bulk.paste')}
          hint={t('bulk.pasteHint')}
          rows={6}
          value={text}
          onChange={(typed) => change({ text: typed })}
        />
        <TableFileButton
          label={t('table.file')}
          firstSheet={(sheet) => t('table.sheet', { sheet })}
          onText={read}
        />
        {error && (
          <Notice tone="error" live>
            {error}
          </Notice>
        )}
        <Button type="submit" onClick={() => read(text)}>
          {t('bulk.check')}
        </Button>
      </form>
    </Band>
  )
}
