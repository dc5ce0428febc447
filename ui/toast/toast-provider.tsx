import { type ReactNode, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { usePortalContainer } from '#ui/theme/theme-context.ts'
import { Toast } from './toast.tsx'
import type { ToastApi, ToastEntry, ToastKind } from './toast.types.ts'
import { ToastContext } from './toast-context.ts'
import { useNoticePlace } from './use-notice-place.ts'
import './toast.css'

type Shown = Partial<Record<ToastKind, ToastEntry>>

export interface ToastProviderProps {
  /** Name of the region for screen readers. @default 'Notices' */
  label?: string
  children: ReactNode
}

/** Lets everything inside show notices, above drawers and modals: top right, on phones at the bottom, and elsewhere where they would cover a title or what is pressed next. */
export function ToastProvider({ label = 'Notices', children }: ToastProviderProps) {
  const container = usePortalContainer()
  const [shown, setShown] = useState<Shown>({})
  const lastId = useRef(0)
  const place = useRef<HTMLElement>(null)

  const api = useMemo<ToastApi>(
    () => ({
      notify(options) {
        lastId.current += 1
        const entry = { ...options, id: lastId.current }
        setShown(({ [options.kind]: _replaced, ...others }) => ({ ...others, [options.kind]: entry }))
      },
      dismiss(kind) {
        setShown(({ [kind]: _gone, ...others }) => others)
      },
    }),
    [],
  )

  const entries = Object.values(shown).sort((a, b) => b.id - a.id)
  useNoticePlace(place, entries[0]?.id)
  const failures = entries.filter(({ kind }) => kind === 'failure')
  const others = entries.filter(({ kind }) => kind !== 'failure')
  const list = (some: ToastEntry[]) =>
    some.map((entry) => <Toast key={entry.id} {...entry} onEnd={() => api.dismiss(entry.kind)} />)

  return (
    <ToastContext value={api}>
      {children}
      {container &&
        createPortal(
          <section ref={place} className="vg-toasts" aria-label={label}>
            {/* Both regions stand before anything is said in them: that is what makes it heard. */}
            <div className="vg-_toasts__region" role="alert" aria-live="assertive">
              {list(failures)}
            </div>
            <div className="vg-_toasts__region" role="status" aria-live="polite">
              {list(others)}
            </div>
          </section>,
          container,
        )}
    </ToastContext>
  )
}
