import { readBoot } from '#features/shared/boot.ts'
import { ConflictNotice } from '#features/shared/draft-form/conflict-notice.tsx'
import { useTyped } from '#features/shared/draft-form/use-typed.ts'
import { type AgentValue, type AgentValues, toValues } from '../core/agent-values.ts'
import type { AgentForm } from '../core/use-agent-form.ts'
import { inWords as coloursInWords } from '../theming/colours.ts'

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
  launcherSide: 'Corner of the bubble',
  launcherPicture: 'Picture on the bubble',
  teaser: 'Teaser',
  autoStartWidget: 'Open the widget automatically',
  widgetType: 'Widget type',
  messageDelayMS: 'Answer delay',
  maxChunkSize: 'Max chunk size',
  allowedOrigins: 'Allowed websites',
}

/** Shows what someone else changed, too, both values beside each other. */
export function AgentConflict({ draft }: { draft: AgentForm }) {
  const mine = useTyped(draft.form.control)
  const theirs = toValues(draft.base)
  return (
    <ConflictNotice
      draft={draft}
      labels={labels}
      compare={(name) => ({
        mine: inWords(name as AgentValue, mine),
        theirs: inWords(name as AgentValue, theirs),
      })}
    />
  )
}

function inWords(name: AgentValue, values: AgentValues): string {
  if (name === 'suggestions') return values.suggestions.map(({ text }) => text).join(' · ') || 'None'
  if (name === 'theme') return values.theme === 'blue-dark' ? 'Dark' : 'Light'
  if (name === 'customThemeJSONString') return coloursInWords(values[name], readBoot().brand.name)
  if (name === 'launcherSide') return values.launcherSide === 'left' ? 'Left' : 'Right'
  if (typeof values[name] === 'boolean') return values[name] ? 'On' : 'Off'
  return String(values[name]) || 'Nothing'
}
