/** One reason why a form can't be sent. */
export interface FormProblem {
  control: HTMLElement
  /** Empty where no field has the problem. */
  label: string
  message: string
}

/** The problems that a form shows, each once: fields may share one. Before an attempt only errors are shown. */
export function problemsOf(form: HTMLFormElement, isTried: boolean): readonly FormProblem[] {
  const shown = isTried ? '[aria-invalid],[data-invalid]' : '[aria-invalid]'
  const byError = new Map<unknown, FormProblem>()
  for (const control of form.querySelectorAll<HTMLElement>(shown)) {
    const label = (control as HTMLInputElement).labels?.[0] ?? control.querySelector('legend')
    const [error] = control.getAttribute('aria-describedby')?.split(' ') ?? []
    const message = (error ? document.getElementById(error) : control)?.textContent ?? ''
    const problem = { control, label: label?.textContent ?? '', message }
    if (!byError.has(error ?? control)) byError.set(error ?? control, problem)
  }
  return [...byError.values()]
}

export const isSame = (some: readonly FormProblem[], others: readonly FormProblem[]) =>
  some.length === others.length &&
  some.every(
    ({ control, message }, at) =>
      control === others[at]!.control && message === others[at]!.message,
  )

/** Focuses a field, the first wrong one of a group, or its first option. */
export function focusOn(control: HTMLElement): void {
  const find = (selector: string) => control.querySelector<HTMLElement>(selector)
  ;(find('[aria-invalid]') ?? find('input') ?? control).focus()
}
