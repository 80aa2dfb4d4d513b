import { layerStyles } from '../layer-styles.ts'

/** Puts a stylesheet into the cascade layer of its unit. */
export default function layerLoader(
  this: { resourcePath: string; getOptions(): { layer: string } },
  source: string,
): string {
  return layerStyles(source, this.resourcePath, this.getOptions().layer)
}
