import { Square, Volume2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'

interface SpokenGreetingProps {
  text: string
  /** Language of the text, as a BCP 47 tag. */
  lang: string
}

/** Reads a greeting aloud with the device's own voice, where the browser has one. */
export function SpokenGreeting({ text, lang }: SpokenGreetingProps) {
  const [state, setState] = useState<'silent' | 'speaking' | 'failed'>('silent')
  useEffect(() => () => window.speechSynthesis?.cancel(), [])
  if (!('speechSynthesis' in window)) return null

  function speak() {
    const speech = new SpeechSynthesisUtterance(text.replace(/\p{Extended_Pictographic}/gu, ''))
    speech.lang = lang
    speech.onend = () => setState('silent')
    speech.onerror = ({ error }) => {
      const wasStopped = error === 'canceled' || error === 'interrupted'
      setState(wasStopped ? 'silent' : 'failed')
    }
    setState('speaking')
    window.speechSynthesis.speak(speech)
  }

  return (
    <Stack gap={3}>
      <div>
        {state === 'speaking' ? (
          <Button icon={<Square />} onClick={() => window.speechSynthesis.cancel()}>
            Stop
          </Button>
        ) : (
          <Button icon={<Volume2 />} onClick={speak}>
            Hear its greeting
          </Button>
        )}
      </div>
      <Text size="sm" tone="muted" aria-live="polite">
        {state === 'failed'
          ? 'This device has no voice to read it with.'
          : 'Read by this device’s own voice, not by the agent’s.'}
      </Text>
    </Stack>
  )
}
