import { useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { GuardedDrawer } from '#features/shared/draft-form/guarded-drawer.tsx'
import { paths } from '#features/shared/paths.ts'
import { LookOnlyNote } from '#features/shared/session/look-only-note.tsx'
import { useMay } from '#features/shared/session/use-may.ts'
import { useWorkspace } from '#features/shared/session/workspace-context.ts'
import { refuseMacros } from '#mocks/contracts/inbox/inbox.refusals.ts'
import { maySetOrganisation, organisationReason } from '#mocks/contracts/inbox/organisation-settings.ts'
import { saveInboxSettings } from '#mocks/contracts/inbox/settings.contract.ts'
import { type InboxSettings, inboxKept } from '#mocks/contracts/inbox/settings.schema.ts'
import type { Member } from '#mocks/contracts/workspaces/member.contract.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { Field } from '#ui/field/field.tsx'
import { Link } from '#ui/link/link.tsx'
import { NumberField } from '#ui/number-field/number-field.tsx'
import { Section } from '#ui/section/section.tsx'
import { TagInput } from '#ui/tag-input/tag-input.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { BrowserNoticesSwitch } from '../core/browser-notices-switch.tsx'
import { CannedList } from './canned-list.tsx'
import { type InboxOwner, useInboxChanges } from './inbox.queries.ts'
import { MacroList } from './macro-list.tsx'
import { ViewList } from './view-list.tsx'
import './inbox.css'

interface InboxSettingsDrawerProps {
  owner: InboxOwner
  settings: InboxSettings
  /** Whom macros may assign to. */
  people: readonly Member[]
  onClose: () => void
}

/** What the inbox of a workspace is set to: tags, canned responses, macros, saved views, and when quiet chats are closed. */
export function InboxSettingsDrawer({ owner, settings, people, onClose }: InboxSettingsDrawerProps) {
  const { notify } = useToast()
  const { saveSettings } = useInboxChanges(owner)
  const maySave = useMay(saveInboxSettings)
  const { workspace } = useWorkspace()
  const maySetAll = maySave && maySetOrganisation(workspace)
  const [{ rev, ...saved }] = useState(settings)
  const [typed, setTyped] = useState(saved)
  const [refused, setRefused] = useState<string>()
  const problem = refused ?? saveSettings.error?.message
  const change = (next: Partial<typeof typed>) => setTyped({ ...typed, ...next })

  async function save() {
    const refusal = refuseMacros(typed)
    setRefused(refusal?.message)
    if (refusal) return
    try {
      await saveSettings.mutateAsync({ ...changesOf(saved, typed), rev })
      notify({ kind: 'success', title: 'Saved' })
      onClose()
    } catch {
      // It stands above the fields.
    }
  }

  return (
    <GuardedDrawer
      open
      guard={maySave && Object.keys(changesOf(saved, typed)).length > 0}
      onOpenChange={(open) => !open && onClose()}
      title="Settings of Chats"
      subtitle="For everybody in the workspace."
      footer={
        maySave && (
          <Button tone="primary" loading={saveSettings.isPending} onClick={() => void save()}>
            Save
          </Button>
        )
      }
    >
      {!maySetAll && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
        <div tabIndex={0} role="note">
          <LookOnlyNote reason={maySave ? organisationReason : undefined} />
        </div>
      )}
      {problem && (
        <Banner tone="danger" title="Not saved">
          {problem}
        </Banner>
      )}
      <fieldset className="vg-_inbox__fields" disabled={!maySetAll}>
        <Field label="Tags" help="Offered first where conversations are tagged.">
          <TagInput
            value={typed.predefinedTags}
            max={inboxKept.predefinedTags}
            onValueChange={(tags) => change({ predefinedTags: [...tags] })}
          />
        </Field>
        <Checkbox
          label="Only these tags"
          help="No others can be added. Conversations keep the tags they have."
          checked={typed.disallowAnyTags}
          onCheckedChange={(next) => change({ disallowAnyTags: next === true })}
        />
        <Field
          label="Close quiet conversations after days"
          help="A conversation nobody wrote in for so long is closed; 0 closes none. Who waits for a person is left waiting."
        >
          <NumberField
            value={typed.autoCloseDays}
            min={0}
            max={365}
            onChange={(event) => change({ autoCloseDays: Number(event.currentTarget.value) })}
          />
        </Field>
        <Checkbox
          label="Offer canned responses"
          help="Typing / in an answer offers them. While this is off it offers nothing, and those you have are kept."
          checked={typed.enableCannedResponses}
          // What was changed of them is kept with them on alone.
          onCheckedChange={(next) =>
            change(
              next === true
                ? { enableCannedResponses: true }
                : { enableCannedResponses: false, canned: saved.canned },
            )
          }
        />
      </fieldset>
      <fieldset className="vg-_inbox__fields" disabled={!maySave}>
        {typed.enableCannedResponses && (
          <CannedList canned={typed.canned} onChange={(canned) => change({ canned })} />
        )}
        <MacroList
          macros={typed.macros}
          people={people}
          settings={typed}
          onChange={(macros) => change({ macros })}
        />
        <ViewList views={typed.views} onChange={(views) => change({ views })} />
      </fieldset>
      <Section title="This browser" level={3} size="sm" description="Counts at once, for you alone.">
        <BrowserNoticesSwitch />
      </Section>
      {owner.agentId && (
        <Section
          title="Emails about this agent"
          level={3}
          size="sm"
          description="Which emails the team gets is set for each agent."
        >
          <Link asChild>
            <RouterLink to={paths.agentSettings.href(owner.region, owner.agentId, 'notifications')}>
              Notification settings
            </RouterLink>
          </Link>
        </Section>
      )}
    </GuardedDrawer>
  )
}

/** The fields that were changed. */
function changesOf<T extends object>(saved: T, typed: T): Partial<T> {
  const changed = Object.entries(typed).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(saved[name as keyof T]),
  )
  return Object.fromEntries(changed) as Partial<T>
}
