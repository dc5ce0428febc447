import { mostShared } from '#mocks/contracts/conversations/shared-conversations.ts'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { formatCount } from '#ui/format/number.ts'

interface AlsoByAddressProps {
  /** Conversations that share an address or number, counted up to `mostShared`. @default not known */
  conversations?: number | undefined
  checked: boolean
  onChange: (checked: boolean) => void
}

/** Takes in what only an address or number tells to be the same visitor's: anybody may have typed it. */
export function AlsoByAddress({ conversations, checked, onChange }: AlsoByAddressProps) {
  const counted = conversations && formatCount(conversations, 'other conversation')
  const what = conversations === mostShared ? `${mostShared} or more other conversations` : counted
  return (
    <Checkbox
      checked={checked}
      onCheckedChange={(next) => onChange(next === true)}
      label={`Also ${what || 'other conversations'} with the same address or number`}
      help="And leads with it. Anybody can type an address: nobody has proved that these are the same person's."
    />
  )
}
