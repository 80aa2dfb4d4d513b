/** The groupings of a company's spend; `order` lists the single orders. */
export const spendGroupings = [
  'month',
  'cost_centre',
  'category',
  'seller',
  'member',
  'order',
] as const

/** The groupings whose groups a report can be narrowed to. */
export const spendFilters = ['cost_centre', 'category', 'seller', 'member'] as const

/** The id of the group of orders without a cost centre, and of goods without a category. */
export const NO_GROUP = 'none'
