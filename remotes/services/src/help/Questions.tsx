import styles from './Help.module.css'
import { Markdown } from './Markdown.tsx'
import type { Question } from './topics.ts'

/** Questions that open their answers. */
export const Questions = ({ questions }: { questions: readonly Question[] }) => (
  <div>
    {questions.map(({ title, answer }) => (
      <details key={title} className={styles.question}>
        <summary>{title}</summary>
        <Markdown text={answer} />
      </details>
    ))}
  </div>
)
