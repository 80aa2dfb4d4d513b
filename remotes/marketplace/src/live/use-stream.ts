import { useEffect, useRef, useState } from 'react'

const HLS = 'application/vnd.apple.mpegurl'

/** Puts a stream on a video element: by the browser where it knows how, else by a library that is loaded for it. */
export function useStream(url: string) {
  const ref = useRef<HTMLVideoElement>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    const video = ref.current
    if (!video) return
    let end = () => {}
    let ended = false
    const fail = () => setFailed(true)
    async function start(element: HTMLVideoElement) {
      if (element.canPlayType(HLS)) {
        element.src = url
        element.addEventListener('error', fail)
        end = () => element.removeEventListener('error', fail)
        return
      }
      const { default: Hls } = await import('hls.js/light')
      if (ended) return
      if (!Hls.isSupported()) return fail()
      // A visitor who only reads pays for the playlist alone.
      const hls = new Hls({ enableWorker: false, autoStartLoad: false })
      const play = () => hls.startLoad()
      element.addEventListener('play', play, { once: true })
      hls.on(Hls.Events.ERROR, (_, problem) => problem.fatal && fail())
      hls.loadSource(url)
      hls.attachMedia(element)
      end = () => {
        element.removeEventListener('play', play)
        hls.destroy()
      }
    }
    start(video).catch(fail)
    return () => {
      ended = true
      end()
    }
  }, [url])
  return { ref, failed }
}
