import { useEffect, useRef, useState, type ComponentProps, type FormEvent } from 'react'
import styles from './Form.module.css'
import { TriedContext } from './form-context.ts'
import { focusOn, isSame, problemsOf, type FormProblem } from './form-problems.ts'
import { classes } from './format/classes.ts'
import { FormSummary } from './FormSummary.tsx'

export interface FormProps extends Pick<
  ComponentProps<'form'>,
  'id' | 'className' | 'aria-label' | 'children'
> {
  /** Sends the input. It is not called while a field has a reason in `invalid`. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => unknown
  /**
   * The submission of `useSubmit`. A field that its error makes wrong takes the focus. The error is cleared by `reset`
   * when the buyer changes the input.
   */
  submit?: { error: unknown; reset?: () => void }
}

/**
 * A form whose fields know why their input can't be sent (`invalid`). An attempt to send it shows these reasons: one
 * wrong field takes the focus, several are listed above the fields with links.
 */
export function Form({ onSubmit, submit, className, children, ...native }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [attempt, setAttempt] = useState(0)
  const [problems, setProblems] = useState<readonly FormProblem[]>([])
  const error = submit?.error
  const isTried = attempt > 0

  useEffect(() => {
    if (!isTried && !error) return
    const found = problemsOf(form.current!, isTried)
    setProblems(found)
    if (found.length === 1) focusOn(found[0]!.control)
  }, [attempt, isTried, error])
  // Corrected fields leave the summary, and each render may correct one. It ends when nothing has changed.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => {
    if (problems.length < 2) return
    const found = problemsOf(form.current!, isTried)
    if (!isSame(found, problems)) setProblems(found)
  })

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (event.currentTarget.querySelector('[data-invalid]')) return setAttempt(attempt + 1)
    setAttempt(0)
    setProblems([])
    void onSubmit(event)
  }
  return (
    <form
      {...native}
      ref={form}
      className={classes(styles.form, className)}
      // Before hydration a browser submits a form itself, with its input in the URL; `dialog` prevents that.
      method="dialog"
      noValidate
      onSubmit={handleSubmit}
      onChange={() => error && submit?.reset?.()}
    >
      {problems.length > 1 && <FormSummary key={attempt} problems={problems} />}
      <TriedContext value={isTried}>{children}</TriedContext>
    </form>
  )
}
