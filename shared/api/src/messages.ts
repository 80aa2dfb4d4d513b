/** The languages of the shop. */
export type Language = 'id' | 'en'

/** A text of a server for people, in both languages. `{name}` stands for a value. */
export interface Message {
  readonly id: string
  readonly en: string
}

/** The values that a text names in braces. */
export type Names<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never

type IsSame<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false

/** Each message has a text in both languages, and both name the same values. */
type Complete<Table> = {
  [Key in keyof Table]: Table[Key] extends {
    id: infer Id extends string
    en: infer En extends string
  }
    ? '' extends Id | En
      ? 'a text is empty'
      : IsSame<Names<Id>, Names<En>> extends true
        ? Table[Key]
        : 'the languages name different values'
    : never
}

/** Declares messages by their names. An incomplete or unpaired message does not compile. */
export const defineMessages = <const Table extends Readonly<Record<string, Message>>>(
  table: Table & Complete<Table>,
): Table => table

type Values<M extends Message> = [Names<M['id']>] extends [never]
  ? []
  : [values: Readonly<Record<Names<M['id']>, string | number>>]

/** The text of a message. Numbers are written in the language, other values as they are. */
export const textOf = <M extends Message>(
  message: M,
  language: Language,
  ...[values]: Values<M>
): string => fill(message[language], language, values)

/** Fills the named values into a text. */
export const fill = (
  text: string,
  language: Language,
  values: Readonly<Record<string, string | number>> = {},
): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name] ?? ''
    return typeof value === 'number' ? wholeNumber(value, language) : value
  })

/** All texts of a table in one language, for a page. */
export const textsIn = <Table extends Readonly<Record<string, Message>>>(
  table: Table,
  language: Language,
): { [Key in keyof Table]: string } =>
  Object.fromEntries(Object.entries(table).map(([name, message]) => [name, message[language]])) as {
    [Key in keyof Table]: string
  }

const digits: Record<Language, Intl.NumberFormat> = {
  id: new Intl.NumberFormat('id-ID', { maximumFractionDigits: 0 }),
  en: new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 }),
}

/** A count in the buyer's language: 1.250, in English 1,250. */
export const wholeNumber = (value: number, language: Language): string =>
  digits[language].format(value)
