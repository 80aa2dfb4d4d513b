import {
  Link,
  PageTitle,
  useLanguage,
  useMessages,
  useParams,
  useSearchParams,
} from '@borong/contract'
import { Band, Bands, HeadBand } from '@borong/ui/Band'
import { Button } from '@borong/ui/Button'
import { EmptyState } from '@borong/ui/EmptyState'
import { SearchIcon } from '@borong/ui/icons/SearchIcon'
import { SearchField } from '@borong/ui/SearchField'
import { CallSupport } from '../CallSupport.tsx'
import styles from './Help.module.css'
import { Questions } from './Questions.tsx'
import { findQuestions, topicsIn, type Topic } from './topics.ts'

/** The help centre: its topics, one topic, or the questions that contain a search. */
export function HelpScreen() {
  const t = useMessages()
  const { language } = useLanguage()
  const slug = useParams().topic
  const topics = topicsIn(language)
  const topic = topics.find((one) => one.slug === slug)
  const title = topic?.title ?? t('help.title')
  return (
    <Bands>
      <PageTitle>{title}</PageTitle>
      <HeadBand title={title} lead={topic ? undefined : t('help.lead')}>
        {topic && <Link to="/help">{t('help.all')}</Link>}
      </HeadBand>
      {topic ? <OneTopic topic={topic} /> : <AllTopics topics={topics} isUnknown={!!slug} />}
      <Band label={t('help.contact')}>
        <p>{t('help.contactText')}</p>
        <Button variant="secondary" link={<Link to="/chat" />}>
          {t('help.chat')}
        </Button>
        <CallSupport />
      </Band>
    </Bands>
  )
}

const OneTopic = ({ topic }: { topic: Topic }) => (
  <Band label={topic.title}>
    <Questions questions={topic.questions} />
  </Band>
)

function AllTopics({ topics, isUnknown }: { topics: readonly Topic[]; isUnknown: boolean }) {
  const t = useMessages()
  const [search, setSearch] = useSearchParams()
  const typed = search.get('q') ?? ''
  const type = (text: string) => setSearch(text ? { q: text } : {}, { replace: true })
  const found = typed.trim() ? findQuestions(topics, typed) : undefined
  return (
    <>
      <Band label={t('help.search')}>
        {isUnknown && <p role="status">{t('help.unknown')}</p>}
        <SearchField
          label={t('help.search')}
          placeholder={t('help.search')}
          clearLabel={t('help.clear')}
          action="/help"
          value={typed}
          onChange={type}
          onSearch={type}
        />
      </Band>
      {found ? (
        <Band label={t('help.found', { count: found.length })}>
          <p role="status">{t('help.found', { count: found.length })}</p>
          {found.length > 0 ? (
            <Questions questions={found} />
          ) : (
            <EmptyState icon={<SearchIcon size={32} />} title={t('help.none')}>
              {t('help.noneText')}
            </EmptyState>
          )}
        </Band>
      ) : (
        <Band label={t('help.topics')}>
          <ul className={styles.topics}>
            {topics.map(({ slug, title }) => (
              <li key={slug}>
                <Link to={`/help/${slug}`} className={styles.topic}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </Band>
      )}
    </>
  )
}
