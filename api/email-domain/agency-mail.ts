import sharp from 'sharp'
import { areHostsShown } from '#mocks/contracts/agency/white-label-trial.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { presentAgency } from '../agency/agency.presenter.ts'
import { type AgencyDoc, createAgencyRepository } from '../agency/agency.repository.ts'
import type { Deps } from '../deps.ts'
import type { MailMessage, MailPicture } from '../providers/mail/mail.ts'
import { createWorkspaceRepository } from '../workspaces/workspace.repository.ts'
import { brandMail, logoId } from './brand-mail.ts'
import { createEmailDomainService, type EmailDomainDeps } from './email-domain.service.ts'

/** Longest side of the logo in a mail, in pixels. */
const logoPx = 96

/** Sends mails to people outside a workspace: of one that is an agency, in its name and from its domain. */
export function createAgencyMail(deps: EmailDomainDeps & Pick<Deps, 'mail' | 'files'>) {
  const { find } = createAgencyRepository(deps)
  const workspaces = createWorkspaceRepository(deps.stores)
  const domains = createEmailDomainService(deps)

  /** The agency that a workspace is to people outside it; null for none. */
  async function agencyOf(region: Region, workspaceId: string): Promise<AgencyDoc | null> {
    const doc = await find(region, workspaceId)
    if (!doc || doc.name.trim() === '') return null
    const workspace = await workspaces.find(region, workspaceId)
    return workspace && areHostsShown(workspace, deps.now()) ? doc : null
  }

  async function logoOf({ squarePhotoURL }: AgencyDoc): Promise<MailPicture | null> {
    if (!squarePhotoURL.startsWith('/files/')) return null
    try {
      const bytes = await deps.files.read(squarePhotoURL.slice('/files/'.length))
      if (!bytes) return null
      const size = { width: logoPx, height: logoPx, fit: 'inside', withoutEnlargement: true } as const
      return { id: logoId, type: 'image/png', bytes: await sharp(bytes).resize(size).png().toBuffer() }
    } catch (error) {
      // A mail without its logo is better than none.
      deps.log.warn({ err: error }, 'agency.mail.no_logo')
      return null
    }
  }

  /** Sends it as the workspace is to people outside it. Rejects when it was not accepted. */
  return async function sendAgencyMail(
    region: Region,
    workspaceId: string,
    message: MailMessage,
  ): Promise<void> {
    const doc = await agencyOf(region, workspaceId)
    if (!doc) return deps.mail.send(region, message)
    const agency = presentAgency(doc)
    const branded = brandMail(message, agency, await logoOf(doc))
    const domain = await domains.ofAgency(region, workspaceId)
    const send = domain?.status === 'verified' ? domains.senderOf(domain) : null
    if (!domain || !send) return deps.mail.send(region, branded)
    const from = { name: branded.from!.name, address: senderAt(domain.domain, agency.supportEmail) }
    await send(region, { ...branded, from })
  }
}

/** Who a mail is from: the agency's own address where it is one of the domain's. */
function senderAt(domain: string, supportEmail: string): string {
  return supportEmail.endsWith(`@${domain}`) ? supportEmail : `no-reply@${domain}`
}
