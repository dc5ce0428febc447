import type { Region } from '#mocks/contracts/shared/region.ts'
import type { Deps } from '../../deps.ts'
import type { SiteRead } from '../../providers/site-reader/site-reader.ts'
import { hashSecret } from '../../shared/secrets.ts'
import type { Doc, DocStore } from '../../store/store.ts'

/** A trial: whose questions are counted, without a word of who asks. */
export interface TrialDoc extends Doc {
  name: string
  lang: string
  asked: number
  /** Unix milliseconds. */
  expiresAt: number
}

/** What its website said, beside it: a question does not read it anew. */
interface TrialSiteDoc extends Doc {
  /** The address as it was typed. */
  website: string
  /** JSON of the reading; texts may hold keys and dots a document must not. */
  site: string
  /** There are no more pages than were read. */
  isWhole: boolean
  /** Unix milliseconds. */
  expiresAt: number
}

/** What a trial read, for the account that keeps it. */
export interface TrialSite {
  site: SiteRead
  isWhole: boolean
}

/** How many trials a day had. */
interface TrialDayDoc extends Doc {
  count: number
  /** Unix milliseconds. */
  expiresAt: number
}

const dayMs = 24 * 60 * 60 * 1000

/** Trials, found by the hash of their id. */
export function createTrialRepository({ stores, now }: Pick<Deps, 'stores' | 'now'>) {
  const trials = (region: Region): DocStore<TrialDoc> => stores[region].collection('trials')
  const sites = (region: Region): DocStore<TrialSiteDoc> => stores[region].collection('trialSites')
  const days = (region: Region): DocStore<TrialDayDoc> => stores[region].collection('trialDays')

  const today = () => new Date(now()).toISOString().slice(0, 10)

  return {
    /** How many trials today had. */
    async ofToday(region: Region): Promise<number> {
      return (await days(region).findOne({ _id: today() }))?.count ?? 0
    },

    /** Counts one more trial of today. */
    async countToday(region: Region): Promise<void> {
      await days(region).updateOne(
        { _id: today() },
        { $inc: { count: 1 }, $set: { expiresAt: now() + 2 * dayMs } },
        { upsert: true },
      )
    },

    /** How many trials are being asked. */
    alive(region: Region): Promise<number> {
      return trials(region).countDocuments({ expiresAt: { $gt: now() } })
    },

    async add(
      region: Region,
      trialId: string,
      trial: Pick<TrialDoc, 'name' | 'lang' | 'expiresAt'>,
      { website, site, isWhole }: TrialSite & { website: string },
    ): Promise<void> {
      const _id = hashSecret(trialId)
      const { expiresAt } = trial
      await sites(region).insertOne({ _id, website, site: JSON.stringify(site), isWhole, expiresAt })
      await trials(region).insertOne({ _id, ...trial, asked: 0 })
    },

    /** A trial whose time is not over; null for none. */
    async find(region: Region, trialId: string): Promise<TrialDoc | null> {
      const doc = await trials(region).findOne({ _id: hashSecret(trialId) })
      return doc && doc.expiresAt > now() ? doc : null
    },

    /** Takes one question; the answer is how many were asked with it, null when none is left. */
    async takeQuestion(region: Region, { _id }: TrialDoc, most: number): Promise<number | null> {
      const doc = await trials(region).findOneAndUpdate(
        { _id, asked: { $lt: most } },
        { $inc: { asked: 1 } },
        { returnDocument: 'after' },
      )
      return doc?.asked ?? null
    },

    async pagesOf(region: Region, { _id }: TrialDoc): Promise<SiteRead['pages']> {
      const doc = await sites(region).findOne({ _id })
      return doc ? (JSON.parse(doc.site) as SiteRead).pages : []
    },

    /** What a trial of this website read, for whoever holds its id; null once its time is over. */
    async siteOf(region: Region, trialId: string, website: string): Promise<TrialSite | null> {
      const doc = await sites(region).findOne({ _id: hashSecret(trialId), website })
      return doc && doc.expiresAt > now()
        ? { site: JSON.parse(doc.site) as SiteRead, isWhole: doc.isWhole }
        : null
    },

    /** Removes what is over. */
    async sweep(region: Region): Promise<void> {
      const over = { expiresAt: { $lte: now() } }
      await trials(region).deleteMany(over)
      await sites(region).deleteMany(over)
    },
  }
}
