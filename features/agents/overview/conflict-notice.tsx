import { GitMerge } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import { readBoot } from '#features/shared/boot.ts'
import { Button } from '#ui/button/button.tsx'
import type { Conflict } from '../core/agent-saving.ts'
import { type AgentValue, type AgentValues, toValues, valueFor } from '../core/agent-values.ts'
import { inWords as coloursInWords } from '../theming/colours.ts'

/** Props of `ConflictNotice`. */
interface ConflictNoticeProps {
  conflict: Conflict
  saving: boolean
  onKeepMine: () => void
  onTakeTheirs: () => void
}

const labels: Record<AgentValue, string> = {
  title: 'Name',
  description: 'Description',
  proactiveMessage: 'Greeting',
  suggestions: 'Suggested questions',
  roundedImageURL: 'Picture',
  lang: 'Language',
  theme: 'Theme',
  customThemeJSONString: 'Colours',
  customCSS: 'CSS',
  branding: 'Branding line',
  messageDelayMS: 'Answer delay',
  maxChunkSize: 'Max chunk size',
  allowedOrigins: 'Allowed websites',
}

/** Shows what someone else changed too, and asks whose it shall be. Nothing typed is lost before the answer. */
export function ConflictNotice({ conflict, saving, onKeepMine, onTakeTheirs }: ConflictNoticeProps) {
  const mine = useFormContext<AgentValues>().getValues()
  const theirs = toValues(conflict.current)
  const names = conflict.fields.flatMap((field) => valueFor(field, mine) ?? [])
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])

  return (
    <section
      ref={box}
      tabIndex={-1}
      className="vg-overview__conflict"
      aria-labelledby="conflict-title"
      role="alert"
    >
      <h3 id="conflict-title" className="vg-overview__conflict-title">
        <GitMerge aria-hidden />
        Someone else changed this meanwhile.
      </h3>
      <p>Nothing of yours is lost. Choose which to keep; everything else on this page stays as it is.</p>
      <dl className="vg-overview__conflict-fields">
        {names.map((name) => (
          <div key={name}>
            <dt>{labels[name]}</dt>
            <dd>
              <span className="vg-overview__quiet">Yours</span> <bdi>{inWords(name, mine)}</bdi>
            </dd>
            <dd>
              <span className="vg-overview__quiet">Theirs</span> <bdi>{inWords(name, theirs)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <div className="vg-overview__save-actions">
        <Button onClick={onTakeTheirs} disabled={saving}>
          Load theirs
        </Button>
        <Button tone="primary" onClick={onKeepMine} loading={saving}>
          Keep mine
        </Button>
      </div>
    </section>
  )
}

function inWords(name: AgentValue, values: AgentValues): string {
  if (name === 'suggestions') return values.suggestions.map(({ text }) => text).join(' · ') || 'None'
  if (name === 'theme') return values.theme === 'blue-dark' ? 'Dark' : 'Light'
  if (name === 'customThemeJSONString') return coloursInWords(values[name], readBoot().brand.name)
  return String(values[name]) || 'Nothing'
}
