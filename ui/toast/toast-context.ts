import { createContext, useContext } from 'react'
import type { ToastApi } from './toast.types.ts'

export const ToastContext = createContext<ToastApi | null>(null)

/** Shows notices: `useToast().notify({ kind: 'success', title: 'Saved' })`. */
export function useToast(): ToastApi {
  const api = useContext(ToastContext)
  if (!api) throw new Error('useToast needs a ToastProvider around it')
  return api
}
