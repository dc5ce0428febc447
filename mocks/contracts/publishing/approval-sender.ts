import { type LinkFace, linkFaceOf } from '../agency/link-face.schema.ts'
import { productName } from '../platform/product-name.ts'
import type { ShownRun } from './approval.contract.ts'

interface Asking {
  /** Of the workspace, if it saved one. */
  agency: LinkFace | null
  /** Whether an agency of the workspace would be shown at its hosts. */
  isShown: boolean
  workspaceName: string
}

/** Who asks a client for an approval: a workspace with our brand, an agency, or an agency that shows nobody, and never us. */
export function approvalSender({
  agency,
  isShown,
  workspaceName,
}: Asking): Pick<ShownRun, 'sender' | 'workspaceName'> {
  if (!agency && !isShown) return { sender: { kind: 'product', name: productName }, workspaceName }
  const face = linkFaceOf(agency, isShown)
  if (!face) return { sender: null, workspaceName }
  return { sender: { kind: 'agency', ...face }, workspaceName: face.name }
}
