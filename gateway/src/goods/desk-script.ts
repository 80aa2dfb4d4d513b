/** The page's texts and addresses that its script needs. */
export interface GoodsPage {
  base: string
  store: string
  csrfHeader: string
  failed: string
}

/* Runs in the browser. */
export function goodsForms({ base, store, csrfHeader, failed }: GoodsPage) {
  const csrf = document.querySelector('nav')?.dataset.csrf ?? ''
  const status = document.getElementById('status') as HTMLElement

  const base64Of = (file: File) =>
    new Promise<string>((resolve, reject) => {
      const reader = new FileReader()
      reader.addEventListener('load', () => resolve(String(reader.result).replace(/^[^,]*,/, '')))
      reader.addEventListener('error', () => reject(reader.error))
      reader.readAsDataURL(file)
    })
  const bodyOf = async (form: HTMLFormElement): Promise<object> => {
    const fields: Record<string, unknown> = { ...form.dataset, store }
    for (const [name, value] of new FormData(form))
      fields[name] = value instanceof File ? await base64Of(value) : value
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
        const response = await fetch(`${base}/goods/${form.dataset.act}`, {
          method: 'POST',
          headers: {
            [csrfHeader]: csrf,
            'content-type': 'application/json',
            accept: 'application/json',
          },
          body: JSON.stringify(await bodyOf(form)),
        })
        const reply = (await response.json()) as { message?: string; report?: string }
        if (!response.ok) throw new Error(reply.message ?? failed)
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
