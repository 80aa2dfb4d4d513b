/**
 * The API of remotes: the page's single store, HTTP client, query client, messages and router. Libraries are
 * re-exported only by the names in use, because a shared package is sent whole.
 */
export type { Call } from '@borong/api/call'
export type { Input, Problem, RefusalOf, Reply } from '@borong/api/types'
export { call } from './http/call.ts'
export type { CallOptions } from './http/request.ts'
export { ApiError, isApiError } from './http/api-error.ts'
export type { ApiErrorKind } from './http/api-error.ts'
export { callQuery, useCall } from './queries/call-query.ts'
export { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
export { useSuspenseQuery } from './queries/use-suspense-query.ts'
export { useSubmit } from './use-submit.ts'

export { requireLogin, sessionAtom, useSession } from './session.ts'
export type { Session } from './session.ts'
export { atom, useAtom, useAtomValue, useSetAtom, useStore } from 'jotai'
export { atomWithStorage } from 'jotai/utils'

export { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom'
export { Link, NavLink } from './Link.tsx'
export { useBack, usePreviousPath } from './navigation.ts'
export { PageTitle } from './PageTitle.tsx'

export { useMessages } from './messages.ts'
export { useLanguage } from './language.ts'
export { unitName } from '@borong/api/rules/unit-name'
export type { Language } from './language.ts'

export { markDocuments } from './page.ts'
export { toast } from './toast.ts'
export type { ToastOptions, ToastType } from './toast.ts'
export { useFlag } from './flags.ts'
export type { FlagName } from './flags.ts'
export { track, useTrack } from './telemetry.ts'
export type { TrackEvent } from './telemetry.ts'
export { Widget } from './Widget.tsx'
export { later } from './later.ts'
export { RemoteContext, useRemote } from './remote-context.ts'
export type { RemoteIdentity } from './remote-context.ts'
export { useConfig, useFirstNow } from './config.ts'
export type { RuntimeConfig } from './release.ts'
