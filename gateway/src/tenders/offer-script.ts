interface OfferPage {
  number: string
  store: string
  offline: string
  noLine: string
}

/** Sends the form of an offer at the desk. It runs in the browser, so it refers to nothing of this module. */
export function offerForm({ number, store, offline, noLine }: OfferPage, csrfHeader: string) {
  const csrf = document.querySelector('nav')?.dataset.csrf ?? ''
  const list = location.pathname.replace(/\/tender-offers\/.*/, '/tender-offers')
  const status = document.getElementById('status') as HTMLElement
  const show = (message: string) => {
    status.textContent = message
    status.scrollIntoView({ block: 'center' })
  }
  const valueOf = (from: HTMLElement, name: string) =>
    from.querySelector<HTMLInputElement>(`input[name=${name}]`)?.value.trim() ?? ''

  document
    .querySelector<HTMLFormElement>('form[data-act=store]')
    ?.addEventListener('submit', (event) => {
      event.preventDefault()
      const alias = valueOf(event.currentTarget as HTMLFormElement, 'store')
      location.assign(`${list}/${number}/${encodeURIComponent(alias)}`)
    })

  const form = document.querySelector<HTMLFormElement>('form[data-act=offer]')
  form?.addEventListener('submit', async (event) => {
    event.preventDefault()
    const button = form.querySelector('button') as HTMLButtonElement
    if (button.disabled) return
    const lines = [...form.querySelectorAll<HTMLElement>('[data-line]')]
      .filter((line) => valueOf(line, 'product') !== '')
      .map((line) => ({
        position: Number(line.dataset.line),
        product_id: valueOf(line, 'product').split(' ')[0],
        quantity: Number(valueOf(line, 'quantity')),
        unit_price: Number(valueOf(line, 'unit_price')),
      }))
    if (lines.length === 0) return show(noLine)
    button.disabled = true
    try {
      const response = await fetch(list, {
        method: 'POST',
        headers: {
          [csrfHeader]: csrf,
          accept: 'application/json',
          'content-type': 'application/json',
        },
        body: JSON.stringify({
          number,
          store,
          lines,
          freight: Number(valueOf(form, 'freight')),
          delivery_days: Number(valueOf(form, 'delivery_days')),
          valid_until: valueOf(form, 'valid_until'),
          terms: valueOf(form, 'terms'),
        }),
      })
      const reply = (await response.json()) as { message?: string }
      if (!response.ok) throw new Error(reply.message ?? offline)
      location.reload()
    } catch (error) {
      button.disabled = false
      show(error instanceof TypeError ? offline : (error as Error).message)
    }
  })
}
