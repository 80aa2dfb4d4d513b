import { CSRF_HEADER } from './csrf-header.ts'

export interface ActPage {
  /** The address of the desk. */
  base: string
  /** The path of the page's acts below it. */
  area: string
  /** Shown when the desk does not answer. */
  offline: string
}

/** Makes the body of an act from its form, in the browser. `upload` stores a file and returns its id. */
export type BodyOf = (
  form: HTMLFormElement,
  act: string,
  upload: (file: File) => Promise<string | undefined>,
) => Promise<object>

/**
 * A script of a desk page: each form with `data-act` is posted as JSON to the address of its act. Then the page is read
 * again, or `#status` shows the report or the refusal of the answer. `bodyOf` is the source of a function of the type `BodyOf`.
 */
export const actScript = (page: ActPage, bodyOf: string): string =>
  `(${sendActs.toString()})(${JSON.stringify(page)}, '${CSRF_HEADER}', ${bodyOf})`

/* Runs in the browser. */
function sendActs({ base, area, offline }: ActPage, csrfHeader: string, bodyOf: BodyOf) {
  const csrf = document.querySelector('nav')?.dataset.csrf ?? ''
  const status = document.getElementById('status') as HTMLElement

  const post = async (path: string, body: BodyInit, headers: Record<string, string>) => {
    const response = await fetch(`${base}${path}`, {
      method: 'POST',
      headers: { [csrfHeader]: csrf, accept: 'application/json', ...headers },
      body,
    })
    const reply = (await response.json()) as {
      message?: string
      report?: string
      result?: { id: string }
    }
    if (!response.ok) throw new Error(reply.message ?? offline)
    return reply
  }
  const upload = async (file: File) => {
    const body = new FormData()
    body.append('file', file)
    const { result } = await post('/files', body, {})
    return result?.id
  }
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-act]')) {
    form.addEventListener('submit', async (event) => {
      event.preventDefault()
      const button = form.querySelector('button') as HTMLButtonElement
      if (button.disabled) return
      button.disabled = true
      try {
        const act = form.dataset.act ?? ''
        const body = JSON.stringify(await bodyOf(form, act, upload))
        const type = { 'content-type': 'application/json' }
        const { report } = await post(`${area}/${act}`, body, type)
        if (report === undefined) return location.reload()
        status.textContent = report
      } catch (error) {
        status.textContent = error instanceof TypeError ? offline : (error as Error).message
      }
      button.disabled = false
      status.scrollIntoView({ block: 'center' })
    })
  }
}
