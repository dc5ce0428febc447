import * as DropdownMenu from '@radix-ui/react-dropdown-menu'
import { Check } from 'lucide-react'
import { type ReactNode, useId } from 'react'

export interface MenuItemProps {
  /** Before the words. */
  icon?: ReactNode
  /** A second line under the words. */
  description?: ReactNode
  /** Ticks it as the one in use; leave out where nothing is chosen. */
  checked?: boolean
  /** `danger` for what cannot be undone. @default 'neutral' */
  tone?: 'neutral' | 'danger'
  /** @default false */
  disabled?: boolean
  /** Pressed; the menu closes by itself. */
  onSelect: () => void
  children: ReactNode
}

/** One thing to do, or one of a few to choose from. */
export function MenuItem({
  icon,
  description,
  checked,
  tone = 'neutral',
  disabled,
  onSelect,
  children,
}: MenuItemProps) {
  const look = { className: 'vg-menu__item', 'data-tone': tone, disabled, onSelect }
  const content = (
    <>
      {icon}
      <span className="vg-_menu__text">
        <span className="vg-menu__label">{children}</span>
        {description !== undefined && <span className="vg-menu__description">{description}</span>}
      </span>
    </>
  )
  if (checked === undefined) return <DropdownMenu.Item {...look}>{content}</DropdownMenu.Item>
  return (
    <DropdownMenu.CheckboxItem {...look} checked={checked}>
      {content}
      <DropdownMenu.ItemIndicator className="vg-_menu__tick">
        <Check aria-hidden />
      </DropdownMenu.ItemIndicator>
    </DropdownMenu.CheckboxItem>
  )
}

export interface MenuGroupProps {
  /** Names the group. */
  label: ReactNode
  children: ReactNode
}

/** Items that belong together, under their name. */
export function MenuGroup({ label, children }: MenuGroupProps) {
  const id = useId()
  return (
    <DropdownMenu.Group aria-labelledby={id}>
      <DropdownMenu.Label id={id} className="vg-menu__group">
        {label}
      </DropdownMenu.Label>
      {children}
    </DropdownMenu.Group>
  )
}
