import { importCompanyAddresses } from '@borong/api/company-addresses'
import { call, useSubmit, type Reply } from '@borong/contract'
import { ErrorNotice } from '@borong/patterns/ErrorNotice'
import { Button } from '@borong/ui/Button'
import { Form } from '@borong/ui/Form'
import { AlertIcon } from '@borong/ui/icons/AlertIcon'
import { CheckIcon } from '@borong/ui/icons/CheckIcon'
import { ListRow } from '@borong/ui/ListRow'
import { Notice } from '@borong/ui/Notice'
import { useState } from 'react'
import { Rows } from '../parts/Screen.tsx'
import { TableInput } from '../parts/TableInput.tsx'
import { type AddressRow, MOST_ROWS, readAddresses } from './read-addresses.ts'
import { useOutletsChanged } from './use-outlets-changed.ts'
import { useOutletMessages } from './use-outlet-messages.ts'

interface Checked {
  rows: readonly AddressRow[]
  judged: Reply<typeof importCompanyAddresses>['rows']
  leftOut: number
}

/** Adds many addresses from pasted cells or a file. Rows with a fault are named, the others are saved together. */
export default function ImportAddresses({ companyId }: { companyId: string }) {
  const t = useOutletMessages()
  const changed = useOutletsChanged()
  const [text, setText] = useState('')
  const [checked, setChecked] = useState<Checked>()
  const [isEmpty, setEmpty] = useState(false)
  const send = (rows: readonly AddressRow[], isSaved: boolean) =>
    call(importCompanyAddresses, {
      params: { companyId },
      body: { rows: [...rows], save: isSaved },
    })
  const check = useSubmit(async (from: string) => {
    const { rows, leftOut } = readAddresses(from)
    setEmpty(rows.length === 0)
    setChecked(undefined)
    if (rows.length === 0) return
    const { rows: judged } = await send(rows, false)
    setChecked({ rows, judged, leftOut })
  })
  const good = checked?.judged.filter(({ faults }) => faults.length === 0).length ?? 0
  const save = useSubmit(async () => {
    if (!checked) return
    const { saved } = await send(checked.rows, true)
    setChecked(undefined)
    setText('')
    await changed(t('outlets.imported', { count: saved }))
  })
  return (
    <>
      <Form submit={check} onSubmit={() => check.start(text)}>
        <TableInput
          label={t('outlets.paste')}
          hint={t('outlets.pasteHint')}
          value={text}
          onChange={setText}
          onFile={check.start}
        />
        {isEmpty && (
          <Notice tone="error" live>
            {t('outlets.noRows')}
          </Notice>
        )}
        <ErrorNotice error={check.error} />
        <Button type="submit" variant="secondary" loading={check.busy}>
          {t('outlets.check')}
        </Button>
      </Form>
      {checked && (
        <>
          <Notice tone={good === checked.rows.length ? 'success' : 'warn'} live>
            {t('outlets.checked', { good, wrong: checked.rows.length - good })}
            {checked.leftOut > 0 && ` ${t('outlets.leftOut', { most: MOST_ROWS })}`}
          </Notice>
          <Rows>
            {checked.rows.map((row, at) => (
              <CheckedRow
                // The rows of a table have no other identity, and do not move.
                // oxlint-disable-next-line react/no-array-index-key
                key={at}
                number={at + 1}
                row={row}
                judged={checked.judged[at]!}
              />
            ))}
          </Rows>
          <ErrorNotice error={save.error} />
          {good > 0 && (
            <Button fullWidth loading={save.busy} onClick={save.start}>
              {t('outlets.save', { count: good })}
            </Button>
          )}
        </>
      )}
    </>
  )
}

function CheckedRow({
  number,
  row,
  judged: { faults, place, is_change, adds_outlet },
}: {
  number: number
  row: AddressRow
  judged: Checked['judged'][number]
}) {
  const t = useOutletMessages()
  const detail =
    faults.length > 0
      ? faults.map((fault) => t(`outlets.fault.${fault}`)).join('. ')
      : [
          place,
          row.outlet && (adds_outlet ? t('outlets.newOutlet', { name: row.outlet }) : row.outlet),
          is_change && t('outlets.isChange'),
        ]
          .filter(Boolean)
          .join(' · ')
  return (
    <ListRow
      title={`${number}. ${row.alias || row.address}`}
      detail={detail}
      start={faults.length > 0 ? <AlertIcon size={20} /> : <CheckIcon size={20} />}
    />
  )
}
