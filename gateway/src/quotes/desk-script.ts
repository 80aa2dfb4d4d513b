interface DeskQuoteData {
  base: string
  quote: string
  version: number
  offline: string
}

/** Sends the forms of a quote's page at the desk. It runs in the browser, so it refers to nothing of this module. */
export function deskForms({ base, quote, version, offline }: DeskQuoteData, csrfHeader: string) {
  const csrf = document.querySelector('nav')?.dataset.csrf ?? ''
  const status = document.getElementById('status') as HTMLElement
  const key = crypto.randomUUID()

  const post = async (path: string, body: BodyInit, headers: Record<string, string>) => {
    const response = await fetch(`${base}${path}`, {
      method: 'POST',
      headers: { [csrfHeader]: csrf, accept: 'application/json', ...headers },
      body,
    })
    const reply = (await response.json()) as { message?: string; result?: { id: string } }
    if (!response.ok) throw new Error(reply.message ?? offline)
    return reply
  }
  const valuesOf = (inputs: Iterable<HTMLInputElement>) =>
    Object.fromEntries(
      [...inputs]
        .filter(({ type, name }) => type !== 'file' && name !== '')
        .map(({ type, name, value }) => [name, type === 'number' ? Number(value) : value]),
    )
  const bodyOf = async (form: HTMLFormElement, act: string) => {
    const own = valuesOf(
      form.querySelectorAll<HTMLInputElement>(':scope > label > input, :scope > input'),
    )
    if (act === 'offer') {
      const lines = [...form.querySelectorAll<HTMLElement>('[data-line]')].map((line) => ({
        product_id: line.dataset.line,
        ...valuesOf(line.querySelectorAll('input')),
      }))
      return { quote_id: quote, version, ...own, lines }
    }
    if (act !== 'message') return { quote_id: quote, version, ...own }
    const file = form.querySelector<HTMLInputElement>('[type=file]')?.files?.[0]
    if (!file) return { quote_id: quote, key, ...own }
    const upload = new FormData()
    upload.append('file', file)
    const { result } = await post('/files', upload, {})
    return { quote_id: quote, key, ...own, file_ids: result ? [result.id] : [] }
  }
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-act]')) {
    form.addEventListener('submit', async (event) => {
      event.preventDefault()
      const button = form.querySelector('button') as HTMLButtonElement
      if (button.disabled) return
      button.disabled = true
      try {
        const act = form.dataset.act ?? ''
        const body = JSON.stringify(await bodyOf(form, act))
        await post(`/quotes/${act}`, body, { 'content-type': 'application/json' })
        location.reload()
      } catch (error) {
        button.disabled = false
        status.textContent = error instanceof TypeError ? offline : (error as Error).message
        status.scrollIntoView({ block: 'center' })
      }
    })
  }
}
