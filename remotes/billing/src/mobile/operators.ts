/** The mobile operators by the ids of `operatorOf`, as their customers know them. */
export const OPERATORS = {
  telkomsel: 'Telkomsel',
  byu: 'by.U',
  indosat: 'Indosat',
  xl: 'XL',
  axis: 'AXIS',
  tri: 'Tri',
  smartfren: 'Smartfren',
} as const

export type Operator = keyof typeof OPERATORS

export const isOperator = (id: string): id is Operator => Object.hasOwn(OPERATORS, id)
