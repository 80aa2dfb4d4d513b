/** An image before it is rendered in the width and the format of a request. */
export interface SourceImage {
  /** Changes with the bytes of the image. */
  version: string
  /** The bytes of the image; a generated image is rendered for this width. */
  read(width: number): Promise<Buffer>
}

/** Finds the image of a key; `variant` is the position in a product's gallery, from 1. */
export type ImageSource = (key: string, variant: number) => Promise<SourceImage | undefined>

declare module '../server/domain.ts' {
  interface StandIns {
    images(gateway: Pick<Gateway, 'db'>): ImageSource
  }
}
