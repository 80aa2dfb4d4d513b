import { useLayoutEffect, useRef, type DialogHTMLAttributes, type PointerEvent } from 'react'
import { createPortal } from 'react-dom'
import { useShown } from './use-shown.ts'

interface ModalProps extends DialogHTMLAttributes<HTMLDialogElement> {
  onClose: () => void
  /** It requires an answer: a press outside does not close it, and Enter answers nothing before it has been read. */
  isQuestion?: boolean
}

/** A modal dialog at the end of the document: it may appear inside a form or a hidden part of the page. */
export function Modal({ onClose, isQuestion = false, ...dialog }: ModalProps) {
  const element = useRef<HTMLDialogElement>(null)
  const pressed = useRef<EventTarget>(null)
  useShown(element)
  useLayoutEffect(() => {
    if (isQuestion) element.current?.focus()
  }, [isQuestion])
  // A press that begins in a field and ends outside marks text. It closes nothing.
  const isOutside = (target: EventTarget) =>
    target === element.current && pressed.current === target
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- a press outside closes it, as Escape does
    <dialog
      {...dialog}
      ref={element}
      role={isQuestion ? 'alertdialog' : undefined}
      tabIndex={isQuestion ? -1 : undefined}
      onPointerDown={({ target }: PointerEvent) => {
        pressed.current = target
      }}
      onClick={({ target }) => !isQuestion && isOutside(target) && onClose()}
      // The owner decides whether it closes.
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      // A browser may close it without asking.
      onClose={onClose}
    />,
    document.body,
  )
}
