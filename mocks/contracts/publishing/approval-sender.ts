import { type LinkIdentity, linkIdentityOf } from '../agency/link-identity.schema.ts'
import { productName } from '../platform/product-name.ts'
import type { ShownRun } from './approval.contract.ts'

interface Asking {
  /** Of the workspace, if it saved one. */
  agency: LinkIdentity | null
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
  const identity = linkIdentityOf(agency, isShown)
  if (!identity) return { sender: null, workspaceName }
  return { sender: { kind: 'agency', ...identity }, workspaceName: identity.name }
}
