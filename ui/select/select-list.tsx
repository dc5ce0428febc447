import * as Radix from '@radix-ui/react-select'
import { getNonce } from 'get-nonce'
import { Check, ChevronDown, ChevronUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { usePortalContainer } from '#ui/theme/theme-context.ts'
import { groupOptions } from './group-options.ts'
import type { SelectOption } from './select-option.ts'

interface SelectListProps {
  id: string
  options: readonly SelectOption[]
  /** Shown when there are none. */
  emptyText: string
  /** What stands behind the options. */
  children: ReactNode
}

/** The list that opens under a `Select`. */
export function SelectList({ id, options, emptyText, children }: SelectListProps) {
  return (
    <Radix.Portal container={usePortalContainer()}>
      <Radix.Content id={id} className="vg-select__list" position="popper" sideOffset={4}>
        <Radix.ScrollUpButton className="vg-_select__scroll">
          <ChevronUp aria-hidden />
        </Radix.ScrollUpButton>
        {/* Radix hides the scrollbar with a style element, which a strict policy lets in by its nonce only. */}
        <Radix.Viewport className="vg-_select__viewport" nonce={getNonce()}>
          {/* A list must hold an option, even where there is nothing to choose. */}
          {options.length === 0 && <Item value="none" label={emptyText} disabled />}
          {groupOptions(options).map(({ name, options: members }) => (
            <Radix.Group key={name ?? members[0]!.value}>
              {name !== undefined && <Radix.Label className="vg-select__group">{name}</Radix.Label>}
              {members.map((option) => (
                <Item key={option.value} {...option} />
              ))}
            </Radix.Group>
          ))}
        </Radix.Viewport>
        <Radix.ScrollDownButton className="vg-_select__scroll">
          <ChevronDown aria-hidden />
        </Radix.ScrollDownButton>
        {children}
      </Radix.Content>
    </Radix.Portal>
  )
}

function Item({ value, label, icon, description, disabled }: SelectOption) {
  return (
    <Radix.Item className="vg-select__option" value={value} disabled={disabled} textValue={label}>
      {icon}
      <span className="vg-_select__text">
        <Radix.ItemText>
          {label} {description && <span className="vg-_select__description">{description}</span>}
        </Radix.ItemText>
      </span>
      <Radix.ItemIndicator className="vg-_select__tick">
        <Check aria-hidden />
      </Radix.ItemIndicator>
    </Radix.Item>
  )
}
