import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Controller } from 'react-hook-form'
import { ApiError } from '#features/shared/api-error.ts'
import { DraftDrawer } from '#features/shared/draft-form/draft-drawer.tsx'
import { useDraftForm } from '#features/shared/draft-form/use-draft-form.ts'
import { newAgentId } from '#features/shared/new-agent-id.ts'
import { useWorkspace } from '#features/shared/session/workspace-context.ts'
import type { Lead, LeadFields, LeadSettings } from '#mocks/contracts/leads/lead.schema.ts'
import { leadNotesLimit, leadValueLimit } from '#mocks/contracts/leads/lead-limits.ts'
import { Field } from '#ui/field/field.tsx'
import { formatCount } from '#ui/format/number.ts'
import { Select } from '#ui/select/select.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { LeadDuplicates } from './lead-duplicates.tsx'
import { LeadFacts } from './lead-facts.tsx'
import { checkLead, type LeadValues, toLeadFields, toLeadValues } from './lead-values.ts'
import { type LeadsOwner, ownersQuery, useLeadChanges } from './leads.queries.ts'

interface LeadFormProps {
  owner: LeadsOwner
  saved: Lead | undefined
  settings: LeadSettings
  open: boolean
  readOnly: boolean
  onClose: () => void
  /** Opens the lead that was made, as others may be the same person. */
  onShow: (leadId: string) => void
  onExited: () => void
}

const labels = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  stage: 'Stage',
  owner: 'Owner',
  notes: 'Notes',
  own: 'Own columns',
}

const nameOf = ({ name, email, phone }: Pick<Lead, 'name' | 'email' | 'phone'>) => name || email || phone

/** A list of Radix takes no empty value. */
const nobody = 'nobody'

/** Writes a lead, or changes one, with where it came from. */
export function LeadForm({ owner, saved, settings, onShow, ...props }: LeadFormProps) {
  const { notify } = useToast()
  const { save } = useLeadChanges(owner)
  const { workspace } = useWorkspace()
  const { data: people = [] } = useQuery(ownersQuery(owner.region, workspace.uid))
  const [leadId] = useState(() => saved?.ID ?? newAgentId())
  const { readOnly, onClose } = props
  const draft = useDraftForm<Lead, LeadValues, LeadFields>({
    doc: saved,
    readOnly,
    toValues: (lead) => toLeadValues(lead, settings),
    toFields: (values) => toLeadFields(values, settings),
    inputOf: (field) => (field.startsWith('fields') ? 'own' : field),
    check: (values) => checkLead(values, settings),
    save: (changed) => save.mutateAsync({ leadId, ...changed }),
    onSaved(now) {
      const found = (now?.duplicates ?? []).filter(
        (each) => !saved?.duplicates.some((known) => known.ID === each.ID),
      )
      const [first] = found
      const who = found.length === 1 && first ? nameOf(first) : formatCount(found.length, 'other lead')
      const message = first && `${who} may be the same person.`
      notify({ kind: 'success', title: saved ? 'Lead saved' : 'Lead added', message })
      // Who may be the same is read, and merged, where the lead is.
      if (!first) onClose()
      else if (!saved && now) onShow(now.ID)
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
  const optionsWith = (value: string, others: readonly string[]) =>
    [...new Set([...others, ...(value ? [value] : [])])].map((each) => ({ value: each, label: each }))

  return (
    <DraftDrawer
      {...props}
      draft={draft}
      title={saved ? nameOf(saved) : 'New lead'}
      saveLabel={saved ? 'Save lead' : 'Add lead'}
      labels={labels}
    >
      {saved && <LeadDuplicates owner={owner} lead={saved} readOnly={readOnly} />}
      <Field label={labels.name} error={errors.name}>
        <TextField {...form.register('name')} maxLength={leadValueLimit} autoComplete="off" dir="auto" />
      </Field>
      <Field label={labels.email} error={errors.email}>
        <TextField
          {...form.register('email')}
          maxLength={leadValueLimit}
          inputMode="email"
          autoComplete="off"
        />
      </Field>
      <Field label={labels.phone} error={errors.phone}>
        <TextField
          {...form.register('phone')}
          maxLength={leadValueLimit}
          inputMode="tel"
          autoComplete="off"
        />
      </Field>
      <Field label={labels.stage} error={errors.stage}>
        <Controller
          control={form.control}
          name="stage"
          render={({ field }) => (
            <Select
              value={field.value}
              onValueChange={field.onChange}
              options={optionsWith(field.value, settings.stages)}
            />
          )}
        />
      </Field>
      <Field label={labels.owner} error={errors.owner}>
        <Controller
          control={form.control}
          name="owner"
          render={({ field }) => (
            <Select
              value={field.value || nobody}
              onValueChange={(next) => field.onChange(next === nobody ? '' : next)}
              options={[{ value: nobody, label: 'Nobody' }, ...optionsWith(field.value, people)]}
            />
          )}
        />
      </Field>
      {settings.columns.map((column, index) => (
        <Field key={column} label={column} error={index === 0 ? errors.own : undefined}>
          <TextField
            {...form.register(`own.${index}`)}
            maxLength={leadValueLimit}
            autoComplete="off"
            dir="auto"
          />
        </Field>
      ))}
      <Field label={labels.notes} error={errors.notes}>
        <TextArea {...form.register('notes')} minRows={3} maxLength={leadNotesLimit} dir="auto" />
      </Field>
      {saved && <LeadFacts owner={owner} lead={saved} readOnly={readOnly} onGone={onClose} />}
    </DraftDrawer>
  )
}
