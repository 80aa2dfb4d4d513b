import { later, useMessages } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { Notice } from '@borong/ui/Notice'
import { SkeletonRow } from '@borong/ui/Skeleton'
import { Suspense, useRef, useState } from 'react'
import { LineFields } from './LineFields.tsx'
import {
  emptyLine,
  fieldName,
  isEmptyLine,
  MOST_LINES,
  UNITS,
  type LineDraft,
} from './tender-lines.ts'
import styles from './Tender.module.css'

const sources = {
  paste: later(() => import(/* webpackChunkName: 'tender-parts' */ './PasteLines.tsx')),
  pick: later(() => import(/* webpackChunkName: 'tender-parts' */ './PickProduct.tsx')),
}

interface TenderLinesFormProps {
  lines: readonly LineDraft[]
  wrong: ReadonlySet<string>
  onChange: (lines: readonly LineDraft[]) => void
}

/** The lines of a tender: typed one by one, or pasted from a spreadsheet. */
export function TenderLinesForm({ lines, wrong, onChange }: TenderLinesFormProps) {
  const t = useMessages()
  const box = useRef<HTMLDivElement>(null)
  const [source, setSource] = useState<keyof typeof sources>()
  const [left, setLeft] = useState(0)
  const focus = (name: string) =>
    // After the new fields are rendered.
    setTimeout(() => box.current?.querySelector<HTMLElement>(`[name=${name}]`)?.focus())

  const add = () => {
    onChange([...lines, emptyLine])
    focus(fieldName('item', lines.length))
  }
  const remove = (index: number) => {
    onChange(lines.filter((_, at) => at !== index))
    focus(fieldName('item', Math.max(0, index - 1)))
  }
  const take = (pasted: readonly LineDraft[]) => {
    const filled = lines.filter((line) => !isEmptyLine(line))
    const all = [...filled, ...pasted]
    onChange(all.length > 0 ? all.slice(0, MOST_LINES) : lines)
    setLeft(Math.max(0, all.length - MOST_LINES))
    setSource(undefined)
    focus(fieldName('item', Math.min(filled.length, MOST_LINES - 1)))
  }
  const Source = source && sources[source]
  return (
    <div ref={box} className={styles.fields}>
      {lines.map((line, index) => (
        <LineFields
          // The lines have no ids; their fields are controlled.
          key={fieldName('item', index)}
          line={line}
          index={index}
          wrong={wrong}
          onChange={(part) =>
            onChange(lines.map((one, at) => (at === index ? { ...one, ...part } : one)))
          }
          onRemove={lines.length > 1 ? () => remove(index) : undefined}
        />
      ))}
      <datalist id="tender-units">
        {UNITS.map((unit) => (
          <option key={unit}>{unit}</option>
        ))}
      </datalist>
      {left > 0 && (
        <Notice tone="warn" live>
          {t('tender.linesLeft', { count: left, most: MOST_LINES })}
        </Notice>
      )}
      {Source === undefined ? (
        <div className={styles.answers}>
          {lines.length < MOST_LINES && (
            <Button variant="secondary" size="small" onClick={add}>
              {t('tender.addLine')}
            </Button>
          )}
          <Button variant="ghost" size="small" onClick={() => setSource('paste')}>
            {t('tender.paste')}
          </Button>
          <Button variant="ghost" size="small" onClick={() => setSource('pick')}>
            {t('tender.pick')}
          </Button>
        </div>
      ) : (
        <Suspense fallback={<SkeletonRow />}>
          <Source onTake={take} onCancel={() => setSource(undefined)} />
        </Suspense>
      )}
    </div>
  )
}
