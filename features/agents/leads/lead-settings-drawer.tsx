import { useQuery } from '@tanstack/react-query'
import { Controller } from 'react-hook-form'
import { ApiError } from '#features/shared/api-error.ts'
import { DraftDrawer } from '#features/shared/draft-form/draft-drawer.tsx'
import { useDraftForm } from '#features/shared/draft-form/use-draft-form.ts'
import { FailureState } from '#features/shared/failure/failure-state.tsx'
import { useMay } from '#features/shared/session/use-may.ts'
import {
  type LeadSettings,
  type LeadSettingsFields,
  leadSettingsFieldsSchema,
  newLeadSettings,
} from '#mocks/contracts/leads/lead.schema.ts'
import { leadConsentLimit, leadStagesLimit, leadWordLimit } from '#mocks/contracts/leads/lead-limits.ts'
import { saveLeadSettings } from '#mocks/contracts/leads/lead-settings.contract.ts'
import { validate } from '#mocks/contracts/shared/validate.ts'
import { Drawer } from '#ui/drawer/drawer.tsx'
import { Field } from '#ui/field/field.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import { TagInput } from '#ui/tag-input/tag-input.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { type LeadsOwner, leadSettingsQuery, useLeadChanges } from './leads.queries.ts'

interface LeadSettingsDrawerProps {
  owner: LeadsOwner
  open: boolean
  onClose: () => void
  onExited: () => void
}

const title = 'Stages, columns and consent'
const labels = {
  stages: 'Stages',
  columns: 'Own columns',
  fromWords: 'Leads from conversations',
  consent: 'Consent text',
}

/** How an agent's leads are made and kept. */
export function LeadSettingsDrawer(props: LeadSettingsDrawerProps) {
  const { owner, open, onClose, onExited } = props
  const settings = useQuery(leadSettingsQuery(owner))
  if (settings.data) return <SettingsForm {...props} saved={settings.data} />
  return (
    <Drawer open={open} onOpenChange={onClose} onExited={onExited} title="Leads">
      {settings.error ? (
        <FailureState
          compact
          error={settings.error}
          title="The settings could not be loaded"
          onRetry={() => void settings.refetch()}
          retrying={settings.isFetching}
        />
      ) : (
        <SkeletonGroup label="Loading the settings">
          <Skeleton shape="control" />
        </SkeletonGroup>
      )}
    </Drawer>
  )
}

function SettingsForm({ owner, saved, ...props }: LeadSettingsDrawerProps & { saved: LeadSettings }) {
  const { notify } = useToast()
  const { saveSettings } = useLeadChanges(owner)
  const readOnly = !useMay(saveLeadSettings)
  const draft = useDraftForm<LeadSettings, LeadSettingsFields>({
    doc: saved,
    readOnly,
    toValues: ({ stages, columns, fromWords, consent } = newLeadSettings) => ({
      stages,
      columns,
      fromWords,
      consent,
    }),
    check(values) {
      const checked = validate(leadSettingsFieldsSchema, values)
      return checked.ok ? {} : checked.fields
    },
    save: (changed) => saveSettings.mutateAsync(changed),
    onSaved() {
      notify({ kind: 'success', title: 'Settings saved' })
      props.onClose()
    },
    onFailed(error) {
      notify({
        kind: 'failure',
        title: 'Not saved',
        message: error instanceof ApiError ? error.message : undefined,
      })
    },
  })
  const { form, errors } = draft
  const errorOf = (name: 'stages' | 'columns') =>
    Object.entries(errors).find(([path]) => path === name || path.startsWith(`${name}.`))?.[1]

  return (
    <DraftDrawer {...props} draft={draft} title={title} saveLabel="Save settings" labels={labels}>
      {(['stages', 'columns'] as const).map((name) => (
        <Field
          key={name}
          label={labels[name]}
          error={errorOf(name)}
          help={
            name === 'stages'
              ? 'In their order; a new lead has the first. Press Enter after each. Leads keep a stage that goes.'
              : 'What you write down beside name, email and phone. Press Enter after each.'
          }
        >
          <Controller
            control={form.control}
            name={name}
            render={({ field }) => (
              <TagInput
                value={field.value}
                max={leadStagesLimit}
                maxLength={leadWordLimit}
                onValueChange={(next) => field.onChange([...next])}
              />
            )}
          />
        </Field>
      ))}
      <Controller
        control={form.control}
        name="fromWords"
        render={({ field }) => (
          <Switch
            label={labels.fromWords}
            help="An email address or a phone number a visitor writes makes a lead, unless chat history is off. Requests to the team and the questions of a flow always make one. The test chat makes none."
            checked={field.value}
            onCheckedChange={field.onChange}
          />
        )}
      />
      <Field
        label={labels.consent}
        error={errors.consent}
        help="Visitors read it under the message field, before they leave their details. Each lead a conversation makes keeps it as it was then."
      >
        <TextArea {...form.register('consent')} minRows={3} maxLength={leadConsentLimit} dir="auto" />
      </Field>
    </DraftDrawer>
  )
}
