import type { BodyOf } from '../desk/public.ts'

/** The body of a form of tax invoices. It runs in the browser, so it refers to nothing of this module. */
export const taxInvoiceBody: BodyOf = async (form, _, upload) => {
  const inputs = [...form.querySelectorAll('input')]
  const values = Object.fromEntries(
    inputs.filter(({ type }) => type !== 'file').map(({ name, value }) => [name, value]),
  )
  const file = inputs.find(({ type }) => type === 'file')?.files?.[0]
  if (file) values.file_id = (await upload(file)) ?? ''
  return values
}
