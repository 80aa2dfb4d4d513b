import styles from './Form.module.css'
import { focusOn, type FormProblem } from './form-problems.ts'
import { Notice } from './Notice.tsx'

const focus = (box: HTMLElement | null) => box?.focus()

/** The problems of a form, each with a link to its field. It takes the focus when it appears. */
export function FormSummary({ problems }: { problems: readonly FormProblem[] }) {
  return (
    <div ref={focus} role="alert" tabIndex={-1}>
      <Notice tone="error">
        <ul className={styles.problems}>
          {problems.map(({ control, label, message }) => (
            <li key={label + message}>
              <a
                href={`#${control.id}`}
                onClick={(event) => {
                  event.preventDefault()
                  focusOn(control)
                }}
              >
                {label && `${label}${label.endsWith('?') ? '' : ':'} `}
                {message}
              </a>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}
