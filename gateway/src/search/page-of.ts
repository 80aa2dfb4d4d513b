export interface Page {
  page: number
  limit: number
}

/** T-10: the position of a page in its list. Another page follows while the counted items exceed this one. */
export const pageOf = ({ total_count }: { total_count: number }, { page, limit }: Page) => ({
  page,
  limit,
  has_more: Math.ceil(total_count / limit) > page,
})
