import { X } from 'lucide-react'

export const Close = X
