import { useMessages } from '@borong/contract'
import { TextField } from '@borong/ui/TextField'
import { useEffect, useState } from 'react'

// A quantity is judged when the buyer pauses, so that `1` of `10` is not refused.
const PAUSE_MS = 500

/** The quantity of a line, changed in place. */
export function QuantityCell({
  name,
  value,
  onChange,
}: {
  name: string
  value: string
  onChange: (value: string) => void
}) {
  const t = useMessages()
  const [typed, setTyped] = useState<string>()
  const changed = typed !== value && typed?.match(/^[1-9]\d*$/)?.[0]
  useEffect(() => {
    if (!changed) return
    const timer = setTimeout(onChange, PAUSE_MS, changed)
    return () => clearTimeout(timer)
  }, [changed, onChange])
  return (
    <TextField
      label={t('quick.quantityOf', { name })}
      hideLabel
      type="numeric"
      maxLength={6}
      autoComplete="off"
      value={typed ?? value}
      onChange={setTyped}
      onBlur={() => {
        if (changed) onChange(changed)
        setTyped(undefined)
      }}
    />
  )
}
