import { type ReactNode, useEffect, useRef } from 'react'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { Drawer } from '#ui/drawer/drawer.tsx'
import { BackGuard } from './back-guard.tsx'
import type { LibraryDrawerProps } from './library.types.ts'
import type { useLibraryForm } from './use-library-form.ts'

/** Props of `LibraryFormDrawer`. */
interface LibraryFormDrawerProps extends LibraryDrawerProps {
  title: string
  subtitle?: ReactNode
  form: Pick<
    ReturnType<typeof useLibraryForm>,
    'dirty' | 'saving' | 'submit' | 'conflict' | 'keepMine' | 'takeTheirs'
  >
  /** The button's words: 'Create credential'. */
  saveLabel: string
  /** What the fields are called, for telling which of them someone else changed. */
  labels: Readonly<Record<string, string>>
  /** Why somebody may only look. @default who may edit agents can change it */
  readOnlyNote?: string
  /** The fields. */
  children: ReactNode
}

/** Makes or changes one thing: its fields, unsaved changes, somebody else's changes, and Save. */
export function LibraryFormDrawer(props: LibraryFormDrawerProps) {
  const { form, title, subtitle, saveLabel, labels, readOnly, open, onClose, onExited, children } = props
  const { readOnlyNote = 'Only people who may edit agents can change this.' } = props
  const fields = useRef<HTMLDivElement>(null)
  const submitted = useRef(false)

  // A refused save leads to the first field that needs another look.
  useEffect(() => {
    if (!submitted.current || form.saving) return
    submitted.current = false
    fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  })

  return (
    <Drawer
      open={open}
      onOpenChange={onClose}
      onExited={onExited}
      title={title}
      subtitle={subtitle}
      guard={form.dirty && !readOnly}
      onSubmit={(event) => {
        submitted.current = true
        form.submit(event)
      }}
      footerNote={readOnly && readOnlyNote}
      footer={
        !readOnly && (
          <Button type="submit" tone="primary" loading={form.saving} disabled={!form.dirty}>
            {saveLabel}
          </Button>
        )
      }
    >
      <div ref={fields} className="vg-library-form">
        <BackGuard when={form.dirty && open} />
        {form.conflict && (
          <Banner
            tone="warning"
            title="Someone else changed this meanwhile."
            action={
              <>
                <Button size="sm" onClick={form.takeTheirs}>
                  Load theirs
                </Button>
                <Button size="sm" onClick={form.keepMine}>
                  Keep mine
                </Button>
              </>
            }
          >
            Both of you changed: {form.conflict.fields.map((name) => labels[name] ?? name).join(', ')}.
            Nothing you typed is lost.
          </Banner>
        )}
        {children}
      </div>
    </Drawer>
  )
}
