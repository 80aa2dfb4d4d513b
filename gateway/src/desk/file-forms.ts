import { type ActPage, actScript, type BodyOf } from './act-script.ts'

/** A script of a desk page with forms that send files. Each act has these fields, too. */
export const fileForms = (page: ActPage, fields: Readonly<Record<string, string>>): string =>
  actScript(page, `(${fileBody.toString()})(${JSON.stringify(fields)})`)

/** Makes the bodies of forms: an input `file` is sent as text, another file after its upload. It runs in the browser. */
function fileBody(always: Readonly<Record<string, string>>): BodyOf {
  const base64Of = (file: File) =>
    new Promise<string>((resolve, reject) => {
      const reader = new FileReader()
      reader.addEventListener('load', () => resolve(String(reader.result).replace(/^[^,]*,/, '')))
      reader.addEventListener('error', () => reject(reader.error))
      reader.readAsDataURL(file)
    })
  return async (form, _, upload) => {
    const fields: Record<string, unknown> = { ...always, ...form.dataset }
    for (const [name, value] of new FormData(form)) {
      if (!(value instanceof File)) fields[name] = value
      else fields[name] = name === 'file' ? await base64Of(value) : await upload(value)
    }
    for (const box of form.querySelectorAll<HTMLInputElement>('[type=checkbox]'))
      fields[box.name] = box.checked
    return fields
  }
}
