import { Link } from '@borong/contract'
import type { ReactNode } from 'react'
import styles from './Help.module.css'

/** Shows a text with headings, paragraphs, lists, links and bold words. Anything else is shown as it is written. */
export function Markdown({ text }: { text: string }) {
  return blocksOf(text).map((block) => <Block key={block} block={block} />)
}

const blocksOf = (text: string) => text.trim().split(/\n{2,}/)

function Block({ block }: { block: string }) {
  const [, marks = '', title = ''] = /^(#{2,3}) (.+)$/.exec(block) ?? []
  if (marks === '##') return <h2 className={styles.heading}>{title}</h2>
  if (marks === '###') return <h3>{title}</h3>
  const lines = block.split('\n')
  if (lines.every((line) => line.startsWith('- ')))
    return (
      <ul className={styles.list}>
        {lines.map((line) => (
          <li key={line}>{inline(line.slice(2))}</li>
        ))}
      </ul>
    )
  return <p>{inline(lines.join(' '))}</p>
}

// Only addresses of the shop become links.
const INLINE = /\[([^\]]+)\]\((\/[^)\s]*)\)|\*\*([^*]+)\*\*/g

function inline(text: string): ReactNode[] {
  const parts: ReactNode[] = []
  let end = 0
  for (const match of text.matchAll(INLINE)) {
    const [whole, label, path, bold] = match
    parts.push(text.slice(end, match.index))
    parts.push(
      path ? (
        <Link key={match.index} to={path}>
          {label}
        </Link>
      ) : (
        <b key={match.index}>{bold}</b>
      ),
    )
    end = match.index + whole.length
  }
  parts.push(text.slice(end))
  return parts
}
