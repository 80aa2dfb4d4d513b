import { useEffect, useRef, useState } from 'react'

export type CameraError = 'refused' | 'busy' | 'missing'
type CameraState = 'starting' | 'running' | CameraError

// Any other error is that of a device without a suitable camera, or of an app that gives its pages none.
const ERRORS: Record<string, CameraError> = { NotAllowedError: 'refused', NotReadableError: 'busy' }

interface TorchTrack extends MediaStreamTrack {
  getCapabilities(): MediaTrackCapabilities & { torch?: boolean }
}

/** The rear camera of the phone, while the component is mounted. */
export function useCamera() {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<CameraState>('starting')
  const [track, setTrack] = useState<TorchTrack>()
  const [torch, setTorch] = useState(false)
  const [broken, setBroken] = useState(false)

  useEffect(() => {
    let stream: MediaStream | undefined
    let ended = false
    async function start() {
      try {
        stream = await navigator.mediaDevices.getUserMedia({
          video: { facingMode: 'environment', width: { ideal: 1280 } },
        })
        if (ended) return stop(stream)
        setTrack(stream.getVideoTracks()[0] as TorchTrack)
        if (!video.current) return
        video.current.srcObject = stream
        await video.current.play()
        setState('running')
      } catch (error) {
        if (!ended) setState(ERRORS[(error as Error).name] ?? 'missing')
      }
    }
    void start()
    return () => {
      ended = true
      stop(stream)
    }
  }, [])

  return {
    video,
    state,
    torch,
    hasTorch: !broken && track?.getCapabilities?.().torch === true,
    toggleTorch: async () => {
      try {
        await track?.applyConstraints({ advanced: [{ torch: !torch } as MediaTrackConstraintSet] })
        setTorch(!torch)
      } catch {
        // Some phones report a torch that the active camera doesn't have.
        setBroken(true)
      }
    },
  }
}

const stop = (stream: MediaStream | undefined) => {
  for (const track of stream?.getTracks() ?? []) track.stop()
}
