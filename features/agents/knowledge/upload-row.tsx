import { useQuery } from '@tanstack/react-query'
import { Badge, type BadgeProps } from '#ui/badge/badge.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { statusTones, statusWords } from './document-words.ts'
import { documentQuery, isReading, type KnowledgeOwner, lookAgainMs } from './knowledge.queries.ts'
import type { FileUploadState } from './use-file-uploads.ts'

interface UploadRowProps {
  owner: KnowledgeOwner
  upload: FileUploadState
}

interface Said {
  tone: BadgeProps['tone']
  words: string
  detail?: string
}

const states: Record<Exclude<FileUploadState['state'], 'sent'>, Said> = {
  waiting: { tone: 'neutral', words: 'Waiting' },
  sending: { tone: 'info', words: 'Uploading' },
  failed: { tone: 'danger', words: 'Not taken' },
}

/** One file: how far it is, and once it has arrived whether it could be read. */
export function UploadRow({ owner, upload }: UploadRowProps) {
  const { id, name, state, message } = upload
  const { data } = useQuery({
    ...documentQuery(owner, id),
    enabled: state === 'sent',
    refetchInterval: ({ state: { data: found } }) => (!found || isReading(found) ? lookAgainMs : false),
  })
  const status = !data || isReading(data) ? 'PENDING' : data.status
  const read: Said = {
    tone: statusTones[status],
    words: statusWords[status],
    detail: data?.error ?? undefined,
  }
  const { tone, words, detail = message || undefined } = state === 'sent' ? read : states[state]
  return <ListRow title={<bdi>{name}</bdi>} detail={detail} actions={<Badge tone={tone}>{words}</Badge>} />
}
