// Android's web views end their system's brackets with `; wv`. Those of iPhones have only the name of the app.
const IN_APP = /; wv\)|FB[A_]|Instagram|WhatsApp|Line\/|MicroMessenger|musical_ly|Bytedance/

/**
 * Whether another app shows the page in its own window. Such a window saves no files, has no pushes and no passkeys, and
 * Google refuses to sign a buyer in there.
 */
export const isInAppBrowser = () => IN_APP.test(navigator.userAgent)
