import { Braces } from 'lucide-react'
import { useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { call } from '#features/shared/client.ts'
import { useTyped } from '#features/shared/draft-form/use-typed.ts'
import { CssAssistant } from '#features/shared/styling/assistant/css-assistant.tsx'
import { useAssistant } from '#features/shared/styling/assistant/use-assistant.ts'
import { CssEditing } from '#features/shared/styling/css-editing.tsx'
import { useProver } from '#features/shared/styling/proof/use-prover.ts'
import type { WidgetAgent } from '#features/widget/widget.types.ts'
import { WidgetPreview } from '#features/widget/widget-preview.tsx'
import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { createCss } from '#mocks/contracts/styling/css.contract.ts'
import { offeredLooks } from '#mocks/contracts/styling/offered-looks.ts'
import { CollapsibleCard } from '#ui/collapsible-card/collapsible-card.tsx'
import { useReadOnly } from '#ui/field/field-context.ts'
import type { AgentValues } from '../core/agent-values.ts'
import { overviewActions, overviewWords } from '../core/overview.words.ts'
import { typedWidgetAgent } from '../core/typed-widget-agent.ts'
import type { SectionProps } from '../core/use-sections.ts'
import { stageTransport } from './stage/stage-transport.ts'

/** What the editor of an agent without CSS starts with (spec 1 §2); it is saved only once something is written. */
const starterCss = `/* Pictures on cards keep the shape they come in. To give all of them the same one:

.vg-widget__bubble img {
  aspect-ratio: 16 / 9;
  object-fit: cover;
}
*/
`

/** What can be asked right away (spec 1 §2). */
const suggestions = [
  'Make the chat bubble purple',
  'Add a glow effect to buttons',
  'Create a pizza shop theme',
]

interface CssCardProps extends SectionProps {
  region: Region
  /** The draft as it was saved last. */
  base: Agent
}

/** The owner's CSS for the widget, by hand or with the assistant; both are tried on the widget itself (spec 1 §2). */
export function CssCard({ region, base, ...props }: CssCardProps) {
  const { open, onOpenChange } = props
  const { control } = useFormContext<AgentValues>()
  const { field, fieldState } = useController<AgentValues, 'customCSS'>({ control, name: 'customCSS' })
  const agent = typedWidgetAgent(base, useTyped(control))
  const readOnly = useReadOnly()
  const [chatting, setChatting] = useState(false)
  const bare = { ...agent, customCSS: '', mode: 'light' as const }
  const proving = useProver({
    look: JSON.stringify(bare),
    openStage: () => import('./stage/widget-stage.tsx').then(({ openWidgetStage }) => openWidgetStage(bare)),
  })
  const assistant = useAssistant({
    ask: ({ signal, ...question }) =>
      call(createCss, {
        signal,
        body: {
          ...question,
          userData: { uid: base.ownerID },
          agentID: base.ID,
          bucket: region,
        },
      }),
    mode: agent.mode,
    css: field.value,
    onInsert: field.onChange,
    proving,
  })
  // The editor is fetched when it is first looked at.
  const [seen, setSeen] = useState(open)
  if (open && !seen) setSeen(true)

  return (
    <CollapsibleCard
      {...props}
      level={2}
      icon={<Braces />}
      action={
        !readOnly && (
          <CssAssistant
            assistant={assistant}
            data-find={overviewActions.assistant['data-find']}
            subject={{
              surface: 'widget',
              show: (css) => <SmallWidget agent={agent} css={css} />,
              suggestions,
              example: 'Make the header dark green…',
              looks: offeredLooks,
            }}
            open={chatting}
            onOpenChange={(next) => {
              setChatting(next)
              if (next) onOpenChange(true)
            }}
          />
        )
      }
    >
      {seen && (
        <CssEditing
          surface="widget"
          field={overviewWords.customCSS}
          starter={starterCss}
          css={field.value}
          error={fieldState.error?.message}
          onChange={field.onChange}
          onBlur={field.onBlur}
          focusRef={field.ref}
          look={JSON.stringify([agent.theme, agent.lang])}
          prove={proving.prove}
        />
      )}
    </CollapsibleCard>
  )
}

/** The owner's own widget with a style sheet, small and only to look at. */
function SmallWidget({ agent, css }: { agent: WidgetAgent; css: string }) {
  return (
    <div className="vg-_small-widget" inert aria-hidden="true">
      <div className="vg-_small-widget__page">
        <WidgetPreview agent={{ ...agent, customCSS: css }} transport={stageTransport} />
      </div>
    </div>
  )
}
