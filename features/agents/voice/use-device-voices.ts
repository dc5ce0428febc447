import { useEffect, useState } from 'react'
import { browserVoices } from '#features/widget/voice/browser-voice.ts'

/** A voice of this device. */
export interface DeviceVoice {
  name: string
  lang: string
}

/** The voices of this browser, each once; empty while they are looked for and where it has none. */
export function useDeviceVoices(): readonly DeviceVoice[] {
  const [voices, setVoices] = useState<readonly DeviceVoice[]>([])
  useEffect(() => {
    let gone = false
    void browserVoices().then((found) => {
      const byName = new Map(found.map(({ name, lang }) => [name, { name, lang }]))
      if (!gone) setVoices([...byName.values()])
    })
    return () => {
      gone = true
    }
  }, [])
  return voices
}
