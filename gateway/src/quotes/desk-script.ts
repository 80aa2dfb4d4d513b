import type { BodyOf } from '../desk/public.ts'

interface DeskQuoteData {
  quote: string
  version: number
}

/** Makes the bodies of a quote's forms. It runs in the browser, so it refers to nothing of this module. */
export function quoteBody({ quote, version }: DeskQuoteData): BodyOf {
  const key = crypto.randomUUID()
  const valuesOf = (inputs: Iterable<HTMLInputElement>) =>
    Object.fromEntries(
      [...inputs]
        .filter(({ type, name }) => type !== 'file' && name !== '')
        .map(({ type, name, value }) => [name, type === 'number' ? Number(value) : value]),
    )
  return async (form, act, upload) => {
    const own = valuesOf(
      form.querySelectorAll<HTMLInputElement>(':scope > label > input, :scope > input'),
    )
    if (act === 'offer' || act === 'agree') {
      const lines = [...form.querySelectorAll<HTMLElement>('[data-line]')].map((line) => ({
        product_id: line.dataset.line,
        ...valuesOf(line.querySelectorAll('input')),
      }))
      return { quote_id: quote, version, ...own, lines }
    }
    if (act !== 'message') return { quote_id: quote, version, ...own }
    const file = form.querySelector<HTMLInputElement>('[type=file]')?.files?.[0]
    if (!file) return { quote_id: quote, key, ...own }
    const id = await upload(file)
    return { quote_id: quote, key, ...own, file_ids: id ? [id] : [] }
  }
}
