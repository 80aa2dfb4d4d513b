import sharp from 'sharp'

// One thread per image: libvips' own threads would take CPU cores from the event loop.
sharp.concurrency(1)
sharp.cache(false)

/** The encodings that may run and wait. */
export const ENCODINGS = { running: 2, waiting: 300 } as const
