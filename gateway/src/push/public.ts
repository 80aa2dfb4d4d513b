export { queuePush } from './queue.ts'
export { followLanguage, unbindOtherSignIns, unbindSignIn } from './unbind.ts'
