import { useEffect, useRef, type RefObject } from 'react'
import { makeDecoder, type Decode } from './decoder.ts'

const EVERY_MS = 150
const PATIENCE_MS = 20_000

interface Reading {
  onFound: (text: string) => void
  /** Called when no code was found for a while. */
  onNothing: () => void
}

/** Reads frames of the camera until one contains a code. */
export function useReading(
  video: RefObject<HTMLVideoElement | null>,
  running: boolean,
  reading: Reading,
): void {
  const told = useRef(reading)
  useEffect(() => {
    told.current = reading
  })
  useEffect(() => {
    if (!running) return
    const controller = new AbortController()
    const { signal } = controller
    const since = performance.now()
    async function look(decode: Decode) {
      while (!signal.aborted) {
        const text = video.current ? await decode(video.current) : undefined
        if (signal.aborted) return
        if (text) return told.current.onFound(text)
        if (performance.now() - since > PATIENCE_MS) return told.current.onNothing()
        await new Promise((resolve) => setTimeout(resolve, EVERY_MS))
      }
    }
    void makeDecoder()
      .then(look)
      .catch(() => told.current.onNothing())
    return () => controller.abort()
  }, [running, video])
}
