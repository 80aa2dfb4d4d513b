import type { FormEvent, ReactNode } from 'react'

/** The properties of `ActionForm`. */
export interface ActionFormProps {
  /** Lets fields and buttons elsewhere on the page belong to this form, with their attribute `form`. */
  id?: string
  /** The path that the edge answers when the page's scripts do not run. */
  action: '/actions/cart'
  /** Hidden fields, sent and stored with each tap. */
  fields: Readonly<Record<string, string | number>>
  /** Stored with a tap that is not sent, for the remote to show it before the gateway has answered. */
  data?: unknown
  /** The label of the button after a tap that precedes hydration. */
  done: string
  /** The words that a screen reader then says. */
  announcement: string
  /** Called instead of a request once the form is hydrated. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  children: ReactNode
}

/**
 * A form whose submit button counts from the first paint on. The document itself stores a tap that precedes hydration,
 * and the checkout remote adopts it. Without scripts the browser sends the form to the edge.
 */
export function ActionForm({
  id,
  action,
  fields,
  data,
  done,
  announcement,
  onSubmit,
  children,
}: ActionFormProps) {
  return (
    <form
      // From now on the buttons show the state of their components.
      ref={clearTapped}
      id={id}
      method="post"
      action={action}
      data-done={done}
      data-said={announcement}
      data-more={JSON.stringify(data)}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(event)
      }}
    >
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}

const clearTapped = (form: HTMLFormElement | null) =>
  form
    ?.querySelectorAll('button:not([name])')
    .forEach((button) => button.removeAttribute('data-tapped'))
