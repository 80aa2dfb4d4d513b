import en from './texts/en/help.md'
import id from './texts/id/help.md'

export interface Question {
  title: string
  answer: string
}

/** A topic of the help centre; `slug` is its address, the same in both languages. */
export interface Topic {
  slug: string
  title: string
  questions: Question[]
}

const texts = { id, en }

/** The topics of the help centre, from the text that an editor writes. */
export const topicsIn = (language: 'id' | 'en'): Topic[] => parseTopics(texts[language])

export function parseTopics(text: string): Topic[] {
  return text
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [head = '', ...questions] = part.split(/^### /m)
      const [slug = '', title = ''] = head.trim().split(/: (.*)/s)
      return {
        slug,
        title,
        questions: questions.map((question) => {
          const [title = '', ...answer] = question.trim().split('\n')
          return { title, answer: answer.join('\n').trim() }
        }),
      }
    })
}

/** The questions that contain every word of the search. */
export function findQuestions(topics: readonly Topic[], search: string): Question[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return topics
    .flatMap(({ questions }) => questions)
    .filter(({ title, answer }) => {
      const text = `${title} ${answer}`.toLowerCase()
      return words.every((word) => text.includes(word))
    })
}
