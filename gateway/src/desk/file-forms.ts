import { CSRF_HEADER } from './csrf-header.ts'

interface Page {
  /** The address of the desk. */
  base: string
  /** The path of the page's acts below it. */
  area: string
  /** Sent with each act. */
  fields: Readonly<Record<string, string>>
  failed: string
}

/**
 * A script of a desk page with forms that send files: each form with `data-act` is posted with its fields and its data, an
 * input `file` as text, and another file after its upload. Then the page is read again, or `#status` shows the report.
 */
export const fileForms = (page: Page): string =>
  `(${sendForms.toString()})(${JSON.stringify(page)}, '${CSRF_HEADER}')`

/* Runs in the browser. */
function sendForms({ base, area, fields: always, failed }: Page, csrfHeader: string) {
  const csrf = document.querySelector('nav')?.dataset.csrf ?? ''
  const status = document.getElementById('status') as HTMLElement

  const base64Of = (file: File) =>
    new Promise<string>((resolve, reject) => {
      const reader = new FileReader()
      reader.addEventListener('load', () => resolve(String(reader.result).replace(/^[^,]*,/, '')))
      reader.addEventListener('error', () => reject(reader.error))
      reader.readAsDataURL(file)
    })
  const post = async <T>(path: string, body: BodyInit, type: Record<string, string> = {}) => {
    const response = await fetch(`${base}${path}`, {
      method: 'POST',
      headers: { [csrfHeader]: csrf, accept: 'application/json', ...type },
      body,
    })
    const reply = (await response.json()) as T & { message?: string }
    if (!response.ok) throw new Error(reply.message ?? failed)
    return reply
  }
  /** Photos are too large for a text. */
  const upload = async (file: File) => {
    const body = new FormData()
    body.append('file', file)
    return (await post<{ result: { id: string } }>('/files', body)).result.id
  }
  const bodyOf = async (form: HTMLFormElement): Promise<object> => {
    const fields: Record<string, unknown> = { ...always, ...form.dataset }
    for (const [name, value] of new FormData(form)) {
      if (!(value instanceof File)) fields[name] = value
      else if (name === 'file') fields.file = await base64Of(value)
      else fields[name] = await upload(value)
    }
    for (const box of form.querySelectorAll<HTMLInputElement>('[type=checkbox]'))
      fields[box.name] = box.checked
    return fields
  }
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-act]')) {
    form.addEventListener('submit', async (event) => {
      event.preventDefault()
      const button = form.querySelector('button') as HTMLButtonElement
      if (button.disabled) return
      button.disabled = true
      try {
        const body = JSON.stringify(await bodyOf(form))
        const type = { 'content-type': 'application/json' }
        const reply = await post<{ report?: string }>(`${area}/${form.dataset.act}`, body, type)
        if (reply.report === undefined) return location.reload()
        status.textContent = reply.report
      } catch (error) {
        status.textContent = error instanceof TypeError ? failed : (error as Error).message
      }
      button.disabled = false
      status.scrollIntoView({ block: 'center' })
    })
  }
}
