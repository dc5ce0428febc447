import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { call } from '#features/shared/client.ts'
import { useMay } from '#features/shared/session/use-may.ts'
import { getWaiting } from '#mocks/contracts/inbox/waiting.contract.ts'
import { savePresence } from '#mocks/contracts/live/live.contract.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { Button } from '#ui/button/button.tsx'
import { Menu } from '#ui/menu/menu.tsx'
import { MenuItem } from '#ui/menu/menu-item.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { inboxWords } from './inbox.words.ts'
import { presenceQuery } from './presence.queries.ts'

interface PresenceMenuProps {
  region: Region
  workspaceId: string
}

/** Whether visitors who ask for a person reach who is signed in (spec 2 §2.7, online/offline status). */
export function PresenceMenu({ region, workspaceId: uid }: PresenceMenuProps) {
  const { notify } = useToast()
  const queries = useQueryClient()
  const mayAnswer = useMay(savePresence)
  const presence = useQuery({ ...presenceQuery(region, uid), enabled: mayAnswer })
  const choose = useMutation({
    mutationFn: (online: boolean) => call(savePresence, { params: { region, uid }, body: { online } }),
    onSuccess(chosen) {
      queries.setQueryData(presenceQuery(region, uid).queryKey, (held) => held && { ...held, ...chosen })
      void queries.invalidateQueries({ queryKey: [getWaiting.id] })
    },
    onError: ({ message }) => notify({ kind: 'failure', title: 'Nothing was changed', message }),
  })
  if (!presence.data) return null
  const { online } = presence.data
  return (
    <Menu
      align="end"
      aria-label={inboxWords.presence.label}
      trigger={
        <Button
          data-find={inboxWords.presence['data-find']}
          loading={choose.isPending}
          icon={<span className="vg-_inbox__presence" data-online={online || undefined} />}
          iconEnd={<ChevronDown />}
        >
          {online ? 'Online' : 'Away'}
        </Button>
      }
    >
      <MenuItem
        checked={online}
        description="While the app is open in a tab"
        onSelect={() => choose.mutate(true)}
      >
        Online
      </MenuItem>
      <MenuItem
        checked={!online}
        description="Visitors do not reach you"
        onSelect={() => choose.mutate(false)}
      >
        Away
      </MenuItem>
    </Menu>
  )
}
