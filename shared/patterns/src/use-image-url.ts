import { useConfig } from '@borong/contract'

/** Turns the key of an image into its address; the server scales it. */
export function useImageUrl(): (key: string | null | undefined) => string | null {
  const { imageBase } = useConfig()
  return (key) => (key ? `${imageBase}/img/${key}?w=` : null)
}
