import { useState } from 'react'
import { Button } from '../../src/Button.tsx'
import { Form } from '../../src/Form.tsx'
// oxlint-disable-next-line import/default -- the bundler reads the text of the file
import source from '../../src/Form.tsx?source'
import { FormError } from '../../src/FormError.tsx'
import { TextField } from '../../src/TextField.tsx'
import { GallerySection, useWords } from '../GallerySection.tsx'
import { Props } from '../Props.tsx'

export function FormSection() {
  const { t } = useWords()
  const [phone, setPhone] = useState('0812')
  const [quantity, setQuantity] = useState('')
  const [isSent, setSent] = useState(false)
  return (
    <GallerySection name="Form and FormError">
      <Form onSubmit={() => setSent(true)}>
        <TextField
          label={t.phone}
          type="tel"
          value={phone}
          onChange={setPhone}
          invalid={phone.length < 10 && t.phoneError}
        />
        <TextField
          label={t.quantity}
          type="numeric"
          value={quantity}
          onChange={setQuantity}
          invalid={!/^[1-9]\d*$/.test(quantity) && t.quantityError}
        />
        <FormError>{Number(quantity) > 12 && t.left}</FormError>
        <Button type="submit">{isSent ? t.paid : t.buyNow}</Button>
      </Form>
      <Props of="Form" source={source} />
    </GallerySection>
  )
}
