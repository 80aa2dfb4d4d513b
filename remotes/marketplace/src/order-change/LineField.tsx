import { unitName, useConfig, useLanguage } from '@borong/contract'
import { wholeNumber } from '@borong/ui/format/rupiah'
import { Image } from '@borong/ui/Image'
import { TextField } from '@borong/ui/TextField'
import styles from './Change.module.css'
import type { ChangeLine } from './change.data.ts'
import { readRest } from './read-rest.ts'
import { useChangeMessages } from './use-change-messages.ts'

interface LineFieldProps {
  line: ChangeLine
  value: string
  onChange: (value: string) => void
}

/** The rest of one line: 0 cancels it. */
export function LineField({ line, value, onChange }: LineFieldProps) {
  const t = useChangeMessages()
  const { language } = useLanguage()
  const { imageBase } = useConfig()
  const { quantity, least, step } = line
  const count = (value: number) =>
    `${wholeNumber(value, language)} ${unitName(line.unit_type, language, value)}`
  const { fault } = readRest(value, line)
  const error =
    fault && t(`change.error.${fault}`, { most: count(quantity), least: count(least), step })
  return (
    <div className={styles.line}>
      <Image src={`${imageBase}/img/${line.image}?w=`} alt="" sizes="48px" rounded />
      <TextField
        type="numeric"
        label={t('change.rest', { name: line.name })}
        hint={
          least < quantity
            ? t('change.hint', { ordered: count(quantity), least: count(least) })
            : t('change.hintWhole', { ordered: count(quantity) })
        }
        value={value}
        onChange={onChange}
        error={error}
        invalid={error}
      />
    </div>
  )
}
