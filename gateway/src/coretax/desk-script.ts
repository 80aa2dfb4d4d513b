/** Sends the forms of the page of tax invoices. It runs in the browser, so it refers to nothing of this module. */
export function taxInvoiceForms(
  { base, offline }: { base: string; offline: string },
  csrfHeader: string,
) {
  const csrf = document.querySelector('nav')?.dataset.csrf ?? ''
  const status = document.getElementById('status') as HTMLElement

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
  const send = async (form: HTMLFormElement) => {
    const inputs = [...form.querySelectorAll('input')]
    const values = Object.fromEntries(
      inputs.filter(({ type }) => type !== 'file').map(({ name, value }) => [name, value]),
    )
    const file = inputs.find(({ type }) => type === 'file')?.files?.[0]
    if (file) {
      const upload = new FormData()
      upload.append('file', file)
      const { result } = await post('/files', upload, {})
      values.file_id = result?.id ?? ''
    }
    const headers = { 'content-type': 'application/json' }
    await post(`/tax-invoices/${form.dataset.act}`, JSON.stringify(values), headers)
  }
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-act]')) {
    form.addEventListener('submit', async (event) => {
      event.preventDefault()
      const button = form.querySelector('button') as HTMLButtonElement
      if (button.disabled) return
      button.disabled = true
      try {
        await send(form)
        location.reload()
      } catch (error) {
        button.disabled = false
        status.textContent = error instanceof TypeError ? offline : (error as Error).message
        status.scrollIntoView({ block: 'center' })
      }
    })
  }
}
