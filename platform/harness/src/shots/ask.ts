/** The reply of a gateway's call, as JSON. */
export async function ask<T>(address: string, path: string, init: RequestInit): Promise<T> {
  const response = await fetch(`${address}/gateway${path}`, init)
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return (await response.json()) as T
}
