import { lists as listsCall } from '@borong/api/lists'
import { callQuery, useQuery, useSubmit } from '@borong/contract'
import { ErrorNotice } from '@borong/patterns/ErrorNotice'
import { TableFileButton } from '@borong/patterns/TableFileButton'
import { Button } from '@borong/ui/Button'
import { downloadBlob } from '@borong/ui/download-blob'
import { Notice } from '@borong/ui/Notice'
import { Select } from '@borong/ui/Select'
import { TextArea } from '@borong/ui/TextArea'
import { useState } from 'react'
import { useQuickOrder } from '../quick-order/quick-lines.atoms.ts'
import { FilledNotice } from './FilledNotice.tsx'
import styles from './OutletOrder.module.css'
import type { Outlet, OutletTable } from './outlet-table.ts'
import type { ChangeTable } from './outlet-table.atoms.ts'
import type { Filled } from './filler.ts'
import { useOutletMessages } from './use-outlet-messages.ts'

const EACH = 'each'
const parts = () => import(/* webpackChunkName: "outlets" */ './outlet-parts.ts')

interface FillTableProps {
  table: OutletTable
  all: readonly Outlet[]
  columns: readonly Outlet[]
  onChange: ChangeTable
}

/** Fills the table from pasted cells, a file, a list of products or the quick order. */
export function FillTable({ table, all, columns, onChange }: FillTableProps) {
  const t = useOutletMessages()
  const [text, setText] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const [filled, setFilled] = useState<Filled>()
  const lists = useQuery(callQuery(listsCall)).data?.result.filter((one) => one.item_count > 0)
  const filling = useSubmit(async (from: string) => {
    const { filler, readOutletTable } = await parts()
    // Without a header the columns are those of the page; names are found among all outlets.
    const named = readOutletTable(from, [
      ...columns,
      ...all.filter((outlet) => !columns.includes(outlet)),
    ])
    setEmpty(named.codes.length === 0)
    setFilled(undefined)
    if (named.codes.length === 0) return
    setFilled(await filler(onChange, columns).fill(named))
    setText('')
  })
  const taking = useSubmit(async (listId: string) => {
    const { filler } = await parts()
    setFilled(await filler(onChange, columns).fillFromList(listId))
  })
  const { lines } = useQuickOrder().order
  const takingLines = useSubmit(async (outletId: string) => {
    const { filler } = await parts()
    const ids = outletId === EACH ? columns.map(({ id }) => id) : [outletId]
    setFilled(await filler(onChange, columns).fillFromLines(lines, ids))
  })
  const heads = { code: t('outletOrder.codeHead'), product: t('outletOrder.productHead') }
  const downloading = useSubmit(async () => {
    const { tableFile } = await parts()
    const file = tableFile(table, columns, heads)
    downloadBlob(new Blob([file], { type: 'text/csv' }), t('outletOrder.templateName'))
  })
  return (
    <>
      <TextArea
        label={t('outletOrder.paste')}
        hint={t('outletOrder.pasteHint')}
        rows={4}
        value={text}
        onChange={setText}
      />
      {isEmpty && (
        <Notice tone="error" live>
          {t('outletOrder.nothing')}
        </Notice>
      )}
      <ErrorNotice error={filling.error} />
      <div className={styles.actions}>
        <Button variant="secondary" loading={filling.busy} onClick={() => filling.start(text)}>
          {t('outletOrder.take')}
        </Button>
        <Button variant="ghost" loading={downloading.busy} onClick={downloading.start}>
          {t('outletOrder.template')}
        </Button>
      </div>
      <TableFileButton
        label={t('table.file')}
        firstSheet={(sheet) => t('table.sheet', { sheet })}
        onText={filling.start}
      />
      {lists && lists.length > 0 && (
        <Select
          label={t('outletOrder.fromList')}
          value=""
          placeholder={t('outletOrder.chooseList')}
          onChange={(id) => void taking.start(id)}
          options={lists.map(({ id, name, item_count }) => ({
            value: id,
            label: `${name} (${item_count})`,
          }))}
        />
      )}
      {lines.length > 0 && columns.length > 0 && (
        <Select
          label={t('outletOrder.fromQuick', { count: lines.length })}
          value=""
          placeholder={t('outletOrder.chooseOutlet')}
          onChange={(id) => void takingLines.start(id)}
          options={[
            { value: EACH, label: t('outletOrder.eachOutlet') },
            ...columns.map(({ id, label }) => ({ value: id, label })),
          ]}
        />
      )}
      <ErrorNotice error={taking.error ?? takingLines.error ?? downloading.error} />
      {filled && <FilledNotice filled={filled} />}
    </>
  )
}
