import { Globe } from 'lucide-react'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { embedVariants } from '#features/shared/embed-code/embed-variants.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { CollapsibleCard } from '#ui/collapsible-card/collapsible-card.tsx'
import { Field } from '#ui/field/field.tsx'
import { formatCount } from '#ui/format/number.ts'
import { Select } from '#ui/select/select.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import type { AgentValues } from '../core/agent-values.ts'
import { parseOrigins } from '../core/origins.ts'
import { overviewWords } from '../core/overview.words.ts'
import type { SectionProps } from '../core/use-sections.ts'

const ways = embedVariants
  .filter(({ value }) => value !== 'iframe')
  .map(({ value, label }) => ({ value, label }))

/** The websites that may show the agent. */
export function WebsitesCard(props: SectionProps) {
  const { register, control, formState } = useFormContext<AgentValues>()
  const count = parseOrigins(useWatch({ control, name: 'allowedOrigins' })).origins.length
  return (
    <CollapsibleCard
      {...props}
      level={2}
      icon={<Globe />}
      action={<Badge>{count === 0 ? 'Every website' : formatCount(count, 'website')}</Badge>}
    >
      <Field {...overviewWords.allowedOrigins} error={formState.errors.allowedOrigins?.message}>
        <TextArea
          {...register('allowedOrigins')}
          dir="ltr"
          minRows={3}
          spellCheck={false}
          autoCapitalize="off"
          placeholder="https://example.com"
        />
      </Field>
      <Controller
        control={control}
        name="widgetType"
        render={({ field }) => (
          <Field {...overviewWords.widgetType}>
            <Select ref={field.ref} options={ways} value={field.value} onValueChange={field.onChange} />
          </Field>
        )}
      />
    </CollapsibleCard>
  )
}
