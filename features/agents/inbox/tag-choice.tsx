import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { tagLimit } from '#mocks/contracts/inbox/course-change.ts'
import { Combobox } from '#ui/combobox/combobox.tsx'
import { type InboxOwner, tagsQuery } from './inbox.queries.ts'

interface TagChoiceProps {
  owner: InboxOwner
  /** '' for any. */
  value: string
  onValueChange: (tag: string) => void
}

/** Chooses a tag of those in use, narrowed by what is typed; an older one is taken as it is typed. */
export function TagChoice({ owner, value, onValueChange }: TagChoiceProps) {
  const queries = useQueryClient()
  const { region, workspaceId, agentId } = owner
  const find = useCallback(
    async (typed: string) => {
      const { items } = await queries.fetchQuery(tagsQuery({ region, workspaceId, agentId }))
      const text = typed.trim().slice(0, tagLimit)
      const found = items.filter((tag) => tag.toLowerCase().includes(text.toLowerCase()))
      const isOther = text !== '' && !items.includes(text)
      return [...found, ...(isOther ? [text] : [])].map((tag) => ({ value: tag, label: tag }))
    },
    [queries, region, workspaceId, agentId],
  )
  return (
    <Combobox
      options={find}
      listLabel="Tags"
      clearable
      clearLabel="Any tag"
      placeholder="Any"
      emptyText="No tag is in use"
      value={value}
      onValueChange={onValueChange}
    />
  )
}
