import type { PushReceived, WorkerScope } from './scope.ts'

interface Push {
  title: string
  path: string
  tag?: string
  language?: string
}

const LIST = '/notification'

/** C-34: shows the pushes of the shop. A browser withdraws the permission of a shop that shows none. */
export function showPushes(scope: WorkerScope): void {
  const { registration, clients, location } = scope

  scope.addEventListener('push', (event) => {
    const { title, path, tag, language } = read(event)
    const shown = registration.showNotification(title, {
      icon: '/icon-192.png',
      data: path,
      ...(tag ? { tag } : {}),
      ...(language ? { lang: language } : {}),
    })
    event.waitUntil(shown)
  })

  scope.addEventListener('notificationclick', (event) => {
    const { notification } = event
    notification.close()
    const target = inShop(String(notification.data), location.origin)
    event.waitUntil(open(target))
  })

  // Another tab may hold a form that the buyer is filling in, so it is not navigated.
  async function open(target: string): Promise<void> {
    const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true })
    const tab = tabs.find(({ url }) => url === target)
    await (tab ? tab.focus() : clients.openWindow(target))
  }
}

function read({ data }: PushReceived): Push {
  try {
    const push = data?.json() as Push
    if (push.title) return push
  } catch {
    // Falls through to a push without content.
  }
  return { title: 'Borong', path: LIST }
}

function inShop(path: string, origin: string): string {
  try {
    const url = new URL(path, origin)
    if (url.origin === origin) return url.href
  } catch {
    // Falls through to the list of notifications.
  }
  return origin + LIST
}
