import { useConfig } from '@borong/contract'

/** Turns an image key into its URL, for scaling by the server. */
export function useImageUrl(): (key: string | null | undefined) => string | null {
  const { imageBase } = useConfig()
  return (key) => (key ? `${imageBase}/img/${key}?w=` : null)
}
