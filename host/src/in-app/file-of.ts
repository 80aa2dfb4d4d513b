/** The file in a `data:` address. The content security policy does not let `fetch` read one. */
export function fileOf(address: string): Blob {
  const comma = address.indexOf(',')
  const [type, ...options] = address.slice('data:'.length, comma).split(';')
  const content = decodeURIComponent(address.slice(comma + 1))
  const isBase64 = options.includes('base64')
  const bytes = isBase64 ? Uint8Array.from(atob(content), (char) => char.charCodeAt(0)) : content
  return new Blob([bytes], { type })
}
