import { useMessages } from '@borong/contract'
import { TextField } from '@borong/ui/TextField'
import { useState } from 'react'
import type { Approval, Quantities } from './approval.ts'

interface LineQuantityProps {
  line: Approval['lines'][number]
  quantities: Quantities
  onChange: (quantities: Quantities) => void
}

/** The quantity of a line that the approver approves, at most the requested one. */
export function LineQuantity({ line, quantities, onChange }: LineQuantityProps) {
  const t = useMessages()
  const { id, quantity: most, least, quantity_step: step, unit_type: unit } = line
  const [typed, setTyped] = useState(String(quantities[id] ?? most))
  const isWrong = id in quantities && quantities[id] === undefined
  const type = (text: string) => {
    setTyped(text)
    const quantity = /^\d{1,7}$/.test(text.trim()) ? Number(text) : 0
    const { [id]: _before, ...others } = quantities
    if (quantity === most) return onChange(others)
    const fits = quantity >= Math.max(1, least) && quantity < most && quantity % step === 0
    onChange({ ...others, [id]: fits ? quantity : undefined })
  }
  return (
    <TextField
      label={t('approval.quantity', { unit })}
      inputMode="numeric"
      autoComplete="off"
      value={typed}
      onChange={type}
      error={isWrong ? t('approval.quantityWrong', { least, most, step }) : undefined}
    />
  )
}
