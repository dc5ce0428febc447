import { FileQuestionMark } from 'lucide-react'
import { paths } from '#features/shared/paths.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Link } from '#ui/link/link.tsx'

/** Said of an address of the documentation where nothing stands. */
export function NoSuchPage() {
  return (
    <EmptyState
      icon={<FileQuestionMark aria-hidden />}
      title="There is no such page"
      message="It may have moved. Search for it, or begin with the quick start."
      action={<Link href={paths.docs.href()}>Quick start</Link>}
    />
  )
}
