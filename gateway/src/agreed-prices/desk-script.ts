import type { BodyOf } from '../desk/public.ts'

/** Makes the bodies of the forms of agreed prices. It runs in the browser, so it refers to nothing of this module. */
export function priceBody(): BodyOf {
  return async (form, act) => {
    if (act === 'end') return { agreement_id: form.dataset.agreement }
    const fields = Object.fromEntries(new FormData(form))
    const file = form.querySelector<HTMLInputElement>('[type=file]')?.files?.[0]
    const skip = form.querySelector<HTMLInputElement>('[name=skip]')?.checked
    return { ...fields, skip, text: file ? await file.text() : fields.text }
  }
}
