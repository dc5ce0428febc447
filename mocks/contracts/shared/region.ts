/** The two regions of the product (spec 2 §9). */
export const regions = ['eu', 'na'] as const
export type Region = (typeof regions)[number]

/** Whether something, such as a part of an address, names a region. */
export function isRegion(value: unknown): value is Region {
  return regions.some((region) => region === value)
}

/** The bucket label the data of a region carries: `voiceglow-eu`, or the default bucket (spec 2 §1). */
export function bucketOf(region: Region): string {
  return region === 'eu' ? 'voiceglow-eu' : 'voiceglow'
}

/** The region a bucket is of, named by its label or by the region, as browsers do, whose files do not name us. */
export function regionOfBucket(bucket: string): Region | undefined {
  return regions.find((region) => region === bucket || bucketOf(region) === bucket)
}

/** The region that is not the given one. */
export function otherRegion(region: Region): Region {
  return region === 'eu' ? 'na' : 'eu'
}
