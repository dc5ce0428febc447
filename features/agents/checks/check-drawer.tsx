import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { GuardedDrawer } from '#features/shared/draft-form/guarded-drawer.tsx'
import { LookOnlyNote } from '#features/shared/session/look-only-note.tsx'
import { useMay } from '#features/shared/session/use-may.ts'
import { saveCheckCase } from '#mocks/contracts/publishing/case.contract.ts'
import { type CheckCase, checkCaseFieldsSchema } from '#mocks/contracts/publishing/check.schema.ts'
import { caseQuestionLimit, phrasesLimit } from '#mocks/contracts/publishing/check-limits.ts'
import { validate } from '#mocks/contracts/shared/validate.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { ReadOnlyContext } from '#ui/field/field-context.ts'
import { Select } from '#ui/select/select.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { toolChoicesQuery } from '../core/tool.queries.ts'
import { type ChecksOwner, useCheckChanges } from './checks.queries.ts'
import { toPhrases } from './rule-lines.ts'

interface CheckDrawerProps {
  owner: ChecksOwner
  workspaceId: string
  /** What is changed. @default a new one */
  check?: CheckCase | undefined
  open: boolean
  onClose: () => void
  onExited: () => void
}

const nobody = '-'

/** Writes a check: the question, and what its answer has to hold, to leave out, and to call. */
export function CheckDrawer({ owner, workspaceId, check, open, onClose, onExited }: CheckDrawerProps) {
  const readOnly = !useMay(saveCheckCase)
  const { save } = useCheckChanges(owner)
  const tools = useQuery(toolChoicesQuery(owner.region, workspaceId))
  const [first] = useState({
    question: check?.question ?? '',
    mustSay: check?.mustSay.join('\n') ?? '',
    mustNotSay: check?.mustNotSay.join('\n') ?? '',
    mustCall: check?.mustCall ?? '',
  })
  const [typed, setTyped] = useState(first)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const change = (part: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...part }))
  const errorOf = (name: string) =>
    Object.entries(errors).find(([path]) => path === name || path.startsWith(`${name}.`))?.[1]
  const names = new Set(
    [...(tools.data?.items.map(({ name }) => name) ?? []), typed.mustCall].filter(Boolean),
  )

  function submit(event: FormEvent) {
    event.preventDefault()
    const { question, mustSay, mustNotSay, mustCall } = typed
    const fields = { question, mustSay: toPhrases(mustSay), mustNotSay: toPhrases(mustNotSay), mustCall }
    const checked = validate(checkCaseFieldsSchema, fields)
    setErrors(checked.ok ? {} : checked.fields)
    if (!checked.ok) return
    save.mutate(
      { ...checked.value, ...(check && { caseId: check.ID, rev: check.rev }) },
      { onSuccess: onClose },
    )
  }

  return (
    <GuardedDrawer
      {...{ open, onExited }}
      onOpenChange={(next) => !next && onClose()}
      guard={!save.isSuccess && JSON.stringify(typed) !== JSON.stringify(first)}
      onSubmit={submit}
      title={check ? 'Check' : 'New check'}
      subtitle="Case, accents and spacing make no difference to a phrase."
      footerNote={readOnly && <LookOnlyNote />}
      footer={
        !readOnly && (
          <Button type="submit" tone="primary" loading={save.isPending}>
            Save check
          </Button>
        )
      }
    >
      <ReadOnlyContext value={readOnly}>
        <Stack gap={5}>
          <Field label="Question" required error={errorOf('question')}>
            <TextArea
              dir="auto"
              minRows={2}
              maxLength={caseQuestionLimit}
              value={typed.question}
              onChange={(event) => change({ question: event.currentTarget.value })}
            />
          </Field>
          <Field
            label="The answer must say"
            help={`Each line a phrase, at most ${phrasesLimit}. Without any rule the agent has to know an answer.`}
            error={errorOf('mustSay')}
          >
            <TextArea
              dir="auto"
              minRows={2}
              value={typed.mustSay}
              onChange={(event) => change({ mustSay: event.currentTarget.value })}
            />
          </Field>
          <Field label="The answer must not say" help="Each line a phrase." error={errorOf('mustNotSay')}>
            <TextArea
              dir="auto"
              minRows={2}
              value={typed.mustNotSay}
              onChange={(event) => change({ mustNotSay: event.currentTarget.value })}
            />
          </Field>
          <Field
            label="The answer must call"
            help="A function of the workspace. Only a language model or a flow calls one."
            error={errorOf('mustCall')}
          >
            <Select
              value={typed.mustCall || nobody}
              onValueChange={(next) => change({ mustCall: next === nobody ? '' : next })}
              options={[
                { value: nobody, label: 'No function' },
                ...[...names].map((name) => ({ value: name, label: name })),
              ]}
            />
          </Field>
          {save.error && (
            <Banner tone="danger" title="The check was not saved">
              {save.error.message}
            </Banner>
          )}
        </Stack>
      </ReadOnlyContext>
    </GuardedDrawer>
  )
}
