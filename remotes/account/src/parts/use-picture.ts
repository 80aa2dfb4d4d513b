import { useConfig } from '@borong/contract'

/** Makes a picture's key its address, to be scaled by the server. */
export function usePicture(): (key: string) => string {
  const { imageBase } = useConfig()
  return (key) => `${imageBase}/img/${key}?w=`
}
