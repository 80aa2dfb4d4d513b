import { useConfig } from '@borong/contract'

/** Makes a picture's key its address, to be scaled by the server. */
export function usePicture(): (key: string | null | undefined) => string | null {
  const { imageBase } = useConfig()
  return (key) => (key ? `${imageBase}/img/${key}?w=` : null)
}
