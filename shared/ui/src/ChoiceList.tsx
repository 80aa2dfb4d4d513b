import { useState, type ReactNode } from 'react'
import styles from './ChoiceList.module.css'
import { ListRow } from './ListRow.tsx'
import { Spinner } from './Spinner.tsx'

export interface ChoiceListProps<Value extends string> {
  /** What is chosen: `Pilih cara menerima kode`. */
  label: string
  options: readonly {
    value: Value
    icon: ReactNode
    title: string
    detail?: ReactNode
  }[]
  /** What was chosen is under way: its row says so, and the others wait. */
  busy: boolean
  onChoose: (value: Value) => void
}

/** Ways to go on, of which a tap takes one. */
export function ChoiceList<Value extends string>({
  label,
  options,
  busy,
  onChoose,
}: ChoiceListProps<Value>) {
  const [chosen, setChosen] = useState<Value>()
  const choose = (value: Value) => {
    if (busy) return
    setChosen(value)
    onChoose(value)
  }
  return (
    <div className={styles.list} role="group" aria-label={label} aria-busy={busy}>
      {options.map(({ value, icon, title, detail }) => (
        <ListRow
          key={value}
          start={icon}
          title={title}
          detail={detail}
          end={busy && chosen === value && <Spinner />}
          onClick={() => choose(value)}
        />
      ))}
    </div>
  )
}
