import { Play, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { readBoot } from '#features/shared/boot.ts'
import { readLocal, writeLocal } from '#features/shared/local-values.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { Section } from '#ui/section/section.tsx'
import { Text } from '#ui/text/text.tsx'

/** The operator's video about agencies, until it is dismissed in this browser; nothing where there is none (spec 2 §2.1). */
export function IntroVideo() {
  const [src] = useState(() => readBoot().links.introVideo)
  const [isThere] = useState(() => readLocal('videoDismissed') === null)
  const [dismissed, setDismissed] = useState(false)
  const [state, setState] = useState<'resting' | 'playing' | 'failed'>('resting')
  const after = useRef<HTMLDivElement>(null)
  if (!src || !isThere) return null

  function dismiss() {
    writeLocal('videoDismissed', 'true')
    setState('resting')
    setDismissed(true)
    // What had the focus goes: the keyboard goes on from here.
    after.current?.focus()
  }

  return (
    <div ref={after} tabIndex={-1} className="vg-_intro" data-dismissed={dismissed || undefined}>
      <div className="vg-_intro__fold" inert={dismissed}>
        <Card padding="lg">
          <Section
            title="Intro video"
            actions={<IconButton label="Dismiss the intro video" icon={<X />} onClick={dismiss} />}
          >
            <div className="vg-_intro__stage">
              {state === 'playing' ? (
                // biome-ignore lint/a11y/useMediaCaption: the operator's video carries its own, or none.
                <video
                  ref={(video) => video?.focus()}
                  aria-label="Intro video"
                  src={src}
                  controls
                  autoPlay
                  playsInline
                  onError={() => setState('failed')}
                />
              ) : (
                <Button tone="primary" icon={<Play />} onClick={() => setState('playing')}>
                  Play
                </Button>
              )}
            </div>
            {state === 'failed' && (
              <Text size="sm" tone="danger" role="alert">
                The video could not be loaded.
              </Text>
            )}
          </Section>
        </Card>
      </div>
    </div>
  )
}
