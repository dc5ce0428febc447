/** What a line states beside words. */
export type FactKind =
  | 'phone'
  | 'email'
  | 'address'
  | 'money'
  | 'hours'
  | 'date'
  | 'count'
  | 'duration'
  | 'person'
  /** A time of day, not just 'daily' or 'closed'. */
  | 'clock'
