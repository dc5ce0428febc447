import { Webhook } from 'lucide-react'
import type { FunctionCard } from '#mocks/contracts/library/function.schema.ts'
import { Avatar } from '#ui/avatar/avatar.tsx'

/** A function's picture; its sign where it has none. */
export function FunctionPicture({ of: { name, imageUrl } }: { of: Pick<FunctionCard, 'name' | 'imageUrl'> }) {
  if (imageUrl === '') return <Webhook />
  return <Avatar name={name} src={imageUrl} size="sm" shape="square" decorative />
}
