import { useMessages } from '@borong/contract'
import { usePage } from '@borong/contract/host'
import { useEffect, useState } from 'react'
import { stackText } from '../../telemetry/stack-text.ts'
import { unitInStack } from '../../telemetry/unit-in-stack.ts'
import styles from './Stack.module.css'

interface ReadableStack {
  message: string
  frames: readonly { file: string; line: number; column: number; code?: string }[]
}

/** For demos: an error, and the places in the source through which it was thrown. */
export default function Stack({ unit, error }: { unit?: string; error: unknown }) {
  const t = useMessages()
  const text = stackText(error)
  const stack = useReadableStack(unit ?? unitInStack(text), text)
  return (
    <details className={styles.stack} open>
      <summary>{t('crash.stack')}</summary>
      {stack ? (
        <>
          <p className={styles.message}>{stack.message}</p>
          <ol className={styles.frames}>
            {[...placesIn(stack)].map(([place, code]) => (
              <li key={place}>
                {place}
                {code && <code>{code}</code>}
              </li>
            ))}
          </ol>
        </>
      ) : (
        <p className={styles.message}>{text}</p>
      )}
    </details>
  )
}

/** The lines of the source by their places; a recursion passes a place more than once. */
const placesIn = ({ frames }: ReadableStack) =>
  new Map(frames.map(({ file, line, column, code }) => [`${file}:${line}:${column}`, code]))

/** Undefined while the registry has not answered. */
function useReadableStack(unit: string, text: string): ReadableStack | undefined {
  const { modules } = usePage()
  const version = modules.version(unit)
  const [stack, setStack] = useState<ReadableStack>()
  useEffect(() => {
    const leaving = new AbortController()
    readStack(unit, version, text, leaving.signal).then(setStack, () => {
      // The stack of the released files is shown instead.
    })
    return () => leaving.abort()
  }, [unit, version, text])
  return stack
}

async function readStack(
  unit: string,
  version: string,
  text: string,
  signal: AbortSignal,
): Promise<ReadableStack | undefined> {
  const response = await fetch(`/registry/v1/units/${unit}/releases/${version}/stack`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text: text.slice(0, LONGEST) }),
    signal,
  })
  return response.ok ? ((await response.json()) as ReadableStack) : undefined
}

/** The registry reads no longer stack. */
const LONGEST = 10_000
