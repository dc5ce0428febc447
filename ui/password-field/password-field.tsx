import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { TextField, type TextFieldProps } from '#ui/text-field/text-field.tsx'
import { cx } from '#ui/theme/cx.ts'

/** Everything a native input takes passes through. */
export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end'> {
  /** Tells password managers which one it is. @default 'current-password' */
  autoComplete?: 'current-password' | 'new-password' | 'off'
}

/** A password, with a button that shows it. */
export function PasswordField({ autoComplete = 'current-password', className, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      autoComplete={autoComplete}
      type={shown ? 'text' : 'password'}
      className={cx('vg-password-field', className)}
      end={
        <IconButton
          label={shown ? 'Hide password' : 'Show password'}
          icon={shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          size="sm"
          disabled={rest.disabled}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}
