import workletUrl from './capture.worklet.ts?worker&url'

/** A microphone that is heard. */
export interface Microphone {
  setMuted(muted: boolean): void
  stop(): void
}

/** Opens the microphone; rejects where there is none or it is refused. `onSamples` gets what it hears. */
export async function openMicrophone(
  context: AudioContext,
  onSamples: (samples: Float32Array, rate: number) => void,
): Promise<Microphone> {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true, autoGainControl: true },
  })
  const [track] = stream.getAudioTracks()
  try {
    await context.audioWorklet.addModule(workletUrl)
    const capture = new AudioWorkletNode(context, 'capture', { numberOfOutputs: 0, channelCount: 1 })
    capture.port.onmessage = ({ data }: MessageEvent<Float32Array>) => onSamples(data, context.sampleRate)
    const source = context.createMediaStreamSource(stream)
    source.connect(capture)
    return {
      setMuted(muted) {
        if (track) track.enabled = !muted
      },
      stop() {
        capture.port.onmessage = null
        source.disconnect()
        track?.stop()
      },
    }
  } catch (error) {
    track?.stop()
    throw error
  }
}
