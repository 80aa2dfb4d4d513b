import { useConfig } from '@borong/contract'

/** Turns an image key into its URL, for scaling by the server. */
export function useImageUrl(): (key: string) => string {
  const { imageBase } = useConfig()
  return (key) => `${imageBase}/img/${key}?w=`
}
